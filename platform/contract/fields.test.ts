import { expect, it } from 'vitest';
import * as z from 'zod';
import { phone, text, versionRead } from './fields.ts';

it.each(['\u202a', '\u202e', '\u2066', '\u2069'])('refuses a text with the mark of direction %j in it', (mark) => {
  const { error } = text().safeParse(`Tan ${mark}gniL ieM`);
  expect(error?.issues[0]?.message).toContain('turns the text around');
});

it('takes Arabic, Hebrew and Tamil names, and a number that was copied from a phone', () => {
  for (const name of ['محمد', 'דוד', 'முருகன்']) expect(text().parse(name)).toBe(name);
  expect(phone().parse('\u202a+65 9123 4567\u202c')).toBe('+6591234567');
});

it('the version of what was read may be missing, and our own pages do not compile without it', () => {
  const Change = z.strictObject({ version: versionRead() });
  // @ts-expect-error `version` is missing
  const without: z.input<typeof Change> = {};
  expect(Change.parse(without)).toEqual({});
  expect(z.toJSONSchema(Change, { io: 'input' }).required).toBeUndefined();
  expect(Change.safeParse({ version: '1' }).success).toBe(false);
});
