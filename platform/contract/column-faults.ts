import type { Matched, TableSpec } from './match-columns.ts';

/** What somebody can do about the columns of a file: choose what each holds, or correct its headings. */
type Advice = 'CHOOSE' | 'CORRECT' | 'NONE';

const missingAdvice: Record<Advice, string> = {
  CHOOSE: ' Choose the column that holds it, or correct the headings.',
  CORRECT: ' Correct the headings of the file.',
  NONE: '',
};
const sameAdvice: Record<Advice, string> = {
  CHOOSE: ' Choose what each holds, or rename one.',
  CORRECT: ' Rename one of them.',
  NONE: ' Rename one of them.',
};
const twiceAdvice: Record<Advice, string> = {
  CHOOSE: ' Choose one of them.',
  CORRECT: ' Keep one of them.',
  NONE: ' Keep one of them.',
};

/** What is wrong with the columns of a file, in sentences: those that it lacks, and those that hold the same. */
export const columnFaults = <K extends string>(
  { missing, twice }: Pick<Matched<K>, 'missing' | 'twice'>,
  { fields }: Pick<TableSpec<K>, 'fields'>,
  advice: Advice = 'NONE',
): string[] => [
  ...missing.map((group) => {
    const titles = group.map((key) => `“${fields[key].title}”`);
    const titleList = titles.length > 1 ? `${titles.slice(0, -1).join(', ')} or ${titles.at(-1)}` : titles[0];
    return `No column is headed ${titleList}.${missingAdvice[advice]}`;
  }),
  ...twice.map(({ field, heading }) =>
    fields[field].many
      ? `Two columns are headed “${heading}”.${sameAdvice[advice]}`
      : `Two columns hold “${fields[field].title}”.${twiceAdvice[advice]}`,
  ),
];
