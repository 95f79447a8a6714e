import ICAL from 'ical.js';
import { plainLines } from './card-lines.rules.ts';
import { labelNote } from './labels.rules.ts';
import type { RawRow, RawValue, Target } from './raw-row.rules.ts';

/** A card of a file, or why it can't be read. */
export type Card = { line: number; raw: RawRow; problem: string; unread: string[] };

const targets: Record<string, Target> = {
  fn: 'name',
  nickname: 'nickname',
  tel: 'phone',
  email: 'email',
  categories: 'tag',
  org: 'company',
  title: 'jobTitle',
  birthday: 'birthday',
  note: 'notes',
};

/** What says nothing of anybody, or is read otherwise. */
const technical =
  /^(n|adr|version|prodid|rev|uid|sort-string|kind|clientpidmap|x-ab(uid|label|adr|showas)|x-.*(uid|id))$/;

/** The cards of a file, vCard 2.1, 3 or 4, at most so many. A card that can't be read does not keep the others out. */
export const readVcards = (text: string, most = Number.POSITIVE_INFINITY): Card[] => {
  const lines = text.split(/\r\n|\r|\n/);
  const cards: Card[] = [];
  let start = -1;
  for (const [at, line] of lines.entries()) {
    if (cards.length === most) return cards;
    if (/^begin:vcard\s*$/i.test(line)) start = at;
    if (!/^end:vcard\s*$/i.test(line) || start < 0) continue;
    cards.push(cardOf(lines.slice(start, at + 1), start + 1));
    start = -1;
  }
  if (start >= 0) cards.push(broken(start + 1, 'This card is cut off.'));
  return cards;
};

const cardOf = (lines: string[], line: number): Card => {
  try {
    const { whole, loose } = joined(plainLines(lines));
    const { raw, unread, isGroup } = rawOf(ICAL.parse(whole.join('\r\n')));
    if (isGroup) return broken(line, 'This card is a group of others. Groups are not imported.');
    if (loose.length > 0 && !raw.name && !raw.company) throw new Error('Nothing of it is a card.');
    return { line, problem: '', raw, unread: [...unread, ...loose] };
  } catch {
    return broken(line, 'This card can’t be read.');
  }
};

const property = /^[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)?[;:]/;

/** Some phones break a note over lines without saying so: such a line belongs to the note, and is named where there is none before it. */
const joined = (lines: string[]): { whole: string[]; loose: string[] } => {
  const whole: string[] = [];
  const loose: string[] = [];
  let isNote = false;
  for (const line of lines) {
    if (/^[ \t]/.test(line)) whole.push(line);
    else if (property.test(line)) {
      whole.push(line);
      isNote = /^(?:[A-Za-z0-9-]+\.)?note[;:]/i.test(line);
    } else if (isNote) whole.push(` \\n${line}`);
    else if (line.trim()) loose.push(`“${line.trim().slice(0, 40)}”`);
  }
  return { whole, loose };
};

const broken = (line: number, problem: string): Card => ({ line, raw: {}, problem, unread: [] });

const rawOf = (card: unknown): { raw: RawRow; unread: string[]; isGroup: boolean } => {
  const raw: RawRow = {};
  const unread: string[] = [];
  for (const [place, property] of new ICAL.Component(card as unknown[]).getAllProperties().entries()) {
    const parts = property.getValues().flat(2).map(String);
    // The reader takes version 3's notes for lists.
    const values = property.name === 'note' ? [parts.join(',')] : parts;
    if (property.name === 'adr') readAddress(raw, property.getFirstValue(), `adr ${place}`);
    const target = targets[property.name];
    if (!target && !technical.test(property.name)) unread.push(property.name.toUpperCase().slice(0, 60));
    if (!target) continue;
    const texts = values.map((value) => textOf(value).replace(/^(tel|mailto):/i, '')).filter(Boolean);
    raw[target] = [...(raw[target] ?? []), ...texts.map((text) => cardValue(text, property.name))];
  }
  const whole = new ICAL.Component(card as unknown[]);
  const labels = labelsIn(whole);
  if (labels.length > 0) raw.notes = [...(raw.notes ?? []), cardValue(labels.join('\n'), 'x-ablabel')];
  const [family = '', givenName = '', more = '', title = ''] = partsOf(whole.getFirstPropertyValue('n'));
  const inParts = [givenName, more, family].filter(Boolean).join(' ');
  const says = (name: string) => String(whole.getFirstPropertyValue(name) ?? '').toLowerCase();
  const full = raw.name?.[0]?.text ?? '';
  const isCompany =
    says('kind') === 'org' ||
    says('x-abshowas') === 'company' ||
    (inParts === '' && full !== '' && full === raw.company?.[0]?.text);
  if (isCompany) {
    raw.company = [raw.company?.[0] ?? cardValue(full || inParts, 'fn')];
    delete raw.name;
  } else {
    const parts = { firstName: givenName, middleName: more, lastName: family };
    for (const [part, text] of Object.entries(parts))
      if (text) raw[part as keyof typeof parts] = [cardValue(text, 'n')];
    if (title) {
      raw.salutation = [cardValue(title, 'n')];
      if (full.startsWith(`${title} `)) raw.name = [cardValue(full.slice(title.length + 1), 'fn')];
    }
  }
  return { raw, unread, isGroup: says('kind') === 'group' || says('x-addressbookserver-kind') === 'group' };
};

/** What a card calls its numbers and mail addresses in words of its own. */
const labelsIn = (card: ICAL.Component): string[] =>
  card.getAllProperties('x-ablabel').flatMap((label) => {
    const group = label.getParameter('group');
    const properties = ['tel', 'email'].flatMap((name) => card.getAllProperties(name));
    const value = properties.find((each) => each.getParameter('group') === group)?.getFirstValue();
    return labelNote(String(label.getFirstValue()), textOf(String(value ?? '')).replace(/^(tel|mailto):/i, '')) || [];
  });

/** The reader leaves some signs of a text as the file has them. */
const textOf = (value: string): string => value.replace(/\\([;:,])/g, '$1').trim();

const cardValue = (text: string, property: string): RawValue => ({ text, column: property.toUpperCase() });

const partsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map((part) => String(part).trim()) : []);

/** Box, extension, street, place, region, postal code, country. */
const readAddress = (raw: RawRow, value: unknown, group: string): void => {
  const [box = '', more = '', road = '', city = '', region = '', postalCode = '', country = ''] = partsOf(value);
  const parts = { street: [road, more, box].filter(Boolean).join(', '), city, region, postalCode, country };
  for (const [part, text] of Object.entries(parts)) {
    const key = part as keyof typeof parts;
    if (text) raw[key] = [...(raw[key] ?? []), { ...cardValue(text, 'adr'), group }];
  }
};
