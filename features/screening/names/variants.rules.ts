import { inEurope, shortInEnglish, shortInHebrew, shortInRussian } from './given-names.rules.ts';
import { memoize } from './memoize.rules.ts';

/** Spellings of one name. A word may be in several lines: Ng is Huang and Wu. */

/**
 * Names of Arabic origin as they are spelled in English, French, Malay and the languages of South Asia: usual romanisations beside that
 * of the Library of Congress (ALA-LC).
 */
const arabic = `
mohamed mohammed muhammad mohammad muhamad mohamad mohd muhd md mohamud mahamed mohammod mahomet mehmet mamadou
ahmed ahmad achmad akhmad ahmet ahmadu
mahmoud mahmud mehmud mahmood
hussein hussain husain husayn hosein hossein hussien houssein hossain husin
hassan hasan hassen haasan
yusuf youssef yousef yusof yousuf yousif yosef joseph josef
ibrahim ebrahim ibraheem brahim abraham
ismail ismael esmail ismaeel
khalid khaled haled
omar umar oumar omer
osama usama oussama ousama
othman uthman osman usman ousmane
abdullah abdallah abdulla abdalla abdellah
abdul abd abdel abdal abdoul abdol
rahman rehman rahmaan
rahim raheem
aziz azeez
hamid hameed hamed
karim kareem kerim
latif lateef
salam salaam
salim saleem selim
said saeed saeid sayed saiyid sayyid syed sayid
ali aly alli
aisha aishah ayesha aysha aicha
fatimah fatima fatma fatimeh
khadijah khadija khadeeja
mariam maryam miriam mary maria
noor nur nour nor
siti sitti
zainab zaynab zeinab
zulkifli dhulkifli zulkiflee
hashim hashem hashimi
kassim qasim qassem kasim gasim
jamal gamal djamal
jamil gamil djamil jameel
hakim hakeem
rashid rasheed rachid
tariq tarik tareq tarek
walid waleed oualid
yasin yassin yaseen yassine
yahya yehia yahia
zakaria zakariya zakariyya
mustafa mustapha moustafa mostafa
suleiman sulaiman sulayman soliman suleyman solomon
issa isa eissa
musa moussa mousa moses
daud dawood dawud daoud david
ayub ayyub ayoub
bakr bakar baker bakri
kadir qadir kader kadhir qader
sadiq sadik siddiq siddik
faisal faysal feisal
haji hadji hajji
sheikh shaikh shaykh cheikh
qaddafi gaddafi kadhafi kaddafi gadhafi
`;

/**
 * Chinese surnames as spelled in Mandarin (Hanyu Pinyin, Wade–Giles), Hokkien, Teochew, Cantonese, Hakka and Hainanese, for the most common
 * surnames of Singapore (Department of Statistics, Popular Chinese Surnames).
 */
const dialects = `
chen tan chan chin ting tran
lin lim lam lum
huang ng wong ooi wee bong
weng ong yung
li lee lei
wang ong heng wong
wu goh ng gouw
zhang teo chong cheung chang teoh tiong
liu low lau liew lao
yang yeo yong yeung young iaw
cai chua chai choi tsai
zheng tay cheng teh
guo koh quek kwek kuok kwok kuo
hong ang hung
zhou chew chow chou chiu
xu koh hui khoo hsu khor khaw
su soh saw so
shen sim shum
xie chia cheah tse hsieh chiah
zhao teo chiu chao
zhu choo chu chee
ye yap yip yeh
he ho hoe
lu loh lo luo
luo loh lo law
zeng chan tseng chang
jiang kang kong chiang
fang png hong pung
yan gan ngan
yan yen
gao ko kao
ma mah beh
pan phua poon pua
peng phang pang
song soong sung
sun soon suen
tang thng tong
wei gwee ngui
xiao siow seow siew hsiao
yuan yuen wan
zhan chiam cham
zhong cheong chong chung
hu foo woo oh wu
he hor
dai tai tye
deng teng tang
ding ting
fu poh
han hang
hou hau
jin kam kim
kong khong
lai lye
lan nam
liang neo leong leung niu
mo mok
ouyang auyong auyeung
shi see sze sih
tian tien chan
wen boon man
xiong hiong
xue sih siah
you yew yu
yu yee er
zhuang chng cheng chuang ching
zhuo toh
du toh
gu koo
ke kua quah
`;

/** Family names of India and its neighbours: Bengali names in their long and English forms, and usual spellings of others. */
const ofIndia = `
banerjee banerji banarji bandyopadhyay bandopadhyay
chatterjee chatterji chattopadhyay
mukherjee mukherji mukerjee mukhopadhyay
ganguly ganguli gangopadhyay
bhattacharya bhattacharjee bhattacharyya
tagore thakur thakore
bose basu
chaudhary chaudhry chaudhri chaudhari chaudhuri choudhary choudhury choudhry chowdhury chowdhary chowdhry
thackeray thakre thakare
lakshmi laxmi lakshmy luxmi letchumi letchumy letchimi letchmi latchumi
agarwal agrawal aggarwal
dutta datta dutt datt
iyer aiyar ayyar
nair nayar
naidu nayudu
mishra misra
srivastava shrivastava srivastav shrivastav
vajpayee vajpeyi bajpai bajpayee
`;

const classesOf = (...tables: string[]): ReadonlyMap<string, ReadonlySet<number>> => {
  const linesByWord = new Map<string, Set<number>>();
  const lines = tables.flatMap((table) => table.trim().split('\n'));
  for (const [line, words] of lines.entries())
    for (const word of words.split(' ')) linesByWord.set(word, (linesByWord.get(word) ?? new Set()).add(line));
  return linesByWord;
};

const classes = classesOf(arabic, dialects, ofIndia, shortInEnglish, shortInRussian, shortInHebrew, inEurope);
const wellKnown = classesOf(arabic, dialects);
const families = classesOf(dialects);

export const isChineseFamily = (word: string): boolean => families.has(word);

/** The names of which a word is a spelling. */
export const namesSpelled = (word: string): ReadonlySet<number> | undefined => classes.get(word);

/** Whether a letter more or less makes another name of it: Karim and Salim, Tan and Tang. */
export const isWellKnown = (word: string): boolean => wellKnown.has(word);

export const areVariants = (a: string, b: string): boolean => {
  const classesOfA = classes.get(a);
  const other = classes.get(b);
  return classesOfA !== undefined && other !== undefined && [...classesOfA].some((line) => other.has(line));
};

/** Words that bodies have in several spellings. */
const business = classesOf(`
organization organisation
center centre
railway railroad
government govt
and et und
`);

/** Words of bodies that are often abbreviated: `comm`, `grp`, `srvces`. An abbreviation is a prefix, or leaves letters out. */
const oftenShort = `
administration agency associates association bank brothers building business chemical commerce communication communications company
construction consultancy consulting corporation defence defense department design development distribution education electric electrical
electronic electronics energy engineering engineers enterprise enterprises equipment establishment exploration export finance financial
foundation general group government hardware holding holdings hospital import industrial industries industry information institute
insurance international investment investments laboratories laboratory limited logistics machinery maintenance management manufacturers
manufacturing marine maritime marketing materials mechanical media medical national organisation organization petroleum pharmaceutical
pharmaceuticals precision production products properties property realty research resources science sciences security service services
shipping society software solutions supplies supply system systems technical technologies technology telecommunication
telecommunications textile trading transport transportation university ventures
`
  .trim()
  .split(/\s+/);
const longOf = Map.groupBy(oftenShort, (word) => word[0] ?? '');

/** Short forms that are made otherwise. */
const otherShort: Record<string, string> = {
  intl: 'international',
  engg: 'engineering',
  bros: 'brothers',
  mfr: 'manufacturing',
  xport: 'export',
};

const leavesOut = (short: string, long: string): boolean => {
  let at = 0;
  for (const letter of short) {
    at = long.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
};

/** A word written short keeps three letters, those of its beginning, or consonants of all of it: `eng`, `trdg`, not `ten` for textile. */
const isShortFor = (short: string, long: string): boolean =>
  short.length >= 3 &&
  short.length < long.length - 1 &&
  (long.startsWith(short.replace(/s$/, '')) ||
    ((/^.[^aeiou]+$/.test(short) || short.length > 4) && leavesOut(short, long)));

const longFor = memoize(20_000, (short): ReadonlySet<string> => {
  const other = otherShort[short];
  if (other) return new Set([other]);
  return new Set((longOf.get(short[0] ?? '') ?? []).filter((long) => isShortFor(short, long)));
});

const areSpelledAlike = (a: string, b: string): boolean => {
  const classesOfA = business.get(a);
  const other = business.get(b);
  return classesOfA !== undefined && other !== undefined && [...classesOfA].some((line) => other.has(line));
};

/** One word of a body in two spellings, in one and many, or written short. */
export const areBusinessVariants = (a: string, b: string): boolean =>
  areSpelledAlike(a, b) || isWrittenShort(a, b) || isWrittenShort(b, a);

const isOftenShort: ReadonlySet<string> = new Set([...oftenShort, ...Object.values(otherShort)]);
const isWrittenShort = (short: string, long: string): boolean =>
  short[0] === long[0] &&
  short.length < long.length &&
  isOftenShort.has(long) &&
  (longFor(short).has(long) || (long === `${short}s` && oftenShort.includes(short)));
