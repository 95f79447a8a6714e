import { wordsOf } from '#features/settings/rules/declared.ts';
import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import type { AuditFact } from '../../contract/audit.ts';

type Facts = Record<string, unknown>;

/** How ids and codes are said: the name of a record, and the words of a key's value. */
export type Says = {
  name: (id: string) => string | undefined;
  value: (key: string, value: unknown) => string | undefined;
};

/** What an audit row keeps, a line each, with what stood before where the row has it. The version of a record says nothing. */
export const factsOf = ({ version: _, ...detail }: Facts, says: Says): AuditFact[] => {
  const { before, after, from, to, ...rest } = detail;
  const moved = typeof from === 'number' && typeof to === 'number';
  return [
    ...(isFacts(before) || isFacts(after) ? changed(before, after, says) : replaced(detail, says)),
    ...(moved
      ? [{ label: 'Status', before: words('from', from, says), after: words('to', to, says) }]
      : plain({ from, to }, says)),
    ...plain(rest, says),
  ];
};

const changed = (before: unknown, after: unknown, says: Says): AuditFact[] => {
  const [old, now] = [before, after].map((each) => (isFacts(each) ? each : {})) as [Facts, Facts];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])]
    .filter((key) => JSON.stringify(old[key]) !== JSON.stringify(now[key]))
    .map((key) => ({ label: labelOf(key), before: words(key, old[key], says), after: words(key, now[key], says) }));
};

const replaced = (detail: Facts, says: Says): AuditFact[] =>
  'before' in detail || 'after' in detail
    ? [{ label: 'Value', before: words('value', detail.before, says), after: words('value', detail.after, says) }]
    : [];

const plain = (facts: Facts, says: Says): AuditFact[] =>
  Object.entries(facts)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([key, value]) => ({ label: labelOf(key), before: null, after: words(key, value, says) }));

const isFacts = (value: unknown): value is Facts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** `commissionCents` → `Commission`; `evidenceFileId` → `Evidence file`. */
const labelOf = (key: string): string => wordsOf(key.replace(/(?:Cents|Uuid|Id)$/, '') || key);

const words = (key: string, value: unknown, says: Says): string => {
  if (value === undefined || value === null || value === '') return '–';
  const said = says.value(key, value);
  if (said !== undefined) return said;
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map((each) => words(key, each, says)).join('; ');
  if (isFacts(value))
    return plain(value, says)
      .map(({ label, after }) => `${label}: ${after}`)
      .join(', ');
  if (typeof value === 'number') return key.endsWith('Cents') ? formatMoney(value) : String(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return textWords(String(value), says);
};

const textWords = (text: string, says: Says): string => {
  if (/^\d{4}-\d\d-\d\d$/.test(text)) return formatDay(text);
  if (isId(text)) return says.name(text) ?? `…${text.slice(-8)}`;
  return /^[\da-f]{64}$/.test(text) ? `${text.slice(0, 12)}…` : text;
};

const isId = (text: string): boolean => /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/.test(text);
