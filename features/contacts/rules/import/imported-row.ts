import { countryCodes, countryName } from '#features/particulars/words/countries.ts';
import type { Day } from '#platform/contract/days.ts';
import { readDay } from '#platform/contract/typed/read-day.ts';
import { readPhone } from '#platform/contract/typed/read-phone.ts';
import { type Stage, stages } from '../../words/contact.ts';
import type { RawRow, RawValue, Target } from './columns.ts';

export type ImportedAddress = { line: string; postalCode: string; country: string };

/** What of a row can't be read, and in which column it stands; none for what no column has. */
export type Fault = { column: string; words: string };

/** A contact as it will be added, with what can't be taken over said in words. */
export type ImportedRow = {
  /** Where the row begins in its file. */
  line: number;
  /** Why the row can't come in; null for one that can. */
  problem: Fault | null;
  /** What is left out of the row. */
  leftOut: Fault[];
  isPerson: boolean;
  name: string;
  salutation: string;
  preferredName: string;
  aliases: string[];
  phones: string[];
  emails: string[];
  tags: string[];
  employer: string;
  occupation: string;
  dateOfBirth: Day | null;
  stage: Stage;
  notes: string;
  address: ImportedAddress | null;
};

const address = /^[^\s@,;:<>"]{1,64}@[^\s@,;:<>"]+\.[^\s@,;:<>".]{2,}$/;
/** Labels of Google's own, which say nothing of a person. */
const noTag = /^(my ?contacts|starred|imported on .*)$/i;

/** Reads a row. Whatever can't be read is left out by name; a row without a usable name is refused. */
export const importedRow = (raw: RawRow, line: number, today: Day): ImportedRow => {
  const leftOut: Fault[] = [];
  const first = (target: Target, most: number): string => {
    const value = oneLine(raw[target]?.[0]?.text ?? '');
    if (value.length <= most) return value;
    leftOut.push({
      column: columnOf(raw, target),
      words: `“${value.slice(0, 20)}…” is longer than ${most} characters.`,
    });
    return '';
  };
  const parts = (['firstName', 'middleName', 'lastName'] as const).map((part) => first(part, 140)).filter(Boolean);
  const person = first('name', 200) || parts.join(' ');
  const company = first('company', 140);
  const name = person || company;
  const notes = (raw.notes?.[0]?.text ?? '').trim();
  if (notes.length > 4_000)
    leftOut.push({ column: columnOf(raw, 'notes'), words: 'The notes are longer than 4,000 characters.' });
  const problem = problemOf(name);
  return {
    line,
    problem: problem ? { column: nameColumn(raw), words: problem } : null,
    leftOut,
    isPerson: person !== '',
    name,
    salutation: person ? first('salutation', 20) : '',
    preferredName: first('nickname', 80),
    aliases: unique(raw.alias)
      .filter((alias) => alias.length <= 140)
      .slice(0, 20),
    phones: readAll(raw.phone, leftOut, (typed) => readPhone(typed).value ?? ''),
    emails: readAll(raw.email, leftOut, (typed) =>
      address.test(typed) && typed.length <= 254 ? typed.toLowerCase() : '',
    ),
    tags: unique(raw.tag)
      .filter((tag) => tag.length <= 40 && !noTag.test(tag))
      .slice(0, 20),
    employer: person ? company.slice(0, 120) : '',
    occupation: person ? first('jobTitle', 120) : '',
    dateOfBirth: person ? birthOf(raw.birthday?.[0], leftOut, today) : null,
    stage: stageOf(raw.stage?.[0]?.text ?? ''),
    notes: notes.length > 4_000 ? '' : notes,
    address: addressOf(raw),
  };
};

const columnOf = (raw: RawRow, target: Target): string => raw[target]?.[0]?.column ?? '';
const nameColumn = (raw: RawRow): string =>
  (['name', 'firstName', 'middleName', 'lastName', 'company'] as const)
    .map((target) => columnOf(raw, target))
    .find(Boolean) ?? '';

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();
const unique = (values: RawValue[] = []): string[] => [
  ...new Set(values.map(({ text }) => oneLine(text)).filter(Boolean)),
];

const problemOf = (name: string): string => {
  if (name === '') return 'There is no name.';
  if (name.length > 140) return 'The name is longer than 140 characters.';
  if (/^[=+@\t-]/.test(name)) return 'The name begins as a formula does.';
  // A letter that could not be decoded, or a control character.
  if (/\p{Cc}|\ufffd/u.test(name)) return 'The name has characters that can’t be read.';
  return /\p{L}/u.test(name) ? '' : 'The name has no letter.';
};

const readAll = (values: RawValue[] | undefined, leftOut: Fault[], read: (typed: string) => string): string[] => {
  const good = (values ?? []).map(({ text, column }) => {
    const typed = oneLine(text);
    const value = read(typed);
    if (!value && typed) leftOut.push({ column, words: `“${typed.slice(0, 40)}” can’t be read.` });
    return value;
  });
  return [...new Set(good.filter(Boolean))].slice(0, 10);
};

/** A birthday without its year (`--04-02`) is none. */
const birthOf = (given: RawValue | undefined, leftOut: Fault[], today: Day): Day | null => {
  const typed = given?.text.trim() ?? '';
  if (!given || typed === '') return null;
  const { value, problem } = readDay(typed, undefined, today);
  if (problem !== undefined)
    leftOut.push({ column: given.column, words: `The birthday “${typed.slice(0, 40)}” can’t be read.` });
  return value ?? null;
};

const stageOf = (typed: string): Stage => {
  const found = Object.entries(stages).find(([, words]) => words.toLowerCase() === typed.trim().toLowerCase());
  return (found?.[0] as Stage | undefined) ?? 'LEAD';
};

const addressOf = ({ street, city, postalCode, country }: RawRow): ImportedAddress | null => {
  const line = [street?.[0], city?.[0]]
    .map((part) => oneLine(part?.text ?? ''))
    .filter(Boolean)
    .join(', ');
  if (!line) return null;
  const land = oneLine(country?.[0]?.text ?? '').toLowerCase();
  const found = countryCodes.find((code) => code.toLowerCase() === land || countryName(code).toLowerCase() === land);
  return {
    line: line.slice(0, 200),
    postalCode: oneLine(postalCode?.[0]?.text ?? '').slice(0, 12),
    country: found ?? 'SG',
  };
};
