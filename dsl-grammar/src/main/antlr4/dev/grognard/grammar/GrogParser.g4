parser grammar GrogParser;

options { tokenVocab = GrogLexer; contextSuperClass = SlimContext; }

// ---------------------------------------------------------------------------------------------- entry rules

singleFile
    : languageLine? header? declaration* EOF
    ;

standaloneExpression
    : expression EOF
    ;

standaloneTemplateHole
    : expression EOF
    ;

// ---------------------------------------------------------------------------------------------- the layers

languageLine
    : LANGUAGE version=INT
    ;

header
    : SERIES name=thingName title=STRING (EXTENDS base=thingName)? assumed?     # seriesHeader
    | GAME name=thingName title=STRING (EXTENDS base=thingName)? assumed?       # gameHeader
    | MOD name=thingName title=STRING FOR base=thingName assumed?               # modHeader
    ;

assumed
    : ASSUMED why=STRING
    ;

// What the book says and what we had to make up: cases and assumptions in any order.
provenance
    : (CITATION | assumed)*
    ;

// ---------------------------------------------------------------------------------------------- declarations

declaration
    : CITES book (COMMA book)*                                                              # citesDeclaration
    | CASES file=STRING                                                                     # casesDeclaration
    | INCLUDE file=STRING                                                                   # includeDeclaration
    | CALENDAR first=DATE DOTDOT last=DATE (EACH thingName (COMMA thingName)*)? CITATION*   # calendarDeclaration
    | SIDES enumValue (COMMA enumValue)* CITATION*                                          # sidesDeclaration
    | SIDE CITATION* members CITATION*                                                      # sideDeclaration
    | QUANTITY name=thingName (STEP step=(INT | FRACTION))? (OR NEVER)? CITATION*           # quantityDeclaration
    | ENUM name=thingName ALSO? CITATION* LBRACE enumValue (COMMA enumValue)* RBRACE CITATION*          # enumDeclaration
    | RECORD name=thingName CITATION* (notation+=STRING (OR notation+=STRING)* | members) CITATION*     # recordDeclaration
    | PLACE name=kindName ALSO? CITATION* (members CITATION*)?                              # placeDeclaration
    | LINK name=kindName (IS parentKind=kindName)? (BETWEEN between=kindName)? ALSO? CITATION* (members CITATION*)?     # linkDeclaration
    | BOX boxItem (COMMA boxItem)* CITATION*                                                # boxDeclaration
    | PIECE name=kindName (IS parentKind=kindName)? (ON standsOn+=kindName (COMMA standsOn+=kindName)*)? ALSO? CITATION*
        (members CITATION*)?                                                                # pieceDeclaration
    | PIECES (setting (COMMA setting)*)? provenance rows                                    # piecesDeclaration
    | LIST name=variableName (COLON itemType=thingName | ALSO) CITATION* rows?                     # listDeclaration
    | MAP hexes? provenance LBRACE mapItem* RBRACE CITATION*                                # mapDeclaration
    | sort=(TERRAIN | HEXSIDE | PATH) features CITATION*                                    # featureDeclaration
    | region                                                                                # regionDeclaration
    | TABLE name=variableName ALSO? parameters? (COLON type)? provenance rows CITATION*        # tableDeclaration
    | ruleDefinition                                                                        # ruleDeclaration
    | exceptionTo                                                                           # exceptionDeclaration
    | modifiers                                                                             # modifiersDeclaration
    | procedure                                                                             # procedureDeclaration
    | ORDER name=orderName ALSO LBRACE requirement* RBRACE                                  # orderAlsoDeclaration
    | ORDER name=orderName domains? (IN joins=qualifiedName)? label=STRING? CITATION* requirement* block   # orderDeclaration
    | OFFER order=orderName IN menu=qualifiedName (WHEN condition=expression)? CITATION*    # offerDeclaration
    | stateMember                                                                           # stateDeclaration
    | hookKind hooked=qualifiedName (WHEN condition=expression)? CITATION* block            # hookDeclaration
    | boundary period? once? (WHEN condition=expression)? CITATION* block                   # momentDeclaration
    | (FOR EACH domain (COMMA domain)*)? AS SOON AS condition=expression once? CITATION* block          # triggerDeclaration
    | WHENEVER piece=entrant ENTERS place=entrant (WHERE condition=expression)? CITATION* block         # wheneverDeclaration
    | VICTORY side=sideName title=STRING CITATION* ending CITATION*                             # victoryDeclaration
    | VICTORY LBRACE victoryLine* RBRACE                                                    # victoryTableDeclaration
    | GAME OVER ending CITATION*                                                            # gameOverDeclaration
    | GAME WITHIN most=INT DECISIONS                                                        # boundDeclaration
    | SEQUENCE CITATION* block                                                              # sequenceDeclaration
    | SCENARIO name=thingName title=STRING CITATION* LBRACE scenarioItem* RBRACE            # scenarioDeclaration
    | OPTION name=thingName title=STRING CITATION* LBRACE declaration* RBRACE               # optionDeclaration
    | TRAVEL name=travelName ALSO? parameters? (IN quantity=thingName)? (LIKE like=travelName)? CITATION*
        LBRACE travelClause* RBRACE                                                         # travelDeclaration
    | LOOKS LBRACE look* RBRACE                                                             # looksDeclaration
    | LABEL text=STRING                                                                     # labelDeclaration
    | SCORE LPAREN side=variableName RPAREN EQUALS value=expression                            # scoreDeclaration
    | INVARIANT title=STRING CITATION* condition=expression                                 # invariantDeclaration
    | RULING name=thingName CITATION* text=STRING                                           # rulingDeclaration
    | EXAMPLE title=STRING CITATION* LBRACE exampleItem* RBRACE                             # exampleDeclaration
    ;

book
    : prefix=thingName title=STRING
    ;

enumValue
    : name=thingName printed=STRING?
    ;

boxItem
    : name=placeName printed=STRING? (FACE UP)? FINAL?
    ;

setting
    : name=valueName value=settingValue
    ;

settingValue
    : MINUS number=INT                                                          # negativeSetting
    | primaryExpression                                                         # valueSetting
    ;

rows
    : LBRACE row* RBRACE
    ;

row
    : ROW CITATION*
    ;

// Several that may lie together, or a group of which there is at most one.
features
    : enumValue (COMMA enumValue)*                                              # featureList
    | group=thingName CITATION* LBRACE enumValue (COMMA enumValue)* RBRACE      # featureGroup
    ;

// The hexes at the upper left and the lower right, then how they lie: `flat-top, even columns down`.
hexes
    : HEXES first=spot DOTDOT last=spot (hexTrait (COMMA hexTrait)*)?
    ;

hexTrait
    : (VALUE | ROWS | FIRST | ODD | EVEN | UP | DOWN | MINUS)+
    ;

// A place, or a hex by its number.
spot
    : THING
    | INT
    ;

mapItem
    : row                                                                       # placeRow
    | LEGEND glyphs=row meanings=row                                            # legendItem
    | TERRAIN DRAWING CITATION*                                                 # drawingItem
    | NAMED namedHex (COMMA namedHex)* CITATION*                                # namedItem
    | featureLine                                                               # featureMapItem
    | linkLine                                                                  # linkMapItem
    | FOR EACH domain LBRACE linkLine* RBRACE                                   # linkLoop
    | region                                                                    # mapRegion
    ;

namedHex
    : STRING spot                                                               # quotedHex
    | nameWord+ INT                                                             # wordedHex
    ;

nameWord
    : THING
    | VALUE
    | softWord
    ;

featureLine
    : feature=thingName name=STRING? featureItem (COMMA featureItem)* CITATION*
    ;

featureItem
    : stops+=spot (MINUS stops+=spot)*                                          # stopsItem
    | side=FRACTION                                                             # sideItem
    | one=spot SLASH other=spot                                                 # spotSideItem
    ;

linkLine
    : kind=kindName setting* COLON chain (COMMA chain)* CITATION*
    ;

chain
    : stops+=spot (MINUS stops+=spot)+                                # stopsChain
    | AMONG set=expression                                                      # amongChain
    ;

region
    : REGION name=placeName CITATION* EQUALS area CITATION*                     # areaRegion
    | REGION name=placeName CITATION* EQUALS value=expression                   # setRegion
    ;

// Hexes by where they lie; all of it must hold.
area
    : bound (AND areaPart)*
    ;

areaPart
    : bound                                                                     # boundPart
    | THING                                                                     # namedPart
    | LPAREN expression (COMMA expression)* RPAREN                              # membersPart
    ;

bound
    : axis=(VALUE | ROWS) low=spot (DOTDOT high=spot)?                          # linesBound
    | WITHIN distance=INT OF centre=spot                                        # nearBound
    | (ON OR)? direction=(NORTH | SOUTH | EAST | WEST) OF border=thingName      # besideBound
    | bounded=VALUE BY borders+=thingName (COMMA borders+=thingName)* holding=VALUE held=spot    # borderBound
    ;

exceptionTo
    : EXCEPTION cited+=CITATION* TO ruleName=qualifiedName item=STRING? exceptionEffect
    ;

exceptionEffect
    : (WHEN condition=expression)? precedence* (EQUALS result precedence* | COLON mapping+)             # changingException
    | REINSTATES undone+=CITATION+ (WHEN condition=expression)?                 # reinstatingException
    ;

precedence
    : OVER CITATION                                                             # overPrecedence
    | AFTER CITATION                                                            # afterPrecedence
    ;

mapping
    : from+=mappedValue (COMMA from+=mappedValue)* ARROW to=mappedValue
    ;

// No parenthesis: the value before might take it for its arguments.
mappedValue
    : VALUE arguments?
    | plainPrimary
    ;

hookKind
    : BEFORE                                                                    # beforeHook
    | AFTER                                                                     # afterHook
    | INSTEAD OF                                                                # insteadHook
    ;

boundary
    : AT edge=(START | END) OF (TURN turn=turnNumber? | phase=phaseName)
    ;

period
    : FROM turn=turnMark                                                        # fromPeriod
    | ON turn=turnMark                                                          # onPeriod
    ;

// A date says by itself that it is a turn.
turnMark
    : TURN? DATE                                                                # dateMark
    | TURN INT                                                                  # numberMark
    ;

turnNumber
    : INT
    | DATE
    ;

once
    : ONCE (PER TURN)?
    ;

ending
    : AS SOON AS condition=expression                                           # asSoonAsEnding
    | boundary (WHEN condition=expression)?                                     # momentEnding
    ;

entrant
    : name=variableName IN set=sumExpression
    ;

victoryLine
    : (side=sideName | NOBODY) title=STRING CITATION* (WHEN condition=expression | OTHERWISE) CITATION*
    ;

scenarioItem
    : TURNS first=turnNumber DOTDOT last=turnNumber                                           # scenarioTurns
    | setup                                                                     # scenarioSetup
    | declaration                                                               # scenarioDeclarationItem
    ;

setup
    : AT place=spot COLON placed (COMMA placed)* CITATION*
    ;

placed
    : REST OF side=sideName                                                     # placedRest
    | piece=pieceName (LPAREN setting (COMMA setting)* RPAREN)?                 # placedPiece
    ;

travelClause
    : COST value=expression CITATION*                                           # costClause
    | PLUS value=expression WHEN condition=expression CITATION*                 # plusClause
    | REQUIRES value=expression (ELSE reason=STRING)? CITATION*                 # requiresClause
    | STOPS WHEN condition=expression CITATION*                                 # stopsClause
    | PASSES WHERE value=expression (ELSE reason=STRING)? CITATION*             # passesClause
    | ENDS WHERE value=expression (ELSE reason=STRING)? CITATION*               # endsClause
    | AT MOST value=sumExpression (STEPS | STEP) (WHEN condition=expression)? CITATION*     # atMostStepsClause
    | FIRST STEP ALWAYS (UNLESS condition=expression)? CITATION*                # firstStepClause
    | BEFORE STEP (WHEN condition=expression)? CITATION* block                  # beforeStepClause
    | AFTER STEP (WHEN condition=expression)? CITATION* block                   # afterStepClause
    ;

look
    : subject=thingName lookWord+
    ;

lookWord
    : COLOUR | INT | STRING | valueName
    ;

// ---------------------------------------------------------------------------------------------- members of kinds

members
    : LBRACE member* RBRACE
    ;

member
    : stateMember                                                                           # stateOfKind
    | (LABEL | inRows=ROWS) text=STRING                                                     # labelOfKind
    | names+=valueName (COMMA names+=valueName)* memberKind                                 # printedMember
    ;

memberKind
    : COLON type (EQUALS initial=expression)? CITATION*                                     # fieldMember
    | SEEN BY watcher (COMMA BY watcher)* CITATION*                                         # visibilityMember
    ;

stateMember
    : STATE names+=variableName (COMMA names+=variableName)* parameters? COLON type (EQUALS initial=expression)?
        (EACH resetMoment (COMMA resetMoment)*)? (SEEN BY watcher (COMMA BY watcher)*)? CITATION*
    ;

resetMoment
    : TURN
    | phaseName
    ;

watcher
    : (valueName | sideName) (WHEN condition=expression)?
    ;

type
    : (SET OF)? name=typeName bounds? CLAMPED? QUESTION? (ROUNDED direction=(UP | DOWN))?
    ;

typeName
    : THING
    | DIE
    ;

bounds
    : low=wholeNumber DOTDOT high=wholeNumber?
    | DOTDOT high=wholeNumber
    ;

wholeNumber
    : MINUS? INT
    ;

parameters
    : LPAREN (parameter (COMMA parameter)*)? RPAREN
    ;

parameter
    : name=variableName COLON type
    ;

domains
    : LPAREN domain (COMMA domain)* RPAREN
    ;

domain
    : name=variableName IN set=expression
    ;

// ---------------------------------------------------------------------------------------------- rules and procedures

ruleDefinition
    : OPEN RULE name=variableName parameters? COLON type CITATION*                                         # openRule
    | RULE name=variableName parameters? COLON type cited+=CITATION* EQUALS result behind+=CITATION* exceptClause*               # closedRule
    ;

result
    : value=expression (BECAUSE reason=STRING)?
    ;

exceptClause
    : EXCEPT WHEN condition=expression cited+=CITATION* EQUALS result behind+=CITATION*
    ;

modifiers
    : MODIFIERS name=qualifiedName ALSO CITATION* modifierItems                                         # modifiersAlso
    | MODIFIERS TO name=qualifiedName limit? CITATION* modifierItems                                    # modifiersTo
    | MODIFIERS name=qualifiedName parameters? (COLON type)? limit? CITATION* modifierItems             # ownModifiers
    ;

limit
    : COMMA ONLY THE HIGHEST                                                    # highestLimit
    | COMMA ONLY THE LOWEST                                                     # lowestLimit
    | COMMA AT MOST number=sumExpression                                        # atMostLimit
    | COMMA AT LEAST number=sumExpression                                       # atLeastLimit
    ;

modifierItems
    : LBRACE modifierItem* RBRACE
    ;

modifierItem
    : label=STRING sign=(ADD | MINUS) value=limitedTerm (WHEN condition=expression)? CITATION*
    ;

// A sum would leave open whether the sign of the item stands before all of it.
limitedTerm
    : termExpression (AT ways+=(MOST | LEAST) limits+=sumExpression)*
    ;

procedure
    : PROCEDURE name=procedureName ALSO CITATION* block                                                 # procedureAlso
    | OPEN PROCEDURE name=procedureName parameters? (COLON type)? CITATION*                             # openProcedure
    | PROCEDURE name=procedureName parameters? (COLON type)? (NESTED AT MOST depth=INT)? CITATION* block    # closedProcedure
    ;

requirement
    : kind=(REQUIRES | DISCOVERS) condition=expression (ELSE reason=STRING)? CITATION*
    ;

// ---------------------------------------------------------------------------------------------- statements

block
    : LBRACE statement* RBRACE
    ;

statement
    : LET name=variableName EQUALS value=expression CITATION*                      # letStatement
    | stateMember                                                               # stateStatement
    | ruleDefinition                                                            # ruleStatement
    | modifiers                                                                 # modifiersStatement
    | procedure                                                                 # procedureStatement
    | STEP name=phaseName CITATION* block CITATION*                             # stepStatement
    | PHASE name=phaseName (LPAREN argument=expression RPAREN)? CITATION* block CITATION*   # phaseStatement
    | EACH TURN block                                                           # eachTurnStatement
    | ifElse                                                                    # ifStatement
    | MATCH subject=expression LBRACE statementArm+ RBRACE                      # matchStatement
    | FOR EACH variable=variableName IN set=expression (COMMA IN AN ORDER chooser=postfixExpression CHOOSES prompt=STRING?)?
        CITATION* block CITATION*                                                         # forStatement
    | REPEAT times=sumExpression TIMES CITATION* block CITATION*                # repeatTimesStatement
    | REPEAT block (UNTIL until=expression)? CITATION*                          # repeatUntilStatement
    | DO block cut+                                                             # doStatement
    | MOVE what=sumExpression TO to=sumExpression CITATION*                     # moveStatement
    | REVEAL THAT told=expression (TO to=anyTarget)? CITATION*                  # revealThatStatement
    | REVEAL what=sumExpression (TO to=anyTarget)? CITATION*                    # revealStatement
    | HIDE what=sumExpression CITATION*                                         # hideStatement
    | SAY text=STRING CITATION*                                                 # sayStatement
    | GIVE value=expression                                                     # giveStatement
    | STOP                                                                      # stopStatement
    | USUAL                                                                     # usualStatement
    | SECRETLY block (THEN REVEAL)?                                             # secretlyStatement
    | target action?                                                            # targetStatement
    | softTarget action                                                         # softTargetStatement
    | joiningName action                                                        # joiningNameStatement
    ;

// What may follow a name at the start of a statement; without any of it the statement calls a procedure.
action
    : sign=(EQUALS | ADD_TO | TAKE_FROM) value=expression CITATION*             # assignAction
    | MOVES mover=postfixExpression BY travelUse prompt=STRING? (PREFERRING preferences)? CITATION*     # journeyAction
    | verb=(MAY | MUST) REPEATEDLY? (IF ABLE)? (prompt=STRING (OR SAY? decline=STRING)?)? LBRACE menuItem* RBRACE (UNTIL until=expression)?
        (OTHERWISE block)?                                                      # menuAction
    | CITATION+                                                                 # citedCall
    ;

target
    : THING arguments? access*                                                  # thingTarget
    | VALUE arguments? access*                                                  # valueTarget
    | INT access+                                                               # hexTarget
    ;

// A name that is also a word of the language must do something, else it could be part of the statement before.
softTarget
    : targetName arguments? access*
    ;

anyTarget
    : target                                                                    # plainTarget
    | softTarget                                                                # wordTarget
    ;

ifElse
    : IF condition=expression CITATION* then=block (ELSE otherwise=elseBranch)?
    ;

elseBranch
    : block                                                                     # elseBlock
    | ifElse                                                                    # elseIf
    ;

statementArm
    : matchKey (COMMA matchKey)* block
    ;

cut
    : CUT SHORT AS SOON AS condition=expression CITATION* block?
    ;

menuItem
    : orderName                                                                 # orderMenuItem
    | option                                                                    # optionMenuItem
    ;

option
    : name=orderName domains? label=STRING? CITATION* requirement* block
    ;

// ---------------------------------------------------------------------------------------------- expressions

expression
    : IF condition=fallbackExpression THEN then=expression ELSE otherwise=expression        # conditionalExpression
    | MATCH subject=fallbackExpression LBRACE matchArm+ RBRACE                              # matchExpression
    | fallbackExpression selection?                                                         # selectingExpression
    ;

selection
    : WHERE condition=fallbackExpression (PREFERRING preferences)?                          # whereSelection
    | PREFERRING preferences                                                                # preferringSelection
    | CHOOSES amount OF set=fallbackExpression (WHERE condition=fallbackExpression)? choiceTail         # choosesSelection
    | CHOOSES NUMBER IN range=rangeExpression prompt=STRING?                                # numberSelection
    | MAY CHOOSE ONE OF set=fallbackExpression (WHERE condition=fallbackExpression)? choiceTail         # mayChooseSelection
    | MOVES mover=postfixExpression BY travelUse prompt=STRING? (PREFERRING preferences)?   # movesSelection
    ;

choiceTail
    : prompt=STRING? (CITATION* choiceLimit+)?
    ;

choiceLimit
    : PREFERRING preferences                                                    # preferringLimit
    | KEEPING keeping=fallbackExpression                                        # keepingLimit
    | UNTIL until=fallbackExpression                                            # untilLimit
    ;

amount
    : ONE                                                                       # oneAmount
    | ANY                                                                       # anyAmount
    | word=(ONE | TWO) OR MORE_WORD                                                  # orMoreAmount
    | UP TO number=postfixExpression                                            # upToAmount
    | EXACTLY number=postfixExpression                                          # exactlyAmount
    | AT LEAST number=postfixExpression                                         # atLeastAmount
    ;

// A citation between two preferences belongs to the one before it; one behind the last belongs to the statement around.
preferences
    : preference laterPreference*
    ;

laterPreference
    : CITATION* THEN preference
    ;

preference
    : extreme=(MOST | LEAST) value=sumExpression                                # extremePreference
    | condition=disjunctionExpression                                           # conditionPreference
    ;

matchArm
    : matchKey (COMMA matchKey)* COLON value=expression
    ;

matchKey
    : THING                                                                     # thingKey
    | truth=(YES | NO)                                                          # truthKey
    | NONE                                                                      # noneKey
    | wholeNumber                                                               # wholeKey
    | low=wholeNumber DOTDOT high=wholeNumber?                                  # fromKey
    | DOTDOT high=wholeNumber                                                   # upToKey
    ;

fallbackExpression
    : disjunctionExpression (OR ELSE disjunctionExpression)*
    ;

disjunctionExpression
    : conjunctionExpression (OR conjunctionExpression)*
    ;

conjunctionExpression
    : negationExpression (AND negationExpression)*
    ;

negationExpression
    : NOT negationExpression                                                    # notExpression
    | LINE FROM from=postfixExpression TO to=postfixExpression BLOCKED BY condition=negationExpression      # lineExpression
    | rangeExpression predicate?                                                # comparisonExpression
    ;

predicate
    : IS NOT? parity=(ODD | EVEN)                                               # parityPredicate
    | IS NOT? right=rangeExpression                                             # isPredicate
    | NOT? IN right=rangeExpression                                             # inPredicate
    | operator=(LESS | LESS_EQUAL | MORE_THAN | MORE_EQUAL) right=rangeExpression           # orderPredicate
    | WILL answer=valueName prompt=STRING?                                      # willPredicate
    | relation=(HAS | ACROSS | ALONG) feature=thingName                         # featurePredicate
    | CAN GO BY travelUse                                                       # canGoPredicate
    | CAN REACH to=postfixExpression BY travelUse                               # canReachPredicate
    ;

rangeExpression
    : low=clampExpression (DOTDOT high=clampExpression)?
    ;

clampExpression
    : sumExpression (AT ways+=(MOST | LEAST) sumExpression)*
    ;

sumExpression
    : termExpression (signs+=(ADD | MINUS) termExpression)*
    ;

termExpression
    : factor (factorTail)*
    ;

factorTail
    : STAR factor                                                               # timesFactor
    | SLASH factor rounded?                                                     # dividedByFactor
    ;

factor
    : MINUS factor                                                              # negatedFactor
    | part=(PERCENT | FRACTION) OF factor rounded?                              # partOfFactor
    | query                                                                     # queryFactor
    | aggregation=(SUM | MOST | LEAST) OF value=sumExpression OVER set=crowd    # aggregateFactor
    | ONLY OF set=crowd                                                         # onlyFactor
    | ROLL (count=sumExpression)? DIE (FOR purpose=valueName told=STRING?)?     # rollFactor
    | DRAW (ONE | count=drawCount) OF set=fallbackExpression (WHERE condition=fallbackExpression)?
        FOR purpose=valueName told=STRING?                                      # drawFactor
    | REACH OF mover=postfixExpression (FROM from=postfixExpression)? BY travelUse          # reachFactor
    | REACH FROM from=postfixExpression ALONG ways=postfixExpression (WITHIN within=postfixExpression)?
        (COSTING costing=postfixExpression)?                                      # reachAlongFactor
    | COST OF mover=postfixExpression (FROM from=postfixExpression)? TO to=postfixExpression BY travelUse   # costFactor
    | openPostfix (AS quantity=thingName | OF factor rounded?)?                 # openFactor
    | plainPostfix (AS quantity=thingName)?                                     # plainFactor
    ;

// Behind the rounding, `as` speaks of all that is rounded.
rounded
    : rounding (AS quantity=thingName)?
    ;

rounding
    : ROUNDED direction=(UP | DOWN)                                             # directedRounding
    | TO THE NEAREST unit=INT                                                   # nearestRounding
    ;

// Begins with no word of the language, so that `one` is a number here and no name.
drawCount
    : INT
    | openPostfix
    ;

crowd
    : query                                                                     # queryCrowd
    | postfixExpression                                                         # postfixCrowd
    ;

query
    : kind=kindName OF owner=postfixExpression placeFilter?                     # ownedQuery
    | kind=kindName placeFilter                                                 # placedQuery
    ;

placeFilter
    : AT place=postfixExpression                                                # atFilter
    | NEXT TO place=postfixExpression                                           # nextToFilter
    | WITHIN distance=postfixExpression OF place=postfixExpression              # withinFilter
    | ON MAP                                                                    # onMapFilter
    ;

travelUse
    : travel=travelName arguments? travelLimit*
    ;

travelLimit
    : WITHIN within=postfixExpression                                           # withinLimit
    | EXACTLY steps=sumExpression (STEPS | STEP)                                # exactlyStepsLimit
    | AT LEAST steps=sumExpression (STEPS | STEP)                               # atLeastStepsLimit
    ;

postfixExpression
    : openPostfix
    | plainPostfix
    ;

// What may also be the share of something, a percentage that is worked out. It begins with a small letter or a parenthesis,
// because `Unit of side` asks for pieces.
openPostfix
    : openPrimary access*
    ;

plainPostfix
    : plainPrimary access*
    ;

access
    : DOT memberName arguments?
    ;

arguments
    : LPAREN (expression (COMMA expression)*)? RPAREN
    ;

primaryExpression
    : openPrimary
    | plainPrimary
    ;

openPrimary
    : VALUE arguments?                                                          # valuePrimary
    | LPAREN (expression (COMMA expression)*)? RPAREN                           # parenthesisedPrimary
    ;

plainPrimary
    : INT                                                                       # wholePrimary
    | DATE                                                                      # datePrimary
    | FRACTION                                                                  # fractionPrimary
    | PERCENT                                                                   # percentPrimary
    | RATIO                                                                     # ratioPrimary
    | STRING                                                                    # wordsPrimary
    | YES                                                                       # yesPrimary
    | NO                                                                        # noPrimary
    | NONE                                                                      # nonePrimary
    | NEVER                                                                     # neverPrimary
    | IT                                                                        # itPrimary
    | quantifier=(ANY | NO | COUNT) LPAREN set=expression RPAREN                # quantifiedPrimary
    | DOT memberName arguments?                                                 # ownMemberPrimary
    | THING arguments?                                                          # thingPrimary
    | softWord arguments?                                                       # wordPrimary
    | START                                                                     # startPrimary
    ;

// ---------------------------------------------------------------------------------------------- examples

exampleItem
    : GIVEN fact+                                                               # givenItem
    | PLAY move+                                                                # playItem
    | EXPECT condition=expression (LBRACE breakdown (COMMA? breakdown)* RBRACE)?
        (DISAGREES printed=STRING (SEE see=thingName)?)?                        # expectItem
    | REFUSE move CITATION*                                                     # refuseItem
    | CASE_WORD title=STRING LBRACE exampleItem* RBRACE                         # caseItem
    ;

fact
    : CLEAR BOARD                                                               # clearBoardFact
    | SCENARIO name=thingName                                                   # scenarioFact
    | OPTION name=thingName                                                     # optionFact
    | TURN turn=turnNumber                                                      # turnFact
    | START name=phaseName arguments?                                           # startFact
    | setup                                                                     # setupFact
    | chance                                                                    # chanceFact
    | anyTarget EQUALS value=expression                                          # stateFact
    ;

move
    : side=sideName deed chance*
    ;

deed
    : order=orderName arguments?                                                # orderDeed
    | CHOOSES expression (COMMA expression)*                                    # choosesDeed
    | PASSES                                                                    # passesDeed
    | YES                                                                       # yesDeed
    | NO                                                                        # noDeed
    ;

// Dice and draws come in the order in which the game asks for them.
chance
    : ROLLS rolled (COMMA rolled)*                                              # rollsChance
    | DRAWS drawn (COMMA drawn)*                                                # drawsChance
    ;

rolled
    : purpose=valueName values+=INT+
    ;

// What is drawn begins with a capital or is the number of a hex, what it is drawn for with a small letter.
drawn
    : purpose=valueName names+=drawnMember (COMMA names+=drawnMember)*
    ;

drawnMember
    : (THING | INT) arguments?
    ;

breakdown
    : label=STRING sign=(ADD | MINUS) number=INT
    ;

// ---------------------------------------------------------------------------------------------- names

qualifiedName
    : nameOfAnyKind (DOT nameOfAnyKind)*
    ;

procedureName
    : THING (DOT THING)*
    ;

nameOfAnyKind
    : THING
    | variableName
    ;

kindName : THING ;
orderName : THING ;
phaseName : THING ;
pieceName : THING ;
placeName : THING ;
sideName : THING ;
thingName : THING ;
travelName : THING ;

memberName
    : THING
    | VALUE
    | softWord
    | hardWord
    | START
    | END
    ;

// A printed field may have any name that no expression or statement begins or goes on with.
valueName
    : VALUE
    | softWord
    | START
    | END
    ;

// A variable stands in expressions, where `Red at start` could be the beginning of `at start of turn`.
variableName
    : VALUE
    | softWord
    ;

// The soft words that a parenthesis or a dot does not make the continuation of the statement before.
targetName
    : plainTargetName
    | leadingName
    ;

plainTargetName
    : BOARD | BOX | BY | CASE_WORD | COST | DOWN | EAST | FIRST | FROM | GAME | LINE | LIST | LINK | MAP | NORTH | NUMBER | ONE | OPTION | ORDER | OVER
    | PATH | PHASE | PIECE | PIECES | PLACE | RECORD | REGION | REST | SCORE | SIDE | SIDES | SOUTH | STEP | STEPS | SUM | TABLE | TERRAIN | TIMES
    | TO | TRAVEL | TURN | TURNS | TWO | UP | WEST
    ;

// Those with which nothing else in a block begins. Whoever begins with one and does nothing to it means something else by it.
leadingName
    : ABLE | AFTER | ALWAYS | AMONG | AN | ASSUMED | BEFORE | BETWEEN | BLOCKED | CALENDAR | CASES | CHOOSE | CITES | CLEAR | CUT | DECISIONS | DISAGREES
    | ENDS | ENTERS | ENUM | EXAMPLE | EXCEPTION | EXTENDS | FACE | FINAL | GO | HEXES | HEXSIDE | HIGHEST | INCLUDE | INSTEAD
    | INVARIANT | LABEL | LANGUAGE | LEGEND | LIKE | LOOKS | LOWEST | MOD | MODIFIERS | MORE_WORD | NAMED | NEAREST | NESTED | NEXT | NOBODY | OFFER
    | ON | ONCE | ONLY | PASSES | PER | PLUS | QUANTITY | REINSTATES | REPEATEDLY | ROUNDED | ROWS | RULING | SEE
    | SEEN | SEQUENCE | SERIES | SHORT | SOON | STOPS | THAT | THE | UNLESS | VICTORY | WHENEVER
    ;

// With a parenthesis or a dot behind them some go on with the statement before, as in `Unit at (Mill)`; the others lead the lines and
// facts of an example, where they are no names.
joiningName
    : ACROSS | ALONG | AT | COSTING | DRAWS | EXACTLY | EXPECT | GIVEN | KEEPING | PLAY | REFUSE | ROLLS | SCENARIO | WITHIN
    ;

softWord
    : ABLE | ACROSS | AFTER | ALONG | ALWAYS | AMONG | AN | ASSUMED | AT | BEFORE | BETWEEN | BLOCKED | BOARD | BOX | BY | CALENDAR | CASE_WORD | CASES |
    CHOOSE | CITES | CLAMPED | CLEAR | COST | COSTING | CUT | DECISIONS | DISAGREES | DOWN | DRAWS | EAST | ENDS | ENTERS | ENUM |
    EXACTLY | EXAMPLE | EXCEPTION | EXPECT | EXTENDS | FACE | FINAL | FIRST | FROM | GAME | GIVEN | GO | HEXES | HEXSIDE | HIGHEST | INCLUDE
    | INSTEAD | INVARIANT | KEEPING | LABEL | LANGUAGE | LEGEND | LIKE | LINE | LINK | LIST | LOOKS | LOWEST | MAP | MOD | MODIFIERS | MORE_WORD | NAMED | NEAREST
    | NESTED | NEXT | NOBODY | NORTH | NUMBER | OFFER | ON | ONCE | ONE | ONLY | OPTION | ORDER | OVER | PASSES | PATH | PER | PHASE |
    PIECE | PIECES | PLACE | PLAY | PLUS | QUANTITY | RECORD | REFUSE | REGION | REINSTATES | REPEATEDLY | REST |
    ROLLS | ROUNDED | ROWS | RULING | SCENARIO | SCORE | SEE | SEEN | SEQUENCE | SERIES | SHORT | SIDE | SIDES | SOON | SOUTH |
    STEP | STEPS | STOPS | SUM | TABLE | TERRAIN | THAT | THE | TIMES | TO | TRAVEL | TURN | TURNS | TWO | UNLESS | UP | USUAL |
    VICTORY | WEST | WHENEVER | WITHIN
    ;

hardWord
    : AND | ANY | AS | ALSO | BECAUSE | CAN | CHOOSES | COUNT | DISCOVERS | DO | DRAW | EACH | ELSE | EVEN | EXCEPT | FOR |
    GIVE | HAS | HIDE | IF | IN | IS | IT | LEAST | LET | MATCH | MAY | MOST | MOVE | MOVES | MUST | NEVER | NO | NONE |
    NOT | ODD | OF | OPEN | OR | OTHERWISE | PREFERRING | PROCEDURE | REACH | REPEAT | REQUIRES | REVEAL | ROLL |
    RULE | SAY | SECRETLY | STATE | STOP | THEN | UNTIL | WHEN | WHERE | WILL | YES
    ;
