import type { Day, InstantText } from './days.ts';
import type { Cents } from './money.ts';

/**
 * The fields of a list's rows, declared once: what each is called and what it holds. The call of the list and its file
 * (`list-calls.ts`), the answer of both (`platform/server/list/serve-list.ts`) and the columns of the page
 * (`platform/web/list/List.tsx`) follow from them. Their order is that of the file's columns. Without schemas, as pages
 * load them.
 */

/** What a field holds. `width` is that of its column in the file, in characters. */
export type ListKind =
  | { kind: 'id' }
  | { kind: 'text' | 'texts' | 'count' | 'flag' | 'day' | 'instant'; width: number }
  | { kind: 'money'; width: number; anyCurrency?: true }
  | { kind: 'choice'; words: Record<string, string>; width: number };

export type ListField = {
  /** The head of its column; in an amount's, `(S$)` is added. A field without one has no column in the file. */
  label?: string;
  is: ListKind;
  /** It may be null. */
  maybe?: true;
  /** The words where it is null; a dash on the page by default. */
  none?: string;
  /** In cents: the list answers its sum over all pages. */
  sum?: true;
};
export type ListFields = Record<string, ListField>;

export const id = { kind: 'id' } as const;
/** `width` is that of the column, in characters; how long it may be is said where it is taken. */
export const text = (width: number) => ({ kind: 'text', width }) as const;
/** Several texts, with commas between them in the file. */
export const texts = (width: number) => ({ kind: 'texts', width }) as const;
/** Whether something is so: `Yes`, or nothing. */
export const flag = (width = 10) => ({ kind: 'flag', width }) as const;
export const count = (width = 10) => ({ kind: 'count', width }) as const;
export const day = { kind: 'day', width: 14 } as const;
export const instant = { kind: 'instant', width: 20 } as const;
/** In cents. */
export const money = { kind: 'money', width: 18 } as const;
/** In the cents of a currency that the row names. */
export const amount = { kind: 'money', width: 18, anyCurrency: true } as const;
/** One of a vocabulary (`{ value: words }`). */
export const choice = <const W extends Record<string, string>>(words: W, width: number) =>
  ({ kind: 'choice', words, width }) as const;

/* @__NO_SIDE_EFFECTS__ */
export const listFields = <const F extends ListFields>(fields: F): F => fields;

type ValueOf<K> = K extends { kind: 'choice'; words: infer W }
  ? keyof W & string
  : K extends { kind: 'texts' }
    ? string[]
    : K extends { kind: 'flag' }
      ? boolean
      : K extends { kind: 'money' }
        ? Cents
        : K extends { kind: 'count' }
          ? number
          : K extends { kind: 'day' }
            ? Day
            : K extends { kind: 'instant' }
              ? InstantText
              : string;

/** A row of the list, as the server reads it and the page shows it. */
export type RowOf<F extends ListFields> = {
  -readonly [K in keyof F]: ValueOf<F[K]['is']> | (F[K] extends { maybe: true } ? null : never);
};

/** The fields that are summed. */
export type SummedOf<F extends ListFields> = {
  [K in keyof F]: F[K] extends { sum: true } ? K & string : never;
}[keyof F];

/** The names of the fields that are summed. */
export const summedOf = <F extends ListFields>(fields: F): SummedOf<F>[] =>
  Object.keys(fields).filter((name) => fields[name]?.sum) as SummedOf<F>[];

/** The head of a field's column. */
export const headOf = ({ label = '', is }: ListField): string =>
  is.kind === 'money' && !is.anyCurrency ? `${label} (S$)` : label;
