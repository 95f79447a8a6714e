/** Syllables of Chinese names in Latin letters: those of Hanyu Pinyin by rule, and how given names of Singapore and Malaysia are spelled. */

/** Finals by initials: a typing slip seldom makes one valid syllable of another. */
const finals: [initials: string, finals: string][] = [
  ['[bpm]', 'a o ai ei ao an en ang eng i ie iao ian in ing u'],
  ['[pm]', 'ou'],
  ['m', 'e iu'],
  ['f', 'a o ei ou an en ang eng u'],
  ['[dt]', 'a e ai ao ou an ang eng ong i ie iao ian ing u uo ui uan un'],
  ['d', 'ei en ia iu'],
  ['[nl]', 'a e ai ei ao ou an ang eng ong i ie iao iu ian in iang ing u uo uan ue'],
  ['n', 'en'],
  ['l', 'ia un'],
  ['[gkh]', 'a e ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang'],
  ['[jqx]', 'i ia ie iao iu ian in iang ing iong u ue uan un'],
  ['[zcs]h', 'a e i ai ei ao ou an en ang eng ong u ua uo uai ui uan un uang'],
  ['[zcs]', 'a e i ai ao ou an en ang eng ong u uo ui uan un'],
  ['r', 'e i ao ou an en ang eng ong u uo ui uan un'],
  ['', 'a o e ai ei ao ou an en ang eng er'],
  ['y', 'a o e ao ou an in ang ing ong i u ue uan un'],
  ['w', 'a o ai ei an en ang eng u'],
];
const pinyin = new RegExp(
  `^(?:${finals.map(([first, rest]) => `${first}(?:${rest.replaceAll(' ', '|')})`).join('|')})$`,
);

/**
 * A syllable in Pinyin, and what Hokkien, Teochew, Cantonese, Hakka and Hainanese papers have for it. A spelling may be that of several: Cheng.
 */
const givenNames = `
wei wee wai uei
ming meng beng mieng
hui hwee huay wai huey fui
mei mui moi bee
ling leng
ying eng yeng
jun choon chun
hua hwa wah
guo kok kwok
jia kah ka chia kar
xiu siew sau siu
shu siok sook suk soke sok sock
zhi chee chi chih
qiang keong kiong chiang keung
cheng seng sing shing
wen boon mun man bun
yun woon wan hoon
jian kian kin
hao ho how hoe
xin sin sim sum hsin
yi ee yee
an aun on
ai oi
bao poh po pow
cai chye choi chai
chun choon
de teck tak tek
fa huat fatt faat
fang fong hong phang
feng hong fung foong
fu hock fook foo hok
guang kwang kong kuang
gui kwee kwai kuei
hai hoi
he hoe wo hua
hong ang hung
jin kim kam chin
jing cheng ching keng
jie kiat kit chieh
ju kiok kuk
kai hoi kye
kang khong hong
kun khoon kwan
lan lang
li lee lai
lian lien lin
liang leong neo
long leong lung loong
mao mow mau
min bin man
nan lam nam
peng pheng pang
ping peng pin
qi kee kei chi
qin khim kam chin
qing cheng ching keng
qiu chew chau khiu
rong yong weng eng jung
rui swee sui
su soo sue
ru joo yu
shan san
sheng seng sang sing
shi see si
shou siew sau
shun soon
si soo see
gou kow kau
song siong chung soong
tian tien tin
wang ong
xian sian
xiang heong hiang siang
xiao siew seow hsiao siau
xing heng hing sing
xiong heng hung hiong
xue suat suet seok
yan yen gan ngan
yang yong iong
yao yew yiu
ye yap iap
yong weng eng
you yew yau
yu yee yoke yuk joo
yuan guan yuen wan
yue guat yuet yoke
ze teck chak
zhen chin chan tin
zheng cheng chung
zhong tiong chong chung
zhu choo chu tek
zi tze chee zee
zu chor
zong chong chung
qun khoon kwan
xun soon
bin pin
bo pak poh
chang siong cheong
chao teo chiu
dong tang tung
gang kong
guan kuan koon kwan
hang hong
heng hang
huan fun
lei lui
lu loh loo
luan loon
nian nien
pei poi phui
qian chien chean kian
quan chuan chuen choon
tao toh tow
ting theng
tong thong tung
xuan suan hsuan
yin ngan gin
zhao chiew chau
zhuang chong
`;

/** Syllables of Korean names: McCune–Reischauer as the North has it, the Revised system, and as families write them. */
const korean = `
park pak bak bag
choi choe
jung jeong jong chung chong joung
kim gim
lee ri rhee yi li i
paek baek paik baeg
kang gang
jang chang
yoon yun
ryu yoo yu
noh ro roh no
shin sin
seo suh so
heo hur ho
moon mun
kwon gwon gweon
geun kun keun gun
eun un
hyun hyon hyeon
chol cheol chul
song seong sung
suk sok seok seog sug
yong young yeong ryong
kyong kyung gyeong kyoung
myong myung myeong
dong tong
guk kuk kook gug
hun hoon
jun joon chun
ki gi
woo u
yol yeol
pyong byung byeong
tae dae
tok dok deok duk deog
ju joo chu
jin chin
gyu kyu
gwang kwang
pom bom beom
`;

const linesOf = (table: string): ReadonlyMap<string, ReadonlySet<number>> => {
  const linesOf = new Map<string, Set<number>>();
  for (const [line, spellings] of table.trim().split('\n').entries())
    for (const spelling of spellings.split(' ')) linesOf.set(spelling, (linesOf.get(spelling) ?? new Set()).add(line));
  return linesOf;
};
const ofGiven = linesOf(givenNames);
const ofKorean = linesOf(korean);

const haveOneLine = (lines: ReadonlyMap<string, ReadonlySet<number>>, a: string, b: string): boolean => {
  const linesOfA = lines.get(a);
  const other = lines.get(b);
  return linesOfA !== undefined && other !== undefined && [...linesOfA].some((line) => other.has(line));
};

export const isSyllable = (word: string): boolean => ofGiven.has(word) || (word.length <= 6 && pinyin.test(word));

/** The syllables that a word is a spelling of, in Chinese given names and in Korean ones. */
export const syllablesSpelled = (word: string): string[] => [
  ...Array.from(ofGiven.get(word) ?? [], (line) => `given ${line}`),
  ...Array.from(ofKorean.get(word) ?? [], (line) => `korean ${line}`),
];

/** One syllable of a given name, as two dialects spell it: Wei Ming and Wee Meng. */
export const isOneSyllable = (a: string, b: string): boolean => haveOneLine(ofGiven, a, b);

export const isOneInKorean = (a: string, b: string): boolean => haveOneLine(ofKorean, a, b);

const sound: [RegExp, string][] = [
  [/^(?:zh|ch|[jq])/, 'c'],
  [/^(?:sh|hs|[sx])/, 's'],
  [/^kh|^[kg]/, 'k'],
  [/^ph|^[pb]/, 'p'],
  [/^th|^[td]/, 't'],
  [/^ts|^[zc](?!h)/, 'c'],
  [/^[rj]/, 'r'],
  [/eu|oo/, 'u'],
  [/ae/, 'e'],
  [/ee/, 'i'],
];
const soundOf = (word: string): string => sound.reduce((text, [from, to]) => text.replace(from, to), word);

/** Two ways to write one syllable in Latin letters: jong and chong, geun and kun. */
export const soundAlike = (a: string, b: string): boolean => soundOf(a) === soundOf(b);

/**
 * Family names of Korea, Vietnam, Burma and Cambodia that are none of Chinese families: their given names have syllables that are spelled by
 * ear, Jong and Chong, so that a letter more or less says little there.
 */
export const spelledByEar: ReadonlySet<string> = new Set(
  `kim park pak choe choi jeong jung jong kang cho jo yoon yun jang seo suh shin kwon hwang ahn ryu yoo jeon moon mun bae paek baek heo hur nam
  noh ri rhee yi kwak hyon pyon paik roh
  nguyen tran le pham huynh hoang vu vo dang bui ngo duong trinh dinh truong luong phan
  aung hlaing thein myint khin htun tun zaw kyaw win maung naing soe thant htay nyunt shwe hla nyein thaung
  hun chea meas prak keo ouk nhem`.split(/\s+/),
);
