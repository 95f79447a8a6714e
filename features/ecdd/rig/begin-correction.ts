import { expect } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import type { TestApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

/** Begins the correction of a signed form; where an officer would begin it, as if one had. */
export const beginsCorrection = async (
  { services: { database } }: Pick<TestApp, 'services'>,
  who: Client,
  id: string,
  version: number,
): Promise<void> => {
  const reason = 'Said otherwise since';
  const begun = await who.post(`/api/v1/ecdd-aml-forms/${id}/corrections`, { version, reason });
  expect([begun.status, begun.body.errors]).toEqual([200, []]);
  await ask(database, `UPDATE ecdd_correction SET state = 'BEGUN' WHERE form_id = $1 AND state = 'ASKED'`, [id]);
};
