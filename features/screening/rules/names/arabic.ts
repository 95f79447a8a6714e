/** How names are written in Arabic script, in the letters of `inOwnLetters`. */

const article = 'ال';
/** The name of God begins with the article, which is no part that is left out. */
const god = 'الله';

/** The article is written as one with its word: `التكريتي` → `ال`, `تكريتي`, as al-Tikriti has it apart. */
export const apartFromArticle = (own: string): string[] =>
  own.startsWith(article) && own.length > 3 && own !== god ? [article, own.slice(article.length)] : [own];

export const withoutInnerArticle = (own: string): string => own.replace(/(?<=..)ال(?=..)/, '');

export const isGod = ({ own }: { own: string }): boolean => own === god;

/** Abdullah, Saifulla; Abdul has its consonants too, and is another name. */
export const endsInGod = ({ text }: { text: string }): boolean => /l[aeo]h?$/.test(text);

export const isArticle = ({ own }: { own: string }): boolean => own === article;

/** "Son of" and "daughter of". */
export const childOf: ReadonlySet<string> = new Set(['بن', 'ابن', 'بنت', 'ولد']);
