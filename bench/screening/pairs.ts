import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';
import { scoreName } from '#features/screening/names/score-name.rules.ts';

/** A labelled pair of names: whether they are of the same person or body. */
export type NamePair = {
  kind: 'PERSON' | 'BODY';
  a: string;
  b: string;
  isMatch: boolean;
  group: string;
  category: string;
};
export type ScoredPair = NamePair & { score: number };

const file = '../shared/data/names/name_bench_cases.csv';

export const readPairs = (path = file): NamePair[] =>
  parse<Record<string, string>>(readFileSync(path), { columns: true, bom: true }).map((row) => ({
    kind: row.schema === 'Person' ? 'PERSON' : 'BODY',
    a: row.name1 ?? '',
    b: row.name2 ?? '',
    isMatch: row.is_match === 'true',
    group: row.case_group ?? '',
    category: row.category ?? '',
  }));

export const scorePairs = (pairs: NamePair[]): ScoredPair[] =>
  pairs.map((pair) => ({ ...pair, score: scoreName(pair.kind, pair.a, { name: pair.b, quality: 'PRIMARY' }).score }));

export type Figures = { precision: number; recall: number; f1: number };

const figuresAt = (pairs: ScoredPair[], threshold: number): Figures => {
  const said = pairs.filter(({ score }) => score >= threshold);
  const right = said.filter(({ isMatch }) => isMatch).length;
  const there = pairs.filter(({ isMatch }) => isMatch).length;
  const precision = said.length === 0 ? 1 : right / said.length;
  const recall = there === 0 ? 1 : right / there;
  return { precision, recall, f1: precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall) };
};

/** The threshold of the best F1. */
const bestThreshold = (pairs: ScoredPair[]): number => {
  const tried = Array.from({ length: 81 }, (_, at) => 0.5 + at * 0.005);
  const f1 = tried.map((threshold) => figuresAt(pairs, threshold).f1);
  const best = Math.max(...f1);
  const at = tried.filter((_, index) => (f1[index] ?? 0) > best - 1e-9);
  return at[Math.floor(at.length / 2)] ?? 0.8;
};

/** The threshold is chosen on four fifths of the pairs and counted on the other, five times; each pair gets a verdict once. */
export const inFolds = (pairs: ScoredPair[], folds = 5): (ScoredPair & { said: boolean })[] =>
  Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const isOf = (_: ScoredPair, at: number) => at % folds === fold;
    const threshold = bestThreshold(pairs.filter((pair, at) => !isOf(pair, at)));
    return pairs.filter(isOf).map((pair) => ({ ...pair, said: pair.score >= threshold }));
  });

export const figuresOf = (pairs: { isMatch: boolean; said: boolean }[]): Figures =>
  figuresAt(
    pairs.map(({ isMatch, said }) => ({ isMatch, score: said ? 1 : 0 }) as ScoredPair),
    0.5,
  );
