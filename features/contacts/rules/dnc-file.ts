import { readPhone } from '#platform/contract/typed/read-phone.ts';

/** The headings of a file of results: of the number, and of what each register says; empty for none. */
export type DncColumns = { number: string; voice: string; text: string; fax: string };
/** Whether a number is listed in each register; null where the file does not say. */
export type DncResult = { phone: string; voice: boolean | null; text: boolean | null; fax: boolean | null };
export type DncFile = { results: DncResult[]; problems: string[] } | { problem: string };

const listed = /^(y|yes|true|1|x|listed|registered|found|no calls?)$/i;
const free = /^(n|no|false|0|-|not listed|not registered|not found|clear)$/i;

/**
 * What a file of the Do Not Call register says, by the columns that its reader chose. A file that has a column of numbers alone lists
 * those that are on all registers. What has no column, or an empty cell, was not checked. Rows that can't be read are named, and the
 * rest is taken.
 */
export const readDncFile = ([head = [], ...rows]: string[][], columns: DncColumns): DncFile => {
  const placeOf = (name: string) => (name ? head.findIndex((cell) => cell.trim() === name.trim()) : -1);
  const places = { voice: placeOf(columns.voice), text: placeOf(columns.text), fax: placeOf(columns.fax) };
  const number = placeOf(columns.number);
  const missing = (['number', 'voice', 'text', 'fax'] as const).find(
    (key) => columns[key] && placeOf(columns[key]) < 0,
  );
  if (missing || number < 0) return { problem: `This file has no column “${columns[missing ?? 'number']}”.` };
  const isNumberOnly = Object.values(places).every((place) => place < 0);
  const results = new Map<string, DncResult>();
  const problems: string[] = [];
  for (const [index, cells] of rows.entries()) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    const row = `Row ${index + 2}`;
    const phone = readPhone(cells[number] ?? '').value ?? '';
    if (!phone) {
      problems.push(`${row}: not a valid phone number.`);
      continue;
    }
    const unread = Object.values(places).find((place) => {
      const said = (cells[place] ?? '').trim();
      return said !== '' && !listed.test(said) && !free.test(said);
    });
    if (unread !== undefined) {
      problems.push(`${row}: “${(cells[unread] ?? '').slice(0, 20)}” is neither yes nor no.`);
      continue;
    }
    const says = (place: number) => {
      const said = (cells[place] ?? '').trim();
      return isNumberOnly || (said === '' ? null : listed.test(said));
    };
    const before = results.get(phone);
    results.set(phone, {
      phone,
      voice: either(before?.voice, says(places.voice)),
      text: either(before?.text, says(places.text)),
      fax: either(before?.fax, says(places.fax)),
    });
  }
  return { results: [...results.values()], problems };
};

/** Of a number that a file has twice, "listed" counts. */
const either = (before: boolean | null | undefined, now: boolean | null): boolean | null =>
  before || (now ?? before ?? null);
