import type { Why } from '../contract/hit.ts';
import type { EntityName } from './entity.ts';

export type NameCompared = Pick<Why, 'asked' | 'listed' | 'pairs' | 'onlyAsked' | 'onlyListed' | 'sameOrder'> & {
  score: number;
};
export type NameKind = 'PERSON' | 'BODY';

const wordsOf = (name: string): string[] => name.split(/[\s,]+/).filter(Boolean);
const folded = (word: string): string => word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Compares two names, whatever the order of their words. */
export const scoreName = (_kind: NameKind, asked: string, listed: EntityName): NameCompared => {
  const words = { asked: wordsOf(asked), listed: wordsOf(listed.name) };
  const free = new Set(words.listed.keys());
  const pairs: NameCompared['pairs'] = [];
  for (const [place, word] of words.asked.entries()) {
    const found = [...free].find((other) => folded(words.listed[other] ?? '') === folded(word));
    if (found === undefined) continue;
    free.delete(found);
    pairs.push({ asked: [place], listed: [found], agree: 'SAME', distance: 0 });
  }
  const paired = new Set(pairs.flatMap((pair) => pair.asked));
  const onlyAsked = [...words.asked.keys()].filter((place) => !paired.has(place));
  return {
    asked: { name: asked, words: words.asked },
    listed: { ...listed, words: words.listed },
    pairs,
    onlyAsked,
    onlyListed: [...free],
    sameOrder: pairs.every((pair, at) => at === 0 || (pairs[at - 1]?.listed[0] ?? 0) < (pair.listed[0] ?? 0)),
    score: pairs.length / Math.max(words.asked.length, words.listed.length, 1),
  };
};
