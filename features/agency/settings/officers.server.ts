import { complianceOfficers } from '#features/people/index.server.ts';
import type { Setting } from '#features/settings/contract.ts';
import { inputOf } from '#features/settings/rules/shape.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';

/** The members of the compliance desk, of whom a setting of officers is made. */
export const listOfficers = async (at: Reading) => ({
  rows: (await complianceOfficers(at)).map(({ userName, name }) => ({ userName, name })),
});

/** @throws Refusal `setting.invalid` if a setting of officers names somebody who is not at the compliance desk */
export const requireOfficers = async (at: Writing, { schema }: Setting<unknown>, value: unknown): Promise<void> => {
  if (value === undefined || inputOf(schema).kind !== 'officers') return;
  const officerNames = new Set((await complianceOfficers(at)).map(({ userName }) => userName));
  const other = (value as string[]).find((name) => !officerNames.has(name));
  if (other !== undefined)
    throw new Refusal('setting.invalid', `${other} is not at the compliance desk.`, { field: 'value' });
};
