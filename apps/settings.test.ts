import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { declaredIn } from '#features/settings/rules/declared.ts';
import { inputOf } from '#features/settings/rules/shape.ts';
import { allSettings } from './settings.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync('features/*/settings.ts', { cwd: root });

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
