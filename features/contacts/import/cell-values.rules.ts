import { readPhone } from '#platform/contract/typed/read-phone.ts';
import type { RawRow, RawValue, Target } from './raw-row.rules.ts';

/** What spreadsheets, Outlook (`0/0/00`) and programs write where there is nothing. */
const nothing = /^(?:[-–—.]+|#(?:n\/a|ref!|name\?|value!|div\/0!|num!|null!)|0\/0\/00)$/i;
/** What people write there; as a name it may be one: Na is a family of Korea. */
const nothingInWords = /^(?:n\.?\/?a\.?|nil|none|null|nan)$/i;
const names: Target[] = ['name', 'firstName', 'middleName', 'lastName', 'nickname', 'alias'];

/** A row without the values that say nothing. */
export const withoutNothing = (raw: RawRow): RawRow =>
  Object.fromEntries(
    Object.entries(raw).map(([target, values]) => [
      target,
      values.filter(({ text }: RawValue) => {
        const trimmed = text.trim();
        return !nothing.test(trimmed) && (names.includes(target as Target) || !nothingInWords.test(trimmed));
      }),
    ]),
  );

/** `(HP)`, `M:` and `p:` of Facebook beside a number. */
const label = '(?:hp|m|h|o|w|p|t|tel|mob(?:ile)?|hand ?phone|home|office|work|whatsapp|wa|cell)';
const labelBefore = new RegExp(String.raw`^(?:\(${label}\)|${label}[:.]|${label}(?= ))\s*`, 'i');
const labelBehind = new RegExp(String.raw`\s*\(${label}\)$`, 'i');
/** A spreadsheet program for data makes a fraction of a number. */
const fraction = /(?<=^\d{8,})\.0$/;

const onePhone = (typed: string): string =>
  readPhone(typed.trim().replace(labelBefore, '').replace(labelBehind, '').replace(fraction, '')).value ?? '';

/** The numbers of a cell, of which there may be several with what each is beside it; none if one of them can't be read. */
export const phonesIn = (typed: string): string[] => {
  const whole = onePhone(typed);
  if (whole) return [whole];
  const parts = typed.split(new RegExp(String.raw`\s*(?:[/|&]|\bor\b|(?=\(${label}\)))\s*`, 'i')).filter(Boolean);
  const phones = parts.map(onePhone);
  return phones.every(Boolean) ? phones : phonesBehind(typed);
};

/** `9123 4567 (HP) 6123 4567 (O)`. */
const phonesBehind = (typed: string): string[] => {
  const phones = typed.split(new RegExp(String.raw`(?<=\(${label}\))\s+`, 'i')).map(onePhone);
  return phones.every(Boolean) ? phones : [];
};

/** `Tan Ah Kow <tan@mail.example>`, `mailto:tan@mail.example` and Outlook's `'tan@mail.example'` as the address alone. */
export const bareEmail = (typed: string): string => {
  const address = /<([^<>]+)>$/.exec(typed)?.[1] ?? typed;
  return address
    .replace(/^mailto:/i, '')
    .replace(/^'(.+)'$/, '$1')
    .replace(/[.,;]+$/, '');
};

/** A postal code of Singapore, of which a spreadsheet may have taken the zero or made a fraction: `48616`, `310005.0`, `S(310005)`. */
export const postalCodeOf = (typed: string): string => {
  const digits = /^(?:(?:singapore|s'?pore|sg|s)\s*)?\(?(\d{5,6})\)?(?:\.0)?$/i.exec(typed)?.[1];
  return digits?.padStart(6, '0') ?? typed;
};

/** A line that ends in its postal code, as people here write it: `… Singapore 310005`, `… S(310005)`. */
export const withoutPostalCode = (line: string): { line: string; postalCode: string } => {
  const [, before = '', postalCode = ''] =
    /^(.*\S)[\s,]+(?:singapore|s'?pore|s)\s*\(?(\d{6})\)?\.?$/i.exec(line.replace(/’/g, "'")) ?? [];
  return postalCode ? { line: before.replace(/[\s,]+$/, ''), postalCode } : { line, postalCode: '' };
};
