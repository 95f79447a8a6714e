import { isDeepStrictEqual } from 'node:util';
import { eq } from 'drizzle-orm';
import { secondOfficers } from '#features/aml/index.server.ts';
import { secondWord } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { placed } from '#platform/server/database/placed.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { waitingRequests } from '../corrections/requests.server.ts';
import { formChanged } from '../dossier/form-changed.server.ts';
import { evaluateForm } from '../forms/evaluate-form.server.ts';
import { officersState } from '../forms/form-state.rules.ts';
import { type FormRecord, lockFormOf } from '../forms/scope.server.ts';
import { papersOf } from '../papers/papers-of.server.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddApproval } from '../tables.server.ts';
import { approvalList } from './approvals.calls.ts';
import { requireApprovable } from './require-approvable.server.ts';

/**
 * Forms whose version was determined and needs an officer, by its rating or since one did not approve the version before: `r` how it was
 * rated last, `a` what was decided of it last, `held` what was decided of the form last. Only those are looked at that were high once,
 * or of which something was decided.
 */
const determined = `
  FROM (
    SELECT form_id FROM ecdd_rating WHERE real IN ('HIGH', 'PROHIBITED') OR agreed IN ('HIGH', 'PENDING')
    UNION SELECT form_id FROM ecdd_approval
  ) candidate
  JOIN ecdd_form f ON f.id = candidate.form_id
  JOIN LATERAL (
    SELECT determined_at, real, agreed FROM ecdd_rating
    WHERE form_id = f.id AND version = f.version AND own_version = f.own_version ORDER BY at DESC, id DESC LIMIT 1
  ) r ON true
  LEFT JOIN LATERAL (
    SELECT nullif(decision, 'REOPENED') AS decision FROM ecdd_approval
    WHERE form_id = f.id AND version = f.version AND own_version = f.own_version ORDER BY at DESC, id DESC LIMIT 1
  ) a ON true
  LEFT JOIN LATERAL (
    SELECT decision FROM ecdd_approval WHERE form_id = f.id ORDER BY version DESC, own_version DESC, at DESC, id DESC LIMIT 1
  ) held ON true`;
/** `officersState` of the rules, in SQL. */
const needed = `(r.real IN ('HIGH', 'PROHIBITED') OR r.agreed IN ('HIGH', 'PENDING') OR held.decision IN ('DECLINED', 'MORE_INFORMATION'))`;

const searched = (hasSearch: boolean) => (hasSearch ? `AND ${isFound('f.search')}` : '');

const lackingText = (hasSearch: boolean) => `
  SELECT f.id, f.form_no AS "formNo", f.name, f.property, f.cdd_for AS "cDDFor", r.real AS rating, :state::text AS state,
         (SELECT name FROM person_public WHERE id = f.owner) AS salesperson, r.determined_at AS "determinedAt"
  ${lacking} AND (:cDDFor::text IS NULL OR f.cdd_for = :cDDFor) ${searched(hasSearch)}`;

const afterText = (hasSearch: boolean) => `
  SELECT f.id, f.form_no AS "formNo", f.name, f.property, f.cdd_for AS "cDDFor", n.seen ->> 'rating' AS rating, :state::text AS state,
         (SELECT name FROM person_public WHERE id = f.owner) AS salesperson, r.determined_at AS "determinedAt"
  ${after} AND (:cDDFor::text IS NULL OR f.cdd_for = :cDDFor) ${searched(hasSearch)}`;

const text = (hasSearch: boolean) => `
  SELECT f.id, f.form_no AS "formNo", f.name, f.property, f.cdd_for AS "cDDFor",
         CASE WHEN r.real = 'PROHIBITED' THEN r.real ELSE 'HIGH' END AS rating,
         coalesce(a.decision, 'WAITING') AS state, p.name AS salesperson, r.determined_at AS "determinedAt"
  ${determined} JOIN person_public p ON p.id = f.owner
  WHERE ${needed} AND coalesce(a.decision, 'WAITING') = :state AND (:cDDFor::text IS NULL OR f.cdd_for = :cDDFor)
    ${searched(hasSearch)}`;

export const approvalsList = serveList(approvalList, {
  name: 'form-approvals',
  title: 'Approvals',
  action: 'approval.list-exported',
  last: 'id',
  fileOrder: 'asc',
  rows: (_at, { search, state, cDDFor = null }) =>
    placed((state === 'LACKING' ? lackingText : state === 'AFTER' ? afterText : text)(Boolean(search)), {
      state,
      cDDFor,
      ...(search ? { words: patternsOf(search) } : {}),
    }),
});

/** Forms with which a transaction was approved, and that lack what is asked today. */
const lacking = `
  FROM ecdd_form f
  JOIN LATERAL (
    SELECT determined_at, real FROM ecdd_rating
    WHERE form_id = f.id AND version = f.version ORDER BY own_version DESC, at DESC, id DESC LIMIT 1
  ) r ON true
  WHERE EXISTS (
    SELECT FROM ecdd_approved_form WHERE form_id = f.id AND version = f.version AND cardinality(lacks) > 0
  )`;

/** Forms of settled deals of which more is known now, and nobody has looked at it. */
const after = `
  FROM ecdd_after_deal n JOIN ecdd_form f ON f.id = n.form_id
  JOIN LATERAL (
    SELECT determined_at FROM ecdd_rating
    WHERE form_id = f.id AND version = n.version ORDER BY own_version DESC, at DESC, id DESC LIMIT 1
  ) r ON true
  WHERE n.noted_at IS NULL AND EXISTS (SELECT FROM ecdd_approved_form WHERE form_id = f.id AND version = n.version)`;

/** Forms by what an officer does with them, as the ends of statements; `r` is how each was rated. */
export const formsIn = { waiting: `${determined} WHERE ${needed} AND a.decision IS NULL`, lacking, after };

type Counts = { waiting: number; requests: number; lacking: number; after: number };

export const waitingApprovals = async (at: Reading): Promise<Counts> => {
  const [row] = await ask<Counts>(
    at.db,
    `SELECT (SELECT count(*)::int ${formsIn.waiting}) AS waiting,
            (SELECT count(*)::int FROM (${waitingRequests}) requests) AS requests,
            (SELECT count(*)::int ${lacking}) AS lacking,
            (SELECT count(*)::int ${after}) AS after`,
  );
  return row ?? { waiting: 0, requests: 0, lacking: 0, after: 0 };
};

/** @throws Refusal `form.forbidden` for whoever is no officer that may decide on this form */
export const requireOfficer = async (at: Reading, { owner }: FormRecord): Promise<void> => {
  if (!(await secondOfficers(at, [owner])).includes(at.actor.userId))
    throw new Refusal('form.forbidden', 'A designated officer decides on forms of a high rating.');
};

/** A designated officer’s word on a version. What it says is compliance’s alone: a form that is not approved reads Pending. */
export const decideForm = async (at: Writing, { params, body }: Input<typeof ecdd.decideForm>): Promise<undefined> => {
  const { version, ownVersion, decision, rating, note, nextReview, established, made, papers } = body;
  const form = await lockFormOf(at, params.id, { version, ownVersion });
  const others = 'A designated officer decides on forms of a high rating.';
  const among = await secondOfficers(at, [form.owner]);
  await secondWord(at, {
    of: 'form',
    by: form.owner,
    desk: 'compliance',
    among,
    code: 'form.forbidden',
    own: others,
    others,
  });
  if (made !== (await at.db.$count(ecddApproval, eq(ecddApproval.formId, form.id))))
    throw new Refusal('form.stale', 'Another officer decided on this form meanwhile. Look at it again.');
  const lying = (await papersOf(at, form.id)).map(({ fileId }) => fileId);
  if (!isDeepStrictEqual(lying.toSorted(), papers.toSorted()))
    throw new Refusal('form.stale', 'Documents of this form were added or deleted meanwhile. Look at it again.');
  const whole = await evaluateForm(at, form);
  const { determination, real, approval, seen, isAfter } = whole;
  if (isAfter)
    throw new Refusal(
      'form.conflict',
      'Its deal is settled, and nothing of it moves. Note what you know under After the deal.',
    );
  const now = determination && { real: real.rating, agreed: determination.agreed };
  if (officersState(form, now, approval) === null)
    throw new Refusal('form.conflict', 'This version needs no approval.');
  if (decision === 'APPROVED' && real.rating === 'PROHIBITED')
    throw new Refusal('form.conflict', 'A prohibited transaction can’t be approved.');
  if (rating !== null && decision !== 'APPROVED')
    throw new Refusal('form.invalid', 'Only an approval lowers the rating.', { field: 'rating' });
  if (decision === 'APPROVED') await requireApprovable(at, form, whole, { rating, established });
  await at.db.insert(ecddApproval).values({
    formId: form.id,
    version,
    ownVersion,
    at: at.clock.now().toString(),
    by: at.actor.userId,
    decision,
    rating,
    note,
    nextReview,
    seen,
    established,
  });
  await record(at, {
    aggregate: 'ecdd-approval',
    aggregateId: form.id,
    action: 'approval.decided',
    detail: { version, decision, rating },
  });
  await formChanged(at, form.id);
};
