lexer grammar GrogLexer;

NAME : [A-Za-z] [A-Za-z0-9]* ;
SPACE : [ \t\r\n]+ -> skip ;
OTHER : . ;
