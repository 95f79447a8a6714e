import type { HandedOver } from '#features/contacts/index.server.ts';
import { revokeRequests } from '#features/signing/index.server.ts';
import { record } from '#platform/server/audit/record.ts';
import { ask } from '#platform/server/database/ask.ts';
import { formKind } from './evaluate-form.server.ts';

/** The case of a form, or the one that it joined. */
const caseNow = `JOIN aml_case_public own ON own.id = f.case_id JOIN aml_case_public c ON c.id = coalesce(own.joined, own.id)`;

/** Forms of contacts, and of customers who were typed in; those of a party of a submission stay with the submission. */
const theirs = `f.owner = :from AND NOT (c.from_party AND c.contact_id IS NULL)`;

/** Forms go along with the contacts of somebody who left. What was sent is withdrawn: the new salesperson sends it again. */
export const handOverForms: HandedOver = {
  one: 'due diligence form',
  count: async ({ db }, scope) => {
    const [row] = await ask<{ count: number }>(
      db,
      `SELECT count(*)::int AS count FROM ecdd_form f ${caseNow}
       WHERE ${theirs} AND (c.contact_id IS NULL OR c.contact_id <> ALL(:inBin::uuid[]))`,
      scope,
    );
    return row?.count ?? 0;
  },
  move: async (at, { from, to, contactIds }) => {
    const isRest = contactIds === 'rest';
    const which = `${theirs} AND ${isRest ? 'c.contact_id IS NULL' : 'c.contact_id = ANY(:ids::uuid[])'}`;
    const moved = await ask<{ id: string }>(
      at.db,
      `UPDATE ecdd_form SET owner = :to WHERE id IN (
         SELECT f.id FROM ecdd_form f ${caseNow} WHERE ${which}
       ) RETURNING id`,
      { from, to, ...(isRest ? {} : { ids: contactIds }) },
    );
    for (const { id } of moved) {
      await revokeRequests(at, formKind, id);
      await record(at, { aggregate: 'ecdd-form', aggregateId: id, action: 'form.handed-over', detail: { from, to } });
    }
    return moved.length;
  },
};
