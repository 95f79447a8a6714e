import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type * as z from 'zod';
import { payoutAccount } from '#features/billing/room.settings.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { declaredIn } from '#features/settings/rules/declared.ts';
import { inputOf } from '#features/settings/rules/shape.ts';
import { allSettings } from './settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('features/*/{room.,}settings.ts', { cwd: root });

describe('the settings that features declare', () => {
  it.each(files)('those of %s stand on the page', async (file) => {
    const declared = declaredIn((await import(`${root}/${file}`)) as object).map(({ key }) => key);
    expect(declared.length).toBeGreaterThan(0);
    expect(allSettings.map(({ key }) => key)).toEqual(expect.arrayContaining(declared));
  });

  it('have a key of their own each', () => {
    const keys = allSettings.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it.each(allSettings.map((each) => [each.key, each] as const))(
    '%s comes with a value that its schema takes',
    (_, each) => {
      expect(each.schema.safeParse(each.initial)).toMatchObject({ success: true, data: each.initial });
    },
  );

  it.each(allSettings.map((each) => [each.key, each] as const))('%s says what it does, and has fields', (_, each) => {
    expect(each.about?.title).toMatch(/^[A-Z].{2,60}$/);
    expect(each.about?.help).toMatch(/\.$/);
    expect(each.about?.group).not.toBe('');
    expect(inputOf(each.schema).kind).toBeTruthy();
  });
});

describe('the agency’s own accounts', () => {
  const accounts = [
    [agencyParticulars, 'accountNumber', ' 003-123 4567\u200b', '0031234567'],
    [agencyParticulars, 'accountNumber', '003.1234567', undefined],
    [agencyParticulars, 'payNow', '201812345k', '201812345K'],
    [agencyParticulars, 'payNow', '2018 12345K DB1', '201812345KDB1'],
    [agencyParticulars, 'payNow', '201812345KDB', undefined],
    [agencyParticulars, 'payNow', 'DB1', undefined],
    [agencyParticulars, 'payNow', '', ''],
    [payoutAccount, 'number', '003 1234567', '0031234567'],
    [payoutAccount, 'number', '003\t1234567', undefined],
  ] as const;

  it.each(accounts)('$1 takes “$2” as $3', ({ schema, initial }, field, typed, read) => {
    const { data, error } = (schema as z.ZodType<Record<string, unknown>>).safeParse({ ...initial, [field]: typed });
    expect(data?.[field]).toBe(read);
    expect(error?.issues.map(({ message }) => message).join() ?? '').toMatch(read === undefined ? /^.{10,}\.$/ : /^$/);
  });
});
