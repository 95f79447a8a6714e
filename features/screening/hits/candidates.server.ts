import { asInPersian, isArticle, servantAndName } from '../names/arabic.rules.ts';
import { consonants, inLatin, isSounded, skeleton } from '../names/letters.rules.ts';
import { wadeGilesOf } from '../names/mandarin.rules.ts';
import { type NameKind, type PreparedName, prepareName, type Word } from '../names/prepare.rules.ts';
import { syllablesSpelled } from '../names/syllables.rules.ts';
import { namesSpelled } from '../names/variants.rules.ts';

/** Names that are compared in full, beside those that are exactly the same. */
const most = 150;
/** Sounds of Arabic script, which leaves vowels out, are those of more names. */
const mostBySound = 400;
/** Weight of a matching word, by how it matches. */
const worth = { same: 1, variant: 0.9, near: 0.8, joined: 0.9, sound: 0.6 } as const;
/** Words longer than this are not looked for with a letter less. */
const longest = 24;
/** A word that more names than this have finds nobody by its sound or with a letter less. */
const common = 0.02;

/** Finds the names of a list that are worth comparing with a given one. */
export type Candidates = {
  /** Adds a name of the entry at this place: the first of its names is 0. */
  add(place: number, nth: number, name: string): void;
  /** Places of entries, the most alike first, and which of their names are alike. */
  find(name: PreparedName): Map<number, number[]>;
};

/** Lists of names by key, in which most keys have one. */
type Postings = Map<string, number | number[]>;
const put = (postings: Postings, key: string, value: number) => {
  const values = postings.get(key);
  if (values === undefined) postings.set(key, value);
  else if (typeof values === 'number') {
    if (values !== value) postings.set(key, [values, value]);
  } else if (values.at(-1) !== value) values.push(value);
};
const valuesOf = (postings: Postings, key: string): number[] => listOf(postings.get(key));
const listOf = (posting: number | number[] | undefined): number[] =>
  posting === undefined ? [] : typeof posting === 'number' ? [posting] : posting;

/**
 * Names of one kind by their words. Exact keys first (the words in any order; all letters as one word), which no cut-off may lose; then
 * words that are the same, are spellings of one name, differ in a letter (each word is stored with every letter left out once), or have
 * the same consonants. A rare word counts for more.
 */
export const makeCandidates = (kind: NameKind): Candidates => {
  /** By name: its entry, and the weight of its words. */
  const places: number[] = [];
  const nths: number[] = [];
  const weights: number[] = [];
  const ofName: number[][] = [];
  const exact: Postings = new Map();
  const idOf = new Map<string, number>();
  /** By word: the names that contain it. Most words, above all joined pairs, are in one name only. */
  const having: (number | number[])[] = [];
  const havingOf = (id: number): number[] => listOf(having[id]);
  const countOf = (id: number): number => {
    const names = having[id];
    return typeof names === 'number' ? 1 : (names?.length ?? 0);
  };
  const noteWord = (id: number, at: number) => {
    const names = having[id];
    if (names === undefined) having[id] = at;
    else if (typeof names === 'number') having[id] = [names, at];
    else names.push(at);
  };
  const near: Postings = new Map();
  const sounding: Postings = new Map();
  const spelled: Postings = new Map();
  let isWeighed = false;
  let bestOf = new Float32Array(0);
  let sumOf = new Float32Array(0);

  /** Two words written as one are found as they are: there are too many of them to store with a letter less. */
  const addWord = (text: string, isJoined = false, isHeard = !isJoined): number => {
    const existing = idOf.get(text);
    if (existing !== undefined) return existing;
    const id = idOf.size;
    idOf.set(text, id);
    if (isHeard) for (const key of soundsOf(text)) put(sounding, key, id);
    if (isJoined) return id;
    for (const key of lessALetter(text)) put(near, key, id);
    for (const line of linesOf(text)) put(spelled, line, id);
    return id;
  };

  const add = (place: number, nth: number, name: string) => {
    isWeighed = false;
    const prepared = prepareName(kind, name);
    const at = places.push(place) - 1;
    nths.push(nth);
    for (const key of exactKeys(prepared)) put(exact, key, at);
    const ids = new Set([
      ...wordKeys(prepared).map((key) => addWord(key)),
      ...joinedKeys(prepared).map((key) => addWord(key, true, prepared.script === 'ARABIC')),
    ]);
    for (const id of ids) noteWord(id, at);
    ofName.push([...new Set(prepared.words.filter(isStrong).map((word) => addWord(word.own)))]);
  };

  const rarity = (id: number): number => Math.log(1 + places.length / (1 + countOf(id)));
  const weigh = () => {
    for (const [at, ids] of ofName.entries()) weights[at] = ids.reduce((sum, id) => sum + rarity(id), 0) || 1;
    bestOf = new Float32Array(places.length);
    sumOf = new Float32Array(places.length);
    isWeighed = true;
  };

  /** Words of the list that a word may be, and how much each says. */
  const matches = ({ key, isJoined, isHeard, isBySound }: SearchKey): Map<number, number> => {
    const bestOf = new Map<number, number>();
    const say = (id: number, value: number) => {
      if ((bestOf.get(id) ?? 0) < value) bestOf.set(id, value);
    };
    const same = idOf.get(key);
    if (same !== undefined) say(same, isJoined ? worth.joined : worth.same);
    for (const line of linesOf(key)) for (const id of valuesOf(spelled, line)) say(id, worth.variant);
    const isRare = (id: number) => countOf(id) <= Math.max(50, common * places.length);
    for (const part of [key, ...lessALetter(key)]) {
      const whole = idOf.get(part);
      if (whole !== undefined && isRare(whole)) say(whole, worth.near);
      for (const id of valuesOf(near, part)) if (isRare(id)) say(id, worth.near);
    }
    if (isHeard)
      for (const part of soundsOf(key))
        for (const id of valuesOf(sounding, part)) if (isBySound || isRare(id)) say(id, worth.sound);
    return bestOf;
  };

  const find = (name: PreparedName): Map<number, number[]> => {
    if (!isWeighed) weigh();
    const exactMatches = new Set(exactKeys(name).flatMap((key) => valuesOf(exact, key)));
    const touched: number[] = [];
    let keyCount = 0;
    for (const key of keysAsked(name)) {
      const ids = matches(key);
      const seen: number[] = [];
      let own = 0;
      for (const [id, value] of ids) {
        const weight = value * rarity(id);
        own = Math.max(own, weight);
        for (const at of havingOf(id)) {
          const best = bestOf[at] ?? 0;
          if (best === 0) seen.push(at);
          if (weight > best) bestOf[at] = weight;
        }
      }
      if (!key.isJoined) keyCount += own || Math.log(1 + places.length);
      for (const at of seen) {
        if (sumOf[at] === 0) touched.push(at);
        sumOf[at] = (sumOf[at] ?? 0) + (bestOf[at] ?? 0);
        bestOf[at] = 0;
      }
    }
    for (const at of touched) sumOf[at] = overlap(sumOf[at] ?? 0, keyCount, weights[at] ?? 1);
    for (const at of mostAlike(touched, sumOf, name.script === 'ARABIC' ? mostBySound : most)) exactMatches.add(at);
    for (const at of touched) sumOf[at] = 0;
    const names = Map.groupBy(exactMatches, (at) => places[at] ?? 0);
    return new Map(Array.from(names, ([place, ats]) => [place, ats.map((at) => nths[at] ?? 0)]));
  };
  return { add, find };
};

/** The ids with the highest values, highest first. Common words touch tens of thousands of names; only a few are sorted. */
const mostAlike = (touched: number[], values: Float32Array, most: number): number[] => {
  const least =
    Float32Array.from(touched, (at) => values[at] ?? 0)
      .sort()
      .at(-most) ?? 0;
  return touched
    .filter((at) => (values[at] ?? 0) >= least)
    .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0))
    .slice(0, most);
};

/** Shared weight of two names as a fraction of the shorter, plus a small share of both. */
const overlap = (shared: number, a: number, b: number): number => shared / Math.min(a, b) + shared / Math.max(a, b);

/** The names and syllables that a word is a spelling of. */
const linesOf = (word: string): string[] => [
  ...Array.from(namesSpelled(word) ?? [], String),
  ...syllablesSpelled(word),
];

const isStrong = ({ weight, own }: Word): boolean => weight > 0.2 && own.length > 1;

const exactKeys = ({ words, whole: all }: PreparedName): string[] => {
  const own = words.map((word) => word.own);
  const whole = own.join('');
  const inLatin = words.map(({ text }) => text).join('');
  return [own.toSorted().join(' '), ...new Set([whole, inLatin, all].map((letters) => `=${letters}`))];
};

const wordKeys = (name: PreparedName): string[] => name.words.filter(isStrong).flatMap(keysOf);

/** A name of several syllables of Mandarin is found by its other spelling, too. */
const keysOf = ({ own, text }: Word): string[] =>
  [own, text, ...(text.length > 4 ? [wadeGilesOf(text)] : [])].filter(Boolean);

/** Each two words that follow each other, as one. */
const joinedKeys = ({ words: all }: PreparedName): string[] => {
  const words = all.filter((word) => !isArticle(word));
  return words.slice(1).map((word, at) => `${words[at]?.text ?? ''}${word.text}`);
};

/**
 * `isHeard`: also looked up by its sound. Arabic script may have several words where Latin has one. `isBySound`: Arabic and Latin words
 * share sounds but no letters, so the sounds of common words are counted, too.
 */
type SearchKey = { key: string; isJoined: boolean; isHeard: boolean; isBySound: boolean };

const keysAsked = (name: PreparedName): SearchKey[] => {
  const strong = name.words.filter(isStrong);
  const alone = strong.length > 0 ? strong : name.words;
  // A word of another script is looked for in Latin letters, too: a list may have it only so.
  const isArabic = name.script === 'ARABIC';
  const spoken = isArabic ? spokenIn(name).map(inLatin) : isSounded(name.script) ? alone.flatMap(heardAs) : [];
  const keys = new Set([...alone.flatMap(keysOf), ...spoken].filter(Boolean));
  return [
    ...[...keys].map((key) => ({ key, isJoined: false, isHeard: true, isBySound: isArabic })),
    ...joinedKeys(name).map((key) => ({ key, isJoined: true, isHeard: isArabic, isBySound: isArabic })),
  ];
};

/** Words of a name in Arabic script as Latin letters may have them: with other sounds, and a servant of God as two words. */
const spokenIn = ({ words }: PreparedName): string[] =>
  words.filter((word) => !isArticle(word)).flatMap(({ own }) => [asInPersian(own), ...servantAndName(own)]);

/** Other spellings in Latin letters of the same sounds: Jai and Chai, Vijay and Wichai. */
const heardAs = ({ text }: Word): string[] => [
  text.replace(/ch/g, 'j'),
  text.replace(/^ch/, 's'),
  text.replace(/^s/, 'ch'),
  text.replace(/[kt]h/g, (pair) => pair[0] ?? ''),
  text.replace(/w/g, 'v'),
  text.replace(/v/g, 'w'),
  text.replace(/ksh/g, 'x'),
  text.replace(/bh/g, 'v'),
  text.replace(/au/g, 'ow'),
  text.replace(/j/g, 'z').replace(/iy(?=[aeou])/g, 'i'),
  text.replace(/i/g, 'ee').replace(/u/g, 'oo'),
];

const lessALetter = (word: string): string[] => {
  if (word.length < 4 || word.length > longest) return [];
  return [...new Set(Array.from(word, (_, at) => word.slice(0, at) + word.slice(at + 1)))];
};

/** Its consonants by their sound, and without those that are vowels in Arabic script. */
const soundsOf = (word: string): string[] => {
  if (!/^[a-z]/.test(word)) return [];
  const keys = [skeleton(word), `~${consonants(word)}`];
  return keys.filter((key) => key.replace('~', '').length > 1);
};
