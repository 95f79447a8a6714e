import type { HandedOver } from '#features/contacts/index.server.ts';
import { record } from '#platform/server/audit/record.ts';
import { ask } from '#platform/server/database/ask.ts';
import { holdCasesOf } from './cases-of-owner.server.ts';

/** Cases of contacts, and those of customers who were typed in; that of a party of a submission stays with the submission. */
const theirs = 'owner = :from AND joined IS NULL AND NOT (from_party AND contact_id IS NULL)';

/** Cases go along with the contacts of somebody who left. */
export const handOverCases: HandedOver = {
  one: 'screening case',
  count: async ({ db }, selection) => {
    const [row] = await ask<{ count: number }>(
      db,
      `SELECT count(*)::int AS count FROM aml_case
       WHERE ${theirs} AND (contact_id IS NULL OR contact_id <> ALL(:inBin::uuid[]))`,
      selection,
    );
    return row?.count ?? 0;
  },
  move: async (at, { from, to, contactIds }) => {
    for (const owner of [from, to].toSorted()) await holdCasesOf(at, owner);
    const which = `${theirs} AND ${contactIds === 'rest' ? 'contact_id IS NULL' : 'contact_id = ANY(:ids::uuid[])'}`;
    const ids = contactIds === 'rest' ? {} : { ids: contactIds };
    const values = { from, to, ...ids };
    const moved = await ask<{ id: string }>(
      at.db,
      `UPDATE aml_case SET owner = :to WHERE ${which} RETURNING id`,
      values,
    );
    for (const { id } of moved)
      await record(at, { aggregate: 'aml-case', aggregateId: id, action: 'case.handed-over', detail: { from, to } });
    return moved.length;
  },
};
