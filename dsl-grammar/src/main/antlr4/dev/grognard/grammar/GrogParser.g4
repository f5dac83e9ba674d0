parser grammar GrogParser;

options { tokenVocab = GrogLexer; }

file : (NAME | OTHER)* EOF ;
