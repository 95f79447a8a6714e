import type { Data, Input } from '#platform/contract/endpoint.ts';
import { searched } from '#platform/contract/searched.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import type { aml } from '../room.calls.ts';

type Cases = Data<typeof aml.findCases>;

const cases = `
  SELECT id AS "aMLID", case_no AS "caseNo", name, state FROM aml_case
  WHERE joined IS NULL AND (${isFound('search')} OR case_no LIKE :numbers)
  ORDER BY name, id LIMIT 10`;

export const findCases = async (at: Reading, { body }: Input<typeof aml.findCases>): Promise<Cases> => {
  const { numbers, words } = searched(body.text);
  return [...(await ask<Cases[number]>(at.db, cases, { words: patternsOf(words), numbers }))];
};
