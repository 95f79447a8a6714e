import type { SettingField, SettingInput, SettingLeaf } from '#features/settings/rules/shape.ts';
import { type Tree, valueAt, withValueAt } from './tree.web.ts';

// Conversion of a setting's value to form values and back. In the form, lines are one text, and no choice is null.

const blanks: Record<SettingLeaf['kind'], unknown> = {
  text: '',
  lines: '',
  number: null,
  money: null,
  rate: null,
  switch: false,
  day: null,
  moment: '',
  choice: null,
  people: [],
  officers: [],
};

const leafToForm = (leaf: SettingLeaf, value: unknown): unknown => {
  if (leaf.kind === 'lines') return ((value as string[] | undefined) ?? []).join('\n');
  return value ?? blanks[leaf.kind];
};

const leafFromForm = (leaf: SettingLeaf, value: unknown): unknown => {
  if (leaf.kind !== 'lines') return value;
  const lines = String(value).split('\n');
  return lines.map((line) => line.trim()).filter(Boolean);
};

const each = (fields: SettingField[], tree: Tree, change: typeof leafToForm): Tree =>
  fields.reduce((made, { path, leaf }) => withValueAt(made, path, change(leaf, valueAt(tree, path))), {} as Tree);

/** An empty row. */
export const blankRow = (columns: SettingField[]): Tree => each(columns, {}, leafToForm);

export const toForm = (input: SettingInput, value: unknown): unknown => {
  if (input.kind === 'fields') return each(input.fields, value as Tree, leafToForm);
  if (input.kind === 'rows') return (value as Tree[]).map((row) => each(input.columns, row, leafToForm));
  if (input.kind === 'choices')
    return Object.fromEntries(input.names.map((name) => [name.value, (value as Tree)[name.value] ?? null]));
  return leafToForm(input, value);
};

export const fromForm = (input: SettingInput, value: unknown): unknown => {
  if (input.kind === 'fields') return each(input.fields, value as Tree, leafFromForm);
  if (input.kind === 'rows') return (value as Tree[]).map((row) => each(input.columns, row, leafFromForm));
  if (input.kind === 'choices')
    return Object.fromEntries(Object.entries(value as Tree).filter(([, chosen]) => chosen !== null));
  return leafFromForm(input, value);
};

export type SettingValues = { value: unknown };
