import type { Data, Input } from '#platform/contract/endpoint.ts';
import { searched } from '#platform/contract/searched.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import type { ecdd } from '../room.calls.ts';

type Forms = Data<typeof ecdd.findForms>;

const forms = `
  SELECT id, form_no AS "formNo", name, property FROM ecdd_form
  WHERE ${isFound('search')} OR form_no LIKE :numbers
  ORDER BY changed_at DESC, id LIMIT 10`;

export const findForms = async (at: Reading, { body }: Input<typeof ecdd.findForms>): Promise<Forms> => {
  const { numbers, words } = searched(body.text);
  return [...(await ask<Forms[number]>(at.db, forms, { words: patternsOf(words), numbers }))];
};
