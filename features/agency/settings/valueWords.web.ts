import type { SettingInput, SettingLeaf } from '#features/settings/rules/shape.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney, percentText } from '#platform/contract/money.ts';
import { type Tree, valueAt } from './tree.web.ts';

const nothing = 'Not set';
const none = 'None';
const mostShown = 3;

/** `a, b, c and 4 more`. */
const listed = (words: string[]): string => {
  if (words.length === 0) return none;
  const more = words.length - mostShown;
  return more > 0 ? `${words.slice(0, mostShown).join(', ')} and ${more} more` : words.join(', ');
};

/** `25%`, `10 minutes`. */
const withUnit = (words: string, unit: string) =>
  unit === '%' ? `${words}%` : [words, unit].filter(Boolean).join(' ');

/** `2026-11-21T22:00` → `21 Nov 2026, 22:00`. */
const momentWords = (moment: string) => `${formatDay(moment)}, ${moment.slice(11)}`;

/** `14`, `0.80`. */
const numberWords = (value: number) => (Number.isInteger(value) || value >= 1 ? String(value) : value.toFixed(2));

const leafWords = (leaf: SettingLeaf, value: unknown): string => {
  if (leaf.kind === 'switch') return value ? 'On' : 'Off';
  if (value === null || value === undefined || value === '') return nothing;
  if (leaf.kind === 'officers' && (value as string[]).length === 0) return 'Everyone at the compliance desk';
  if (leaf.kind === 'people' || leaf.kind === 'officers' || leaf.kind === 'lines') return listed(value as string[]);
  if (leaf.kind === 'rate') return withUnit(percentText(value as number), leaf.unit);
  if (leaf.kind === 'money') return formatMoney(value as number);
  if (leaf.kind === 'number') return withUnit(numberWords(value as number), leaf.unit);
  if (leaf.kind === 'day') return formatDay(value as string);
  if (leaf.kind === 'moment') return momentWords(value as string);
  if (leaf.kind === 'choice') return leaf.options.find((option) => option.value === value)?.label ?? String(value);
  return String(value);
};

const byDefault = 'Default';

/** What is chosen for one of the names of a setting. */
export const choiceWords = (
  input: Extract<SettingInput, { kind: 'choices' }>,
  value: unknown,
  name: string,
): string => {
  const chosen = (value as Tree)[name];
  if (chosen === undefined) return byDefault;
  return input.options.find((option) => option.value === chosen)?.label ?? String(chosen);
};

/** A setting's value as lines of text. */
export const valueWords = (input: SettingInput, value: unknown): string[] => {
  if (input.kind === 'fields')
    return input.fields.map(({ path, label, leaf }) => `${label}: ${leafWords(leaf, valueAt(value, path))}`);
  if (input.kind === 'rows') {
    const rows = value as Tree[];
    const rowWords = (row: Tree) =>
      input.columns
        .map(({ path, leaf }) => leafWords(leaf, valueAt(row, path)))
        .filter((words) => words !== nothing && words !== none)
        .join(' · ');
    return rows.length > 0 ? rows.map(rowWords) : [none];
  }
  if (input.kind === 'choices') {
    const set = input.names.filter(({ value: name }) => (value as Tree)[name] !== undefined);
    return set.length > 0
      ? set.map(({ value: name, label }) => `${label}: ${choiceWords(input, value, name)}`)
      : [byDefault];
  }
  return [leafWords(input, value)];
};
