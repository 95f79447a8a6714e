import { desc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { type CaseKeeper, purgeCase } from '#features/aml/index.server.ts';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import { personPublic, secondWord, settledOfficers } from '#features/people/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { CddFor } from '../forms/forms.words.ts';
import { lockFormOf } from '../forms/scope.server.ts';
import { keepingAddress } from '../places.words.ts';
import type { ecdd } from '../room.calls.ts';
import type { Purge } from './keeping.calls.ts';
import { keptSince } from './over.server.ts';
import { purgeForm, requireOver } from './purge-form.server.ts';
import { ecddPurge, ecddPurgeForm } from './tables.server.ts';

const asker = alias(personPublic, 'asker');
const decider = alias(personPublic, 'decider');

/** So many purges are listed. */
const most = 100;

export const readPurges = async (at: Reading): Promise<Purge[]> => {
  const rows = await at.db
    .select({
      purge: ecddPurge,
      askedBy: asker.name,
      decidedBy: decider.name,
      waiting: sql<number>`(SELECT count(*)::int FROM ecdd_purge_form WHERE purge_id = ${ecddPurge.id})`,
    })
    .from(ecddPurge)
    .innerJoin(asker, eq(asker.id, ecddPurge.askedBy))
    .leftJoin(decider, eq(decider.id, ecddPurge.decidedBy))
    .orderBy(desc(ecddPurge.askedAt), desc(ecddPurge.id))
    .limit(most);
  return rows.map(({ purge, askedBy, decidedBy, waiting }) => ({
    id: purge.id,
    state: purge.state,
    reason: purge.reason,
    askedBy,
    askedAt: purge.askedAt,
    decidedBy: decidedBy ?? '',
    decidedAt: purge.decidedAt,
    note: purge.note,
    forms: waiting + purge.purged.reduce((sum, { count }) => sum + count, 0),
    purged: purge.purged,
    cases: purge.cases,
    mayDecide: purge.state === 'WAITING' && purge.askedBy !== at.actor.userId,
  }));
};

/** @throws Refusal `form.conflict` for a form that must be kept or waits already, `purge.conflict` where nobody else could approve it */
export const askPurge = async (at: Writing, { body }: Input<typeof ecdd.askPurge>) => {
  const officers = (await settledOfficers(at)).filter(({ id }) => id !== at.actor.userId);
  if (officers.length === 0)
    throw new Refusal(
      'purge.conflict',
      'Forms are purged by two officers, and there is no other one at the desk who may approve now.',
    );
  const ids = [...new Set(body.formIds)].toSorted();
  for (const id of ids) await requireOver(at, await lockFormOf(at, id));
  if ((await at.db.$count(ecddPurgeForm, inArray(ecddPurgeForm.formId, ids))) > 0)
    throw new Refusal('purge.conflict', 'Some of these forms wait to be purged already. Reload the list.');
  const { id } = inserted(
    await at.db
      .insert(ecddPurge)
      .values({ reason: body.reason, askedBy: at.actor.userId, askedAt: at.clock.now().toString() })
      .returning({ id: ecddPurge.id }),
  );
  await at.db.insert(ecddPurgeForm).values(ids.map((formId) => ({ purgeId: id, formId })));
  await note(at, id, 'purge.asked', { forms: ids.length });
  await askForApproval(at, {
    id,
    title: 'Forms wait to be purged',
    line: (by) => `${by} asks for it: ${ids.length === 1 ? '1 form' : `${ids.length} forms`}.`,
    link: keepingAddress,
    approvers: { ids: officers.map((officer) => officer.id), who: 'compliance' },
  });
  return { id };
};

/** Decides a purge that another officer requested. The requester may withdraw it, and not approve it. */
export const decidePurge =
  (keepers: CaseKeeper[]) =>
  async (at: Writing, { params, body }: Input<typeof ecdd.decidePurge>): Promise<undefined> => {
    const { isApproved, note: words } = body;
    const [row] = await at.db.select().from(ecddPurge).where(eq(ecddPurge.id, params.id)).for('update');
    if (!row) throw missing('purge');
    if (row.state !== 'WAITING') throw new Refusal('purge.conflict', 'This was decided already.');
    if (isApproved)
      await secondWord(at, {
        of: 'purge',
        by: row.askedBy,
        desk: 'compliance',
        code: 'purge.forbidden',
        own: 'Another officer approves what you asked for.',
      });
    const forms = await at.db
      .select({ id: ecddPurgeForm.formId })
      .from(ecddPurgeForm)
      .where(eq(ecddPurgeForm.purgeId, row.id))
      .orderBy(ecddPurgeForm.formId);
    const purged = [];
    if (isApproved)
      await lockDossiersOf(
        at,
        forms.map(({ id }) => id),
      );
    if (isApproved) for (const { id } of forms) purged.push(await purgeForm(at, id, row.id));
    else await at.db.delete(ecddPurgeForm).where(eq(ecddPurgeForm.purgeId, row.id));
    await at.db
      .update(ecddPurge)
      .set({
        state: isApproved ? 'PURGED' : 'DECLINED',
        decidedBy: at.actor.userId,
        decidedAt: at.clock.now().toString(),
        note: words,
        purged: countsOf(purged, today(at.clock)),
        cases: await purgeCasesOf(at, purged, { keepers, purgeId: row.id }),
      })
      .where(eq(ecddPurge.id, row.id));
    await note(at, row.id, isApproved ? 'purge.approved' : 'purge.declined', { forms: forms.length });
    await endApproval(at, row.id);
  };

const formsOfCase = `
  SELECT FROM ecdd_form f JOIN aml_case_public c ON c.id = f.case_id
  WHERE coalesce(c.joined, c.id) = (SELECT coalesce(joined, id) FROM aml_case_public WHERE id = $1) LIMIT 1`;

/** Purges the cases whose last form this was. Answers how many went. */
const purgeCasesOf = async (
  at: Writing,
  purged: { caseId: string }[],
  how: { keepers: CaseKeeper[]; purgeId: string },
): Promise<number> => {
  let count = 0;
  for (const caseId of [...new Set(purged.map((form) => form.caseId))].toSorted()) {
    if ((await ask(at.db, formsOfCase, [caseId])).length > 0) continue;
    if (await purgeCase(at, caseId, { since: keptSince(at), ...how })) count += 1;
  }
  return count;
};

/** Dossiers are locked before forms: who keeps one up to its submission locks it, and then the forms that it takes up. */
const lockDossiersOf = (at: Writing, formIds: string[]) =>
  ask(
    at.db,
    `SELECT FROM ecdd_dossier WHERE id IN (SELECT dossier_id FROM ecdd_duty WHERE form_id = ANY($1::uuid[]))
     ORDER BY id FOR NO KEY UPDATE`,
    [formIds],
  );

/** What was purged, by kind: how many, and the days from which and until which they were kept. */
const countsOf = (purged: { cDDFor: CddFor; from: Day }[], until: Day): Purge['purged'] =>
  [...Map.groupBy(purged, ({ cDDFor }) => cDDFor)].map(([cDDFor, forms]) => ({
    cDDFor,
    count: forms.length,
    from: forms.map(({ from }) => from).toSorted()[0] ?? until,
    until,
  }));

const note = (at: Writing, aggregateId: string, action: string, detail: Record<string, unknown>) =>
  record(at, { aggregate: 'ecdd-purge', aggregateId, action, detail });
