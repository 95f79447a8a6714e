/** How names are written in Arabic script, in the letters of `inOwnLetters`. */

const article = 'ال';
/** The name of God begins with the article, which is no part that is left out. */
const god = 'الله';

/** The article is written as one with its word: `التكريتي` → `ال`, `تكريتي`, as al-Tikriti has it apart. */
export const apartFromArticle = (own: string): string[] =>
  own.startsWith(article) && own.length > 3 && own !== god ? [article, own.slice(article.length)] : [own];

export const withoutInnerArticle = (own: string): string => own.replace(/(?<=..)ال(?=..)/, '');

const servant = 'عبد';
/** "Servant of" and one of God's names, which Latin letters have as Abdul and another word: `عبدالجبار`, `عبد الجبار`. */
export const servantAndName = (own: string): string[] => {
  if (own === servant) return [servant + article];
  const name = own.startsWith(servant + article) ? own.slice(servant.length + article.length) : '';
  return name.length > 1 ? [servant + article, name] : [];
};

/**
 * With the letters that Persian, Pashto and Urdu, and many who write Arabic names in Latin, say as s and z: `ثاقب` Saqib, `فضل` Fazl,
 * `ذاكر` Zakir, `ظاهر` Zahir. From the romanization tables of the Library of Congress for these languages.
 */
export const asInPersian = (own: string): string => own.replace(/[ذضظ]/g, 'ز').replace(/ث/g, 'س');

export const isGod = ({ own }: { own: string }): boolean => own === god;

/** Abdullah, Saifulla; Abdul has its consonants too, and is another name. */
export const endsInGod = ({ text }: { text: string }): boolean => /l[aeo]h?$/.test(text);

const inLatinLetters = new Set(['al', 'el', 'ul']);
export const isArticle = (word: { own: string } | undefined): boolean =>
  word !== undefined && (word.own === article || inLatinLetters.has(word.own));
