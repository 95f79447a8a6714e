/**
 * What people type otherwise than it is stored. A word that begins with a blank is looked for at the beginning of words, and `*` stands for any
 * letters: each finds what the word itself finds, and its other form.
 */

/** Words of addresses, long and short. The letters of the short one are in the long one, in their order. */
const inAddresses = `avenue ave|bukit bt|central ctrl|close cl|commonwealth cwealth|crescent cres|drive dr|gardens gdns|heights hts|jalan jln|
  kampong kg|lorong lor|north nth|place pl|road rd|saint st|south sth|street st|tanjong tg|terrace ter|upper upp`;

const eitherForm = new Map(
  inAddresses.split('|').flatMap((pair) => {
    const [long = '', short = ''] = pair.trim().split(' ');
    const either = ` ${long.startsWith(short) ? short : [...short].join('*')}`;
    return [
      [long, either],
      [short, either],
    ] as const;
  }),
);

const joinedName = (...parts: string[]) => new RegExp(`^${parts.map((part) => `(${part})`).join('')}$`);
const syllables =
  'boon|chee|chin|choo|fang|feng|geok|guan|guat|heng|hock|hong|hui|jia|jie|jing|jun|kai|keng|kim|kok|lay|leng|li|lian|lin|ling|long|mei|meng|min|ming|' +
  'mui|peng|ping|qing|rong|rui|seng|shan|siew|sin|song|soo|sook|swee|teck|tian|ting|tong|wah|wai|wee|wei|wen|xiang|xiao|xin|xiu|yan|yang|yee|yew|ying|yong|yuan|' +
  'yun|zhen|zhi';
/** Two names that people write as one, or apart: Maryann, Meiling, Abdulrahman. */
const twoNames = [
  joinedName(
    'mary|maria|marie|rose|anna|anne|jean|john|juan|jose',
    'ann|anne|anna|lou|jane|rose|mary|marie|lyn|lynn|beth|ellen|paul|pierre|carlo|carlos|luis|antonio|maria|grace|joy|jean|claire|belle|mae',
  ),
  joinedName(syllables, syllables),
  joinedName('abdul|nurul|saiful|noor|siti|nur(?=[a-z]{5})', '[a-z]{4,}'),
  joinedName('van', 'de[rn]', '[a-z]{4,}'),
];

const asTwo = (word: string): string => {
  const parts = twoNames.map((form) => form.exec(word)).find((match) => match !== null);
  return parts ? parts.slice(1).join('*') : word;
};

const isNumber = (word: string | undefined): boolean => /^#?\d/.test(word ?? '');
/** What is said before a number and may be stored otherwise: block 5, unit 05-12, Singapore 310005. */
const beforeNumber = /^(?:block|blk|unit|singapore)$/;
const article = /^l[ae]$/;

/** `S310005` as its number, and a UEN without its stroke. */
const bareCode = (word: string): string =>
  /^s\(?(\d{6})$/.exec(word)?.[1] ?? word.replace(/^([a-z]?\d{6,9})-([a-z])$/, '$1$2');

/** A whole number of a paper or a record, as `paperNumber` has it; one that begins with zeros may be the beginning of a number. */
const papers = /(?<!\S)(inv|pf|cn|or|rm|pr|pv|sb)[ -]?(\d{2})(?:-([1-9]\d{0,5})|[ -]?(\d{6}))(?!\S)/g;
const records = /(?<!\S)(d|es|cdd|aml)[ /-]?(20\d\d)(?:[ /-]([1-9]\d{0,5})|[ /-]?(\d{6}))(?!\S)/g;
const six = (some = '', whole = ''): string => whole || some.padStart(6, '0');

/** Numbers as they are stored, however they were typed: of papers and records, units, salespeople and agencies, and UENs. */
export const withWholeCodes = (folded: string): string =>
  folded
    .replace(papers, (_, kind, year, some, whole) => `${kind}${year}*${six(some, whole)}`)
    .replace(records, (_, kind, year, some, whole) => `${kind}*${year}*${six(some, whole)}`)
    .replace(/#(\d{1,3}) (?=\d{1,5}[a-z]?(?!\S))/g, '$1-')
    .replace(/(?<!\S)([rl]) ?(\d{6,7}) ?([a-z])(?!\S)/g, '$1$2$3')
    .replace(/(?<!\S)(\d{4}) (\d{5}) ?([a-z])(?!\S)/g, '$1$2$3');

/** The words of a search as they are looked for. */
export const asLookedFor = (words: string[]): string[] => {
  const significant = words.filter(
    (word, at) =>
      words.length === 1 ||
      !(
        word === 'and' ||
        (beforeNumber.test(word) && isNumber(words[at + 1])) ||
        // Of De la Cruz, which may be one word, the first part and the last one.
        (article.test(word) && words[at - 1] === 'de' && words[at + 1] !== undefined)
      ),
  );
  const isAlone = significant.length === 1;
  return significant.map((word) => (isAlone ? undefined : eitherForm.get(word)) ?? asTwo(bareCode(word)));
};

/** Whether a folded text that begins with a blank has such a word. */
export const hasWord = (text: string, word: string): boolean => {
  let from = 0;
  for (const part of word.split('*')) {
    const at = text.indexOf(part, from);
    if (at < 0) return false;
    from = at + part.length;
  }
  return true;
};
