/** Given names that are one name in another length or language. Each line is a name; a word may be in several. */

/**
 * Short forms of English given names, for the most common names of the United States and the United Kingdom (Social Security
 * Administration, Office for National Statistics).
 */
export const shortInEnglish = `
abigail abby abbie gail
abraham abe
albert al bert bertie
alexander alex al sandy xander
alexandra alex sandra sandy
alfred al alf alfie fred
amanda mandy
andrew andy drew
anthony tony
arnold arnie
arthur art artie
barbara barb babs
bartholomew bart
benjamin ben benny benji
bernard bernie
bradley brad
caroline carrie carol
catherine cathy cate kate katie
charles charlie chuck
charlotte lottie charlie
christina chris christy tina
christine chris chrissy tina
christopher chris kit
clifford cliff
clinton clint
curtis curt
cynthia cindy
daniel dan danny
david dave davy
deborah deb debbie
dennis denny
dominic dom nick
donald don donnie
dorothy dot dottie
douglas doug
edmund ed eddie ned
edward ed eddie ned ted teddy
edwin ed eddie
eleanor ellie nell nora
elizabeth liz lizzie beth betty betsy eliza lisa
emily em emmy
ernest ernie
eugene gene
florence flo
frances fran frankie
francis frank frankie
franklin frank
frederick fred freddie freddy
gabriel gabe
geoffrey geoff jeff
gerald gerry jerry
gilbert gil
gregory greg
harold harry hal
harriet hattie
henry harry hank hal
herbert herb bert
isaac ike
isabella bella izzy
jacob jake
jacqueline jackie
james jim jimmy jamie
janet jan
jeffrey jeff
jennifer jen jenny
jeremy jerry
jessica jess jessie
john jack johnny jon
jonathan jon jonny
joseph joe joey
joshua josh
judith judy
julia julie
katherine kathy kate katie kay
kathleen kathy kath
kenneth ken kenny
kimberly kim
laurence larry laurie
lawrence larry laurie lawrie
leonard len lenny leo
leonardo leo
leslie les
lewis lew
louis lou louie
margaret maggie meg peggy madge margie rita greta
martha marty
martin marty
matthew matt matty
maximilian max
michael mike mick mickey
mitchell mitch
nathan nate
nathaniel nate nat
nicholas nick nicky
oliver ollie
pamela pam
patricia pat patty trish tricia
patrick pat paddy
penelope penny
peter pete
philip phil
phillip phil
priscilla cilla
rachel rae
randolph randy
raymond ray
rebecca becky becca
reginald reg reggie
richard dick rick rich richie ricky
robert bob rob bobby robbie bert
roderick rod rory
rodney rod
roger rodge
roland roly
ronald ron ronnie
rosemary rose rosie
rudolph rudy
russell russ
samantha sam sammy
samuel sam sammy
sarah sally sadie
sebastian seb
sidney sid
solomon sol
stanley stan
stephanie steph
stephen steve
steven steve
stuart stu
susan sue susie suzie
suzanne sue susie
terence terry
teresa terry tess tessa
theodore ted teddy theo
theresa terry tess tessa
thomas tom tommy
timothy tim timmy
tobias toby
valerie val
vanessa nessa
victor vic
victoria vicky vic tori
vincent vince vinny
virginia ginny
vivian viv
walter walt wally
wilfred wilf
william bill will billy liam willy
zachary zach zack
`;

/** Short forms in Russian and Ukrainian. */
export const shortInRussian = `
aleksandr aleksander alexandr alexander oleksandr sasha shura sanya
aleksandra alexandra oleksandra sasha shura
aleksey alexei alexey aleksei oleksiy lyosha alyosha lesha
anastasia anastasiya nastya
anatoly anatoliy anatoli tolya
andrey andrei andriy andrii
anna anya
boris borya borys
dmitry dmitri dmitrij dmitriy dmytro dima mitya
ekaterina yekaterina kateryna katya
elena yelena olena lena
evgeny yevgeny evgeni evgeniy yevgeni evgenij eugene yevhen zhenya
galina galya halyna
georgy georgiy georgi gosha heorhiy
grigory grigoriy grigori grisha hryhoriy
igor ihor
irina iryna ira
ivan vanya
konstantin kostya kostiantyn
leonid lyonya
lyudmila ludmila lyuda
maria mariya masha
mikhail mihail misha mykhailo michael
natalia natalya nataliya natasha
nikolai nikolay mykola kolya nicholas
oleg oleh
olga olha olya
pavel pavlo pasha
petr pyotr petro petya peter
roman roma
semyon semen syoma
sergey sergei serhiy serhii sergej seryozha
sofia sofya sonya
stanislav stas
svetlana svitlana sveta
tatiana tatyana tetiana tanya
vasily vasiliy vasili vasyl vasya
viktor vitya
vladimir volodymyr vova volodya
vladislav vladyslav vlad
vyacheslav viacheslav slava
yaroslav slava
yuri yury iurii jurij yuriy yura
`;

/** Short forms in Hebrew, which people in public life are known by (R. Burstein of the David Yellin
 * College of Education, in Haaretz of 1 July 2009). */
export const shortInHebrew = `
aharon aaron roni
ariel arik
avraham abraham avi avrum
binyamin benjamin beni benny
daniel dani danny
david dudi dudu
ehud udi
eliezer eli
eliyahu eli elijah
gavriel gabriel gabi
mordechai motti moti
moshe moses moshik
netanel nathaniel nati
rafael raphael rafi
shimon simon shimi
shmuel samuel shmulik
tzipora tzipi tsipi
yaakov jacob kobi
yehoshua joshua shuki
yehuda judah yuda
yitzhak isaac itzik
yonatan jonathan yoni
yosef joseph yossi yosi
zvi zvika
`;

/** Names of saints and of the Bible in languages of Europe, as their calendars of saints have them. */
export const inEurope = `
adam adamo adan
agnes agnese ines inez
albert alberto albrecht
alexander alexandre alejandro alessandro aleksandar aleksander alexandru
alice alicia alix
andrew andreas andre andrea andres andrei andrej andrzej ondrej
anna anne ann ana hannah
anthony antonio antoine anton antonius antoni antonin antal
arthur arturo artur
augustine agustin agostino augustin
barbara varvara
bartholomew bartolome bartolomeo barthelemy
benedict benito benedetto benoit benedikt
benjamin beniamino veniamin
bernard bernardo bernhard
catherine katherine catalina caterina katarina katharina ekaterina katerina katarzyna
cecilia cecile
charles carlos carlo karl carl karel karol carol
christian cristian cristiano kristian
christopher cristobal cristoforo christophe christoph krzysztof kristof
clara claire chiara klara
clement clemente klemens
constantine constantin costantino konstantin konstantinos
dominic domingo domenico dominique dominik
edmund edmundo edmond
edward eduardo edoardo edouard eduard edvard
elijah elias elia ilya ilias
elizabeth isabel elisabeth elisabetta elisabet elzbieta erzsebet isabella isabelle
emil emilio emile
emanuel manuel emmanuel emanuele
eric erik erich
eugene eugenio eugen
eva eve
felix felice
ferdinand fernando ferdinando fernand
francis francisco francesco francois franz frans franciszek ferenc
frances francisca francesca francoise franziska
frederick federico friedrich frederic fryderyk fredrik
gabriel gabriele gavriil
george jorge giorgio georges georg jerzy juraj georgios gheorghe jordi
gerard gerardo gerhard
giles egidio gilles
gregory gregorio gregoire gregor grzegorz grigorios
helen elena helena helene eleni
henry enrique enrico henri heinrich henrik hendrik henryk
hugh hugo ugo hugues
ignatius ignacio ignazio ignace ignaz
jacob jakob jacques giacomo jaime diego jakub jacobo
james jaime diego santiago giacomo jacques jakob
jerome jeronimo girolamo hieronymus
joachim joaquin gioacchino
john juan giovanni jean johann johannes hans joao jan ivan ion ioan ioannis sean ian yannis giannis jovan jani janos juhan
jane joan juana giovanna jeanne johanna joana
joseph jose giuseppe josef jozef iosif josep
julian julio giulio julien julius
lawrence lorenzo laurent lorenz laurence lourenco
leo leon leone lev
louis luis luigi ludwig lodovico ludovic
lucas luke luca luc lukas lukasz
lucy lucia luce lucie
margaret margarita margherita marguerite margarete malgorzata
mark marcos marco marc markus marek
martha marta marthe
martin martino marcin
mary maria marie mariya marija
matthew mateo matteo mathieu matthieu matthias mateusz matej mateus
maurice mauricio maurizio moritz
michael miguel michele michel mihai mihail mikhail michal mikael mihaly michail
michelle michele michela
nicholas nicolas nicola niccolo nikolaus nicolae nikola nikolaos mikolaj miklos niklas
oscar oskar
patrick patricio patrizio
paul pablo paolo pavel paulo pawel pal pavlos
peter pedro pietro pierre petr pyotr piotr petros pere petar
philip felipe filippo philippe philipp filip
raphael rafael raffaele
raymond ramon raimondo raimund
robert roberto ruprecht
roderick rodrigo
rudolph rodolfo rudolf
sebastian sebastiano sebastien
simon simeon simone szymon
sophia sofia sophie zofia
stephen esteban stefano etienne stefan stephan istvan stjepan stevan stefanos
susan susana susanna suzanne zuzanna
sylvester silvestre silvestro
teresa theresa therese
theodore teodoro fyodor fedor theodor todor
thomas tomas tommaso tomasz
timothy timoteo timothee timofey
victor vittorio viktor
vincent vicente vincenzo vinzenz wincenty
walter gualtiero walther
william guillermo guglielmo guillaume wilhelm willem vilmos wilhelmus
xavier javier saverio
zachary zacarias zaccaria zacharie
`;
