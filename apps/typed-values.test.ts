import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { identityNumber, uen } from '#features/particulars/contract.ts';
import { readIdentity } from '#features/particulars/rules/identity.ts';
import { readUen } from '#features/particulars/rules/uen.ts';
import { unit } from '#features/property/contract.ts';
import { readUnit } from '#features/property/rules/unit.ts';
import { cents, day, phone, rate, text } from '#platform/contract/fields.ts';
import { percentText, plainAmount } from '#platform/contract/money.ts';
import { phoneField } from '#platform/contract/phone-text.ts';
import { readDay } from '#platform/contract/typed/read-day.ts';
import { readMoney } from '#platform/contract/typed/read-money.ts';
import { readPercent } from '#platform/contract/typed/read-percent.ts';
import { readPhone } from '#platform/contract/typed/read-phone.ts';
import type { Reading } from '#platform/contract/typed/reading.ts';
import { typeAmount } from '#platform/web/form/typing.ts';

/**
 * What people type or paste, and what must come of it: a value, or a sentence. Each line of the list holds for the input of the
 * browser and for the server.
 */

type Kind<Value> = {
  /** As the input of the browser reads it. */
  read: (typed: string) => Reading<Value | null>;
  /** What the server takes. */
  schema: z.ZodType<Value>;
  written: (value: Value) => string;
  /** The text itself is sent, not what was read of it. */
  isSentAsTyped?: true;
};
const kind = <Value>(kindOf: Kind<Value>) => kindOf as Kind<unknown>;
const asItIs = (value: string) => value;

const kinds: Record<string, Kind<unknown>> = {
  money: kind({
    // Pasted: the input groups the digits before it reads them.
    read: (typed) => readMoney(typeAmount(typed, typed.length).text),
    schema: cents(),
    written: plainAmount,
  }),
  percent: kind({ read: readPercent, schema: rate(), written: percentText }),
  day: kind<string>({ read: (typed) => readDay(typed), schema: day(), written: asItIs }),
  phone: kind({ read: readPhone, schema: phone(), written: phoneField, isSentAsTyped: true }),
  unit: kind({ read: readUnit, schema: unit(), written: asItIs, isSentAsTyped: true }),
  uen: kind({ read: readUen, schema: uen(), written: asItIs, isSentAsTyped: true }),
  nric: kind({
    read: (typed) => readIdentity('NRIC', typed),
    schema: identityNumber(),
    written: asItIs,
    isSentAsTyped: true,
  }),
  text: kind({ read: (typed) => ({ value: typed }), schema: text(), written: asItIs, isSentAsTyped: true }),
};

const marks: Record<string, string> = { '␠': ' ', '⍽': '\u00a0', '⎵': '\u202f', '∅': '\u200b', '↦': '\u200e' };
const asTyped = (text: string): string =>
  text
    .replace(/[␠⍽⎵∅↦]/g, (mark) => marks[mark] ?? mark)
    .replace(/\\u([0-9a-f]{4})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

const list = new URL('../../shared/cases/typed-values.tsv', import.meta.url);
const lines = (existsSync(list) ? readFileSync(list, 'utf8') : 'money\t1,234.50\t1234.50\tplain')
  .split('\n')
  .filter((line) => line && !line.startsWith('#'))
  .map((line) => line.split('\t') as [kind: string, typed: string, value: string, why: string]);

describe.each(Object.entries(kinds))('%s', (name, { read, schema, written, isSentAsTyped }) => {
  const own = lines.filter(([of]) => of === name);
  it.runIf(own.length > 0)(`comes to what the list says, in the browser and on the server: ${own.length} lines`, () => {
    for (const [, text, wanted] of own) {
      const typed = asTyped(text);
      const { value, problem } = read(typed);
      const sent = schema.safeParse(isSentAsTyped ? typed : value);
      if (wanted === 'refused') {
        expect(problem, text).toMatch(/^.{10,}\.$/);
        if (isSentAsTyped) expect(sent.error?.issues[0]?.message, text).toBe(problem);
        else expect(schema.safeParse(typed).success, text).toBe(false);
        continue;
      }
      expect(sent.error?.issues[0]?.message, text).toBeUndefined();
      expect(problem, text).toBeUndefined();
      expect(written(sent.data), text).toBe(wanted);
      if (name !== 'text') expect(sent.data, text).toEqual(value);
    }
  });
});

it('knows each kind of the list', () => {
  expect(lines.map(([of]) => of).filter((of) => !Object.hasOwn(kinds, of))).toEqual([]);
});
