import type { Matched, TableSpec } from '#platform/contract/match-columns.ts';
import { readPhone } from '#platform/contract/typed/read-phone.ts';
import { phonesIn } from '../import/cell-values.rules.ts';

/** The content of a column: the number, or the answer of one register. */
export type DncField = 'number' | 'voice' | 'text' | 'fax';

const isNumber = (cell: string): boolean => readPhone(cell).value !== undefined;

/** Whether a line has a number and nothing else: a file of numbers alone may have no headings. */
export const isNumberAlone = (cells: string[]): boolean =>
  isNumber(cells[0] ?? '') && cells.slice(1).every((cell) => cell.trim() === '');

/** The columns of a file of results of the Do Not Call register. */
export const dncTable: TableSpec<DncField> = {
  fields: {
    number: {
      title: 'Phone number',
      known: [
        ...['phone', 'phone no', 'telephone number', 'telephone no', 'telephone', 'tel', 'tel no', 'contact no'],
        ...['mobile number', 'mobile no', 'mobile', 'handphone', 'hp', 'number', 'column 1'],
      ],
      prefers: true,
    },
    voice: { title: 'No voice calls', known: ['no voice call', 'voice calls', 'voice call', 'voice'], prefers: true },
    text: {
      title: 'No text messages',
      known: ['no text message', 'text messages', 'text message', 'text', 'sms'],
      prefers: true,
    },
    fax: { title: 'No fax messages', known: ['no fax message', 'fax messages', 'fax message', 'fax'], prefers: true },
  },
  needs: [['number']],
};

/** Whether a number is listed in each register; null where the file does not say. */
export type DncResult = { phone: string; voice: boolean | null; text: boolean | null; fax: boolean | null };
export type DncFile = { results: DncResult[]; problems: { line: number; words: string }[] };

type Table = Pick<Matched<DncField>, 'at'> & { lines: { line: number; cells: string[] }[] };

const listed = /^(y|yes|true|1|x|listed|(?:in |on )register|registered|found|no calls?)$/i;
const free = /^(n|no|false|0|-|not listed|not (?:in|on) register|not registered|unregistered|not found|clear)$/i;

/**
 * Reads a file of the Do Not Call register by the columns that were matched or chosen. A file with a column of numbers alone lists those
 * that are on all registers. A register without a column, or with an empty cell, was not checked. Rows that can't be read are named, and
 * the others are taken.
 */
export const readDncFile = ({ at, lines }: Table): DncFile => {
  const placeOf = (field: DncField) => at[field]?.[0] ?? -1;
  const places = { voice: placeOf('voice'), text: placeOf('text'), fax: placeOf('fax') };
  const number = placeOf('number');
  const isNumberOnly = Object.values(places).every((place) => place < 0);
  const results = new Map<string, DncResult>();
  const problems: DncFile['problems'] = [];
  for (const { line, cells } of lines) {
    const [phone, other] = phonesIn(cells[number] ?? '');
    if (!phone || other) {
      problems.push({ line, words: 'not a valid phone number.' });
      continue;
    }
    const unread = Object.values(places).find((place) => {
      const text = (cells[place] ?? '').trim();
      return text !== '' && !listed.test(text) && !free.test(text);
    });
    if (unread !== undefined) {
      problems.push({ line, words: `“${(cells[unread] ?? '').slice(0, 20)}” is neither yes nor no.` });
      continue;
    }
    const says = (place: number) => {
      const text = (cells[place] ?? '').trim();
      return isNumberOnly || (text === '' ? null : listed.test(text));
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
