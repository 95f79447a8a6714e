import fc from 'fast-check';
import { expect, it } from 'vitest';
import { isFirstSave, isUntouched, type StepVersions, stepVersionsAfter } from './steps.rules.ts';
import { type Step, stepKeys } from './steps.words.ts';

const change = fc.option(fc.constantFrom(...stepKeys), { nil: undefined });

it('lets an edit through if and only if its step was certainly not changed since', () => {
  fc.assert(
    fc.property(
      fc.array(change, { maxLength: 20 }),
      fc.nat(22),
      fc.constantFrom(...stepKeys),
      (changes, read, step) => {
        let row = { version: 1, stepVersions: {} as StepVersions };
        const log: { at: number; of: Step | undefined }[] = [];
        for (const changedStep of changes) {
          row = { version: row.version + 1, stepVersions: stepVersionsAfter(row, changedStep) };
          log.push({ at: row.version, of: changedStep });
        }
        const since = log.filter(({ at }) => at > read);
        const touched = since.some(({ of }) => of === step || of === undefined);
        const certain = read > 0 && read <= row.version && !touched;
        // Changes before the first known step may count as changed: a conflict too many does no harm.
        if (isUntouched(row, step, read)) expect(certain || read === row.version).toBe(true);
        if (certain && since.length === 0) expect(isUntouched(row, step, read)).toBe(true);
        if (certain && log.every(({ of }) => of !== undefined)) expect(isUntouched(row, step, read)).toBe(true);
      },
    ),
  );
});

it('knows no versions of steps in rows from before they were stored', () => {
  expect(isUntouched({ version: 7, stepVersions: {} }, 'info', 6)).toBe(false);
  expect(isUntouched({ version: 7, stepVersions: {} }, 'info', 7)).toBe(true);
  expect(isUntouched({ version: 7, stepVersions: {} }, 'info', 8)).toBe(false);
});

it('takes a step as never saved until a later one was reached', () => {
  expect(isFirstSave('parties', 'external')).toBe(true);
  expect(isFirstSave('external', 'external')).toBe(true);
  expect(isFirstSave('internal', 'external')).toBe(false);
});
