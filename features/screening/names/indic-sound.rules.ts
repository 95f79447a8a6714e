import { distance } from 'fastest-levenshtein';
import type { IndicScript } from './indic.rules.ts';
import { memoize } from './memoize.rules.ts';
import { budget, none, spellingCost, type WordsAgree } from './words-agree.rules.ts';

type Rules = readonly [RegExp, string][];

/** Different spellings in Latin letters of one sound, in India and its neighbours: Choudhury and Chaudhary, Laxmi and Lakshmi. */
const sounds: Rules = [
  // Rao and Rav, Siddaramaiah and Siddaramayya; Singh, Sinha and Simha are one name, too.
  [/a(?:o|w|vu)$/, 'av'],
  [/a[iy]y?ah?$/, 'aya'],
  [/(?<=si)(?:ng|n|m)h/g, 'ngh'],
  [/ee|ii|(?<=[^aeiou])ie/g, 'i'],
  [/oo|uu/g, 'u'],
  [/ayi/g, 'ai'],
  [/x/g, 'ks'],
  [/jn|dny|gny|gn(?=[aeiou])/g, 'gy'],
  [/c(?=[eiy])/g, 's'],
  [/ck|c(?!h)|q/g, 'k'],
  [/chh?/g, 'c'],
  [/sh/g, 's'],
  [/ph/g, 'f'],
  [/z/g, 'j'],
  [/au|ou|[ao]w(?![aeiou])/g, 'o'],
  [/w/g, 'v'],
  [/[ae][iy]/g, 'e'],
  [/iy(?=[aeou])/g, 'i'],
  [/(?<=[^aeiou])y(?![aeiou])/g, 'i'],
  [/(?<=[bcdfgjklmnprst])h/g, ''],
  [/m(?=[pbf])/g, 'n'],
  [/(.)\1+/g, '$1'],
];

/** Spellings of one sound in one language, applied before and after the common ones. */
const before: Partial<Record<IndicScript, Rules>> = { BENGALI: [[/oy/g, 'ay']], MALAYALAM: [[/zh/g, 'l']] };
const after: Partial<Record<IndicScript, Rules>> = {
  DEVANAGARI: [[/v/g, 'b']],
  BENGALI: [
    [/v/g, 'b'],
    [/o/g, 'a'],
  ],
  MALAYALAM: [[/d/g, 't']],
  SINHALA: [[/e/g, 'a']],
};

const soundIn = (script: IndicScript) => {
  const rules = [...(before[script] ?? []), ...sounds, ...(after[script] ?? [])];
  return memoize(20_000, (word) => rules.reduce((text, [from, to]) => text.replace(from, to), word));
};
const soundsIn = new Map<IndicScript, (word: string) => string>();
const soundOf = (script: IndicScript, word: string): string => {
  const soundOf = soundsIn.get(script) ?? soundIn(script);
  soundsIn.set(script, soundOf);
  return soundOf(word);
};

/** Without the vowel that one spelling leaves out and another doesn't: Ramlal and Ramalal, Mamta and Mamata, Basavaraj and Basavaraja. */
const withoutA = (sound: string): string => sound.replace(/(?<!^)a/g, '');

const likeness = { sound: 0.95, withoutA: 0.88 } as const;
const eachSound = 1.5;

/** A word that was written in Latin from a script of India or its neighbours by rule, and one that was written in Latin by hand. */
export const byIndicSound = (script: IndicScript, a: string, b: string): WordsAgree => {
  const one = soundOf(script, a);
  const other = soundOf(script, b);
  const longest = Math.max(one.length, other.length);
  if (longest < 2) return none;
  const agree = { agree: 'SOUND', distance: distance(a, b) } as const;
  if (one === other) return { ...agree, likeness: likeness.sound };
  const bare = withoutA(one);
  if (bare.length > 1 && bare === withoutA(other)) return { ...agree, likeness: likeness.withoutA };
  const cost = spellingCost(one, other);
  return cost > budget(longest) ? none : { ...agree, likeness: likeness.sound - (eachSound * cost) / longest };
};
