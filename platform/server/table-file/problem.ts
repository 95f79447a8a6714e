import { Refusal } from '#platform/contract/refusal.ts';

/**
 * What is wrong with a file of a table. `line` counts from 1; null: the whole file. `kind`: whether it is a file of another kind
 * (`unsupported`) or a table that is broken or cut off (`invalid`).
 */
export type Fault = { line: number | null; words: string; kind: 'unsupported' | 'invalid' };

/** The error of whoever says no other. */
export class TableProblem extends Error implements Fault {
  override readonly name = 'TableProblem';
  readonly line: number | null;
  readonly words: string;
  readonly kind: Fault['kind'];
  constructor({ line, words, kind }: Fault) {
    super(sentenceOf({ line, words }));
    this.line = line;
    this.words = words;
    this.kind = kind;
  }
}

const sentenceOf = ({ line, words }: Pick<Fault, 'line' | 'words'>): string =>
  line === null ? words : `Line ${line}: ${words}`;

/** Refuses a file that somebody uploaded. */
export const asRefusal = (fault: Fault): Refusal =>
  new Refusal('file.unsupported', sentenceOf(fault), { field: 'file' });
