/** Words that join the parts of a name and say little of whose it is: articles, prepositions, "son of". */
export const weakOfPeople: ReadonlySet<string> = new Set(
  `al el ul ud ad as ar an il the de da do dos das del della di du des la le las los lo van von der den ter ten zu y e i und and
  bin ben ibn bint binti binte bte bt b s/o d/o w/o a/l a/p a/k so do anak mac mc st san santa abu abou um umm ould wuld`.split(
    /\s+/,
  ),
);

/** Of these, those that are family names where they are the first or the last word: Anil Das, Le Van Hung, So Ah Moi. */
export const namesAtEnds: ReadonlySet<string> = new Set(['das', 'do', 'le', 'so']);

/** Patronymic markers (bin, s/o): words before such a marker are not interchangeable with words after it. */
export type Relation = 'SON' | 'DAUGHTER' | 'CHILD' | 'WIFE';
const relations: Record<Relation, string> = {
  SON: 'bin ben ibn b s/o a/l ould wuld بن ابن ولد',
  DAUGHTER: 'bint binti binte bte bt d/o a/p بنت',
  CHILD: 'anak a/k',
  WIFE: 'w/o',
};
const relationOfWord: ReadonlyMap<string, Relation> = new Map(
  Object.entries(relations).flatMap(([relation, words]) =>
    words.split(' ').map((word) => [word, relation as Relation] as const),
  ),
);
/** By a word in Latin or Arabic letters. */
export const relationOf = (word: string): Relation | undefined => relationOfWord.get(word);

/** A child is a son or a daughter; any other two relations must be the same. */
export const mayBeOneRelation = (a: Relation | undefined, b: Relation | undefined): boolean =>
  a !== undefined && b !== undefined && (a === b || (a !== 'WIFE' && b !== 'WIFE' && (a === 'CHILD' || b === 'CHILD')));

/** Relations of two words, by the equivalent single word. */
export const relationInWords: Readonly<Record<string, string>> = {
  'son of': 's/o',
  'daughter of': 'd/o',
  'child of': 'anak',
  'wife of': 'w/o',
  'anak lelaki': 'a/l',
  'anak perempuan': 'a/p',
};

export const weakOfBodies: ReadonlySet<string> = new Set(
  'the of and for in on at to a an de la le les du des der die das und fur y e et del di el al i'.split(' '),
);

/** Words of very many bodies, which say what they do and not who they are. */
export const commonOfBodies: ReadonlySet<string> = new Set(
  `group holding holdings trading international intl global general enterprise enterprises industry industries industrial company
  corporation services service solutions systems technology technologies management investment investments capital finance financial
  development organization organisation association foundation institute center centre national import export trade commercial`.split(
    /\s+/,
  ),
);
