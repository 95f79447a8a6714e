import { readFileSync } from 'node:fs';
import type { AnyVersion } from '../rates/terms.rules.ts';

/** The versions that every database begins with, read from the rows that are inserted. */
const rows = readFileSync(new URL('../seed.sql', import.meta.url), 'utf8').matchAll(
  /\('([A-Z_]+)', '([\d-]+)',\s+'(.+)',\s+'((?:[^']|'')*)',\s+'(?:[^']|'')*', '((?:[^']|'')*)', (?:NULL|'([\d-]+)')\)/g,
);

export const seeded = [...rows].map(([, kind, fromDay, terms = '', source = '', note = '', until]) => ({
  kind,
  fromDay,
  terms: JSON.parse(terms),
  source: source.replaceAll("''", "'"),
  note: note.replaceAll("''", "'"),
  noteUntil: until ?? null,
})) as AnyVersion[];

/** What calculators reckon with, on a day. */
export const knownOn = (today: string) => ({
  versions: seeded,
  gst: { registration: { from: '1994-04-01', until: null }, rates: [{ validFrom: '2024-01-01', rate: 90_000 }] },
  today,
});
