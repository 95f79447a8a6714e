import ICAL from 'ical.js';
import type { RawRow, RawValue, Target } from './columns.ts';

/** A card of a file, or why it can't be read. */
export type Card = { line: number; raw: RawRow; problem: string };

const targets: Record<string, Target> = {
  fn: 'name',
  nickname: 'nickname',
  tel: 'phone',
  email: 'email',
  categories: 'tag',
  org: 'company',
  title: 'jobTitle',
  bday: 'birthday',
  note: 'notes',
};

/** The cards of a file, vCard 3 or 4. A card that can't be read does not keep the others out. */
export const readVcards = (text: string): Card[] => {
  const lines = text.split(/\r\n|\r|\n/);
  const cards: Card[] = [];
  let start = -1;
  lines.forEach((line, at) => {
    if (/^begin:vcard\s*$/i.test(line)) start = at;
    if (!/^end:vcard\s*$/i.test(line) || start < 0) return;
    cards.push(cardOf(lines.slice(start, at + 1), start + 1));
    start = -1;
  });
  if (start >= 0) cards.push({ line: start + 1, raw: {}, problem: 'This card is cut off.' });
  return cards;
};

const cardOf = (lines: string[], line: number): Card => {
  if (lines.some((each) => /^version:2\.1\s*$/i.test(each)))
    return { line, raw: {}, problem: 'This card is of version 2.1. Export it as vCard 3 or 4.' };
  try {
    return { line, raw: rawOf(ICAL.parse(lines.join('\r\n'))), problem: '' };
  } catch {
    return { line, raw: {}, problem: 'This card can’t be read.' };
  }
};

const rawOf = (card: unknown): RawRow => {
  const raw: RawRow = {};
  for (const property of new ICAL.Component(card as unknown[]).getAllProperties()) {
    const values = property.getValues().flat(2).map(String);
    if (property.name === 'adr') readAddress(raw, property.getFirstValue());
    const target = targets[property.name];
    if (!target) continue;
    const texts = values.map((value) => textOf(value).replace(/^(tel|mailto):/i, '')).filter(Boolean);
    const read = (target === 'company' ? texts.slice(0, 1) : texts).map((text) => cardValue(text, property.name));
    raw[target] = [...(raw[target] ?? []), ...read];
  }
  // A card without a full name has its parts: family, given, additional.
  if (!raw.name) {
    const [family = '', given = '', more = ''] = partsOf(
      new ICAL.Component(card as unknown[]).getFirstPropertyValue('n'),
    );
    const name = [given, more, family].filter(Boolean).join(' ');
    if (name) raw.name = [cardValue(name, 'n')];
  }
  return raw;
};

/** The reader leaves a semicolon of a text as the file has it. */
const textOf = (value: string): string => value.replaceAll('\\;', ';').trim();

const cardValue = (text: string, property: string): RawValue => ({ text, column: property.toUpperCase() });

const partsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map((part) => String(part).trim()) : []);

/** Box, extension, street, place, region, postal code, country. The first address counts. */
const readAddress = (raw: RawRow, value: unknown): void => {
  const [, , street = '', city = '', , postalCode = '', country = ''] = partsOf(value);
  if (raw.street || !street) return;
  const parts = { street, city, postalCode, country };
  for (const [part, text] of Object.entries(parts)) raw[part as keyof typeof parts] = [cardValue(text, 'adr')];
};
