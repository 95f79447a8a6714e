import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { formatMoney, percentText } from '#platform/contract/money.ts';
import type { AuditFact } from './audit.calls.ts';
import { codeWords, labelOf } from './audit-words.rules.ts';

type Facts = Record<string, unknown>;

/** How ids and codes are said: the name of a record, and the words of a key's value. An id without a name is left out. */
export type Wording = {
  name: (id: string) => string | undefined;
  value: (key: string, value: unknown) => string | undefined;
};

/** What an audit row keeps, a line each, with what stood before where the row has it. The version of a record says nothing. */
export const factsOf = ({ version: _, ...detail }: Facts, says: Wording): AuditFact[] => {
  const { before, after, from, to, ...rest } = detail;
  const isMove = typeof from === 'number' && typeof to === 'number';
  return [
    ...(isFacts(before) || isFacts(after) ? changed(before, after, says) : replaced(detail, says)),
    ...(isMove ? moved('Status', words('from', from, says), words('to', to, says)) : plain({ from, to }, says)),
    ...plain(rest, says),
  ];
};

const changed = (before: unknown, after: unknown, says: Wording): AuditFact[] => {
  const [old, now] = [before, after].map((each) => (isFacts(each) ? each : {})) as [Facts, Facts];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .flatMap((key) => moved(labelOf(key), words(key, old[key], says), words(key, now[key], says)));
};

const replaced = (detail: Facts, says: Wording): AuditFact[] =>
  'before' in detail || 'after' in detail
    ? moved('Value', words('value', detail.before, says), words('value', detail.after, says))
    : [];

const unnamed = 'no name';

const moved = (label: string, before: string | undefined, after: string | undefined): AuditFact[] =>
  before === undefined && after === undefined ? [] : [{ label, before: before ?? unnamed, after: after ?? unnamed }];

const plain = (facts: Facts, says: Wording): AuditFact[] =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .flatMap(([key, value]) => {
      const after = words(key, value, says);
      return after === undefined ? [] : [{ label: labelOf(key), before: null, after }];
    });

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const words = (key: string, value: unknown, says: Wording): string | undefined => {
  if (value === undefined || value === null || value === '') return '–';
  const words = says.value(key, value);
  if (words !== undefined) return words;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : wordsOfList(key, value, says);
  if (isFacts(value)) return 'before' in value && 'after' in value ? movedWords(key, value, says) : listed(value, says);
  if (typeof value === 'number') return numberWords(key, value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return textWords(key, String(value), says);
};

const wordsOfList = (key: string, list: unknown[], says: Wording): string | undefined =>
  list
    .map((each) => words(key, each, says))
    .filter((each) => each !== undefined)
    .join('; ') || undefined;

const movedWords = (key: string, { before, after }: Facts, says: Wording): string | undefined =>
  moved(key, words(key, before, says), words(key, after, says))
    .map((fact) => `${fact.before} → ${fact.after}`)
    .at(0);

const listed = (value: Facts, says: Wording): string | undefined =>
  plain(value, says)
    .map(({ label, after }) => `${label}: ${after}`)
    .join(', ') || undefined;

const numberWords = (key: string, value: number): string => {
  if (/(?:^c|C)ents$/.test(key)) return formatMoney(value);
  return /(?:^r|R)ates?$/.test(key) ? `${percentText(value)}%` : String(value);
};

const textWords = (key: string, text: string, says: Wording): string | undefined => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
  if (/^\d{4}-\d\d-\d\dT\d\d:\d\d[\d:.]*(?:Z|[+-]\d\d:\d\d)$/.test(text)) return formatInstant(text);
  if (isId(text)) return says.name(text);
  return /^[\da-f]{64}$/.test(text) ? `${text.slice(0, 12)}…` : codeWords(key, text);
};

const isId = (text: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(text);
