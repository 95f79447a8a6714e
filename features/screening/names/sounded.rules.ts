import { distance } from 'fastest-levenshtein';
import { byIndicSound } from './indic-sound.rules.ts';
import { isIndic, type Script } from './letters.rules.ts';
import { memoize } from './memoize.rules.ts';
import { budget, none, spellingCost, type WordsAgree } from './words-agree.rules.ts';

/** Letters that Latin papers have for one sound of Tamil, Thai or Burmese. */
const sounds: [RegExp, string][] = [
  [/zh/g, 'l'],
  [/sch|sh|tch|ch|c(?=[eiy])|[jz]/g, 's'],
  [/kh|ck|gh|[cqg]/g, 'k'],
  [/th|dh|ht|d/g, 't'],
  [/ph|hp|bh|b/g, 'p'],
  [/v/g, 'w'],
  [/x/g, 'ks'],
  [/ee|ie|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/ua|ue/g, 'u'],
  [/oe|or(?![aeiou])|aw/g, 'o'],
  [/ae/g, 'e'],
  [/(?<!^)h/g, ''],
  [/ng(?![aeiou])/g, 'n'],
  [/ar(?=n)/g, 'a'],
  [/[lr]$/, 'n'],
  [/(.)\1+/g, '$1'],
];

/** How a word in Latin letters sounds, vowels and all, whichever way it is spelled: `murugan` and `murukan`, `jaidee` and `chaidi`. */
const soundOfWord = memoize(100_000, (word) => sounds.reduce((text, [from, to]) => text.replace(from, to), word));

const sameSound = 0.95;
/** Such words have vowels, and most of their spellings are one sound by now: a difference means more than in other words. */
const eachSound = 2;

/** A word of one of these scripts that was written in Latin by rule, and one that was written in Latin by hand. */
export const bySound = (scripts: readonly Script[]): ((a: string, b: string) => WordsAgree) => {
  const indic = scripts.find(isIndic);
  return indic ? (a, b) => byIndicSound(indic, a, b) : byOtherSound;
};

const byOtherSound = (a: string, b: string): WordsAgree => {
  const one = soundOfWord(a);
  const other = soundOfWord(b);
  const longest = Math.max(one.length, other.length);
  const cost = one === other ? 0 : spellingCost(one, other);
  if (longest < 2 || cost > budget(longest)) return none;
  return { likeness: sameSound - (eachSound * cost) / longest, agree: 'SOUND', distance: distance(a, b) };
};
