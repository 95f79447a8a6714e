import type { Day } from '#platform/contract/days.ts';
import { email } from '#platform/contract/fields.ts';
import { readDay } from '#platform/contract/typed/read-day.ts';
import { type Stage, stages } from '../record/contact.words.ts';
import { addressesOf, type ImportedAddress } from './addresses.rules.ts';
import { bareEmail, phonesIn, withoutNothing } from './cell-values.rules.ts';
import type { NameOrder } from './import.words.ts';
import type { Fault, RawRow, RawValue, Target } from './raw-row.rules.ts';

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
  addresses: ImportedAddress[];
};

/** As the form takes it: what it refuses would keep the whole contact out. */
const address = email();
/** Labels of Google's own, which say nothing of a person. */
const noTag = /^(my ?contacts|starred|imported on .*)$/i;

/** `nameOrder`: of names in parts; left out: the whole name where there is one, else the given name first. */
export type HowRead = { today: Day; nameOrder?: NameOrder | undefined };

const orders = {
  GIVEN: ['firstName', 'middleName', 'lastName'],
  FAMILY: ['lastName', 'firstName', 'middleName'],
} as const;

/** Reads a row. Whatever can't be read is left out by name; a row without a usable name is refused. */
export const importedRow = (cells: RawRow, line: number, { today, nameOrder }: HowRead): ImportedRow => {
  const raw = withoutNothing(cells);
  const leftOut: Fault[] = [];
  const first = (target: Target, most: number): string => {
    const [value = '', ...others] = unique(raw[target]);
    for (const other of others) leaveOut(target, other, 'is left out: a contact has one of these.');
    if (value.length <= most) return value;
    leaveOut(target, value, `is longer than ${most} characters.`);
    return '';
  };
  const leaveOut = (target: Target, value: string, words: string) => {
    const column = raw[target]?.find(({ text }) => oneLine(text) === value)?.column ?? columnOf(raw, target);
    leftOut.push({ column, words: `“${value.length > 40 ? `${value.slice(0, 40)}…` : value}” ${words}` });
  };
  /** So many values of a list, none of them longer than `longest`. */
  const several = (target: Target, values: string[], most: number, longest = Number.POSITIVE_INFINITY): string[] => {
    const fitting = values.filter((value) => value.length <= longest);
    for (const value of values.filter((each) => each.length > longest))
      leaveOut(target, value, `is longer than ${longest} characters.`);
    for (const value of fitting.slice(most)) leaveOut(target, value, `is left out: a contact has at most ${most}.`);
    return fitting.slice(0, most);
  };
  const parts = orders[nameOrder ?? 'GIVEN'].map((part) => first(part, 140)).filter(Boolean);
  const whole = first('name', 200);
  const person = nameOrder === 'FAMILY' && parts.length > 1 ? parts.join(' ') : whole || parts.join(' ');
  const company = first('company', person ? 120 : 140);
  const name = person || company;
  // What says something of a person alone.
  const ofPerson = (target: Target, most: number): string => {
    if (person) return first(target, most);
    for (const value of unique(raw[target])) leaveOut(target, value, 'is left out: this is a company.');
    return '';
  };
  const notes = [...new Set((raw.notes ?? []).map(({ text }) => text.trim()).filter(Boolean))].join('\n\n');
  if (notes.length > 4_000)
    leftOut.push({ column: columnOf(raw, 'notes'), words: 'The notes are longer than 4,000 characters.' });
  const problem = problemOf(name);
  return {
    line,
    problem: problem ? { column: nameColumn(raw), words: problem } : null,
    leftOut,
    isPerson: person !== '',
    name,
    salutation: ofPerson('salutation', 20),
    preferredName: first('nickname', 80),
    aliases: several('alias', unique(raw.alias), 20, 140),
    phones: several('phone', readAll(raw.phone, leftOut, phonesIn), 10),
    emails: several(
      'email',
      readAll(raw.email, leftOut, (typed) => address.safeParse(bareEmail(typed)).data || []),
      10,
    ),
    tags: several(
      'tag',
      unique(raw.tag).filter((tag) => !noTag.test(tag)),
      20,
      40,
    ),
    employer: person ? company : '',
    occupation: ofPerson('jobTitle', 120),
    dateOfBirth: birthOf(ofPerson('birthday', 40), columnOf(raw, 'birthday'), { leftOut, today }),
    stage: stageOf(first('stage', 40), columnOf(raw, 'stage'), leftOut),
    notes: notes.length > 4_000 ? '' : notes,
    addresses: addressesOf(raw, leftOut),
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

/** The last line of many lists. */
const total = /^(?:grand )?totals?[\s:]*\d*(?: (?:contacts?|clients?|customers?|records?|names?|rows?))?$/i;

const problemOf = (name: string): string => {
  if (name === '') return 'There is no name.';
  if (total.test(name)) return 'This line is a total.';
  if (name.length > 140) return 'The name is longer than 140 characters.';
  if (/^[=+@\t-]/.test(name)) return 'The name begins as a formula does.';
  // A letter that could not be decoded, or a control character.
  if (/\p{Cc}|\ufffd/u.test(name)) return 'The name has characters that can’t be read.';
  return /\p{L}/u.test(name) ? '' : 'The name has no letter.';
};

const readAll = (
  values: RawValue[] | undefined,
  leftOut: Fault[],
  read: (typed: string) => string | string[],
): string[] => {
  const good = (values ?? []).flatMap(({ text, column }) => {
    const typed = oneLine(text);
    const values = typed ? [read(typed)].flat() : [];
    if (values.length === 0 && typed) leftOut.push({ column, words: `“${typed.slice(0, 40)}” can’t be read.` });
    return values;
  });
  return [...new Set(good)];
};

/** A day with a time, as phones and spreadsheets write it: at midnight in Singapore it is the day before in UTC. */
const dayWithTime = /^(\d{4})-?(\d\d)-?(\d\d)[T ](\d\d):?(\d\d)(?::?\d\d(?:\.\d+)?)?(Z?)(?:[+-]\d\d:?\d\d)?$/;
const hoursAhead = 8;
const withoutTime = (typed: string): string => {
  const [, year = '', month = '', date = '', hour = '', , zone] = dayWithTime.exec(typed) ?? [];
  if (!year) return typed;
  const shift = zone && Number(hour) + hoursAhead >= 24 ? 1 : 0;
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, Number(date) + shift));
  return day.toISOString().slice(0, 10);
};

const inLastCentury = (text: string): string => text.replace(/(?<=[\s/.-])['’]?(\d\d)$/, '19$1');

/** Without its year a birthday is none: `--04-02`, and Apple's 1604. */
const withoutYear = /^--|^1604-/;

const birthOf = (typed: string, column: string, { leftOut, today }: { leftOut: Fault[]; today: Day }): Day | null => {
  if (typed === '') return null;
  if (withoutYear.test(typed)) {
    leftOut.push({ column, words: `The birthday “${typed.replace('1604', '-')}” has no year.` });
    return null;
  }
  const text = withoutTime(typed);
  const day = readDay(text, undefined, today);
  // Nobody is born after today: 3-Nov-70 and 3-Nov-45 are of the last century.
  const { value, problem } = day.problem === undefined ? day : readDay(inLastCentury(text), undefined, today);
  if (problem !== undefined) leftOut.push({ column, words: `The birthday “${typed}” can’t be read.` });
  return value ?? null;
};

const stageOf = (typed: string, column: string, leftOut: Fault[]): Stage => {
  const stage = Object.entries(stages).find(([, words]) => words.toLowerCase() === typed.toLowerCase());
  if (typed && !stage) leftOut.push({ column, words: `“${typed}” is no stage of Gable: this one comes in as a lead.` });
  return (stage?.[0] as Stage | undefined) ?? 'LEAD';
};
