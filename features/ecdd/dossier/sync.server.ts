import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { ecddDossier, ecddDuty } from '../tables.server.ts';
import { type DossierFacts, type DutyFacts, fits, formFor, type OfferedForm } from './dossier.rules.ts';
import { formsIn } from './forms-in.server.ts';
import { approvedVersions } from './kept-version.server.ts';

type At = Writing<Actor | null>;
type Duty = typeof ecddDuty.$inferSelect;

/**
 * Brings the dossier of a submission up to what it says: which parties need a form, and which form each has. A form that exists of the
 * same customer, side and property is taken up. Call it under the lock of the submission; again with the same facts it writes nothing.
 */
export const syncDossier = async (at: At, facts: DossierFacts): Promise<void> => {
  const { id, madeAt } = await dossierFor(at, facts);
  const before = await at.db.select().from(ecddDuty).where(eq(ecddDuty.dossierId, id));
  const next = await dutiesOf(at, { id, madeAt }, facts, before);
  const dutyByParty = new Map(before.map((duty) => [duty.partyUuid, duty]));
  const changed = next.filter((duty) => !isSame(duty, dutyByParty.get(duty.partyUuid)));
  const stays = new Set(next.map(({ partyUuid }) => partyUuid));
  const gone = before.filter(({ partyUuid }) => !stays.has(partyUuid));
  await dropDuties(at, id, [...gone, ...changed]);
  if (changed.length > 0) await at.db.insert(ecddDuty).values(changed);
  for (const { partyUuid, formId } of changed)
    if (formId !== null && dutyByParty.get(partyUuid)?.formId !== formId)
      await record(at, {
        aggregate: 'ecdd-form',
        aggregateId: formId,
        action: 'form.taken-up',
        detail: { eSubId: facts.eSubId, partyUuid },
      });
};

/** Ends the dossier of a submission that is gone, or whose transaction asks for no forms any more. Its forms stay. */
export const endDossier = async (at: At, eSubId: string): Promise<void> => {
  const open = and(eq(ecddDossier.esubmissionId, eSubId), isNull(ecddDossier.endedAt));
  await at.db.update(ecddDossier).set({ endedAt: at.clock.now().toString() }).where(open);
};

const dossierFor = async (at: At, { eSubId, owner, lacksClient }: DossierFacts) => {
  const [row] = await at.db
    .select()
    .from(ecddDossier)
    .where(eq(ecddDossier.esubmissionId, eSubId))
    .for('no key update');
  if (!row)
    return inserted(
      await at.db
        .insert(ecddDossier)
        .values({ esubmissionId: eSubId, owner, lacksClient, madeAt: at.clock.now().toString() })
        .returning(),
    );
  if (row.endedAt !== null || row.lacksClient !== lacksClient)
    await at.db.update(ecddDossier).set({ endedAt: null, lacksClient }).where(eq(ecddDossier.id, row.id));
  return row;
};

const dropDuties = async (at: At, dossierId: string, duties: Duty[]): Promise<void> => {
  if (duties.length === 0) return;
  const uuids = duties.map(({ partyUuid }) => partyUuid);
  await at.db.delete(ecddDuty).where(and(eq(ecddDuty.dossierId, dossierId), inArray(ecddDuty.partyUuid, uuids)));
};

type Dossier = Pick<typeof ecddDossier.$inferSelect, 'id' | 'madeAt'>;

const dutiesOf = async (at: At, { id, madeAt }: Dossier, facts: DossierFacts, before: Duty[]): Promise<Duty[]> => {
  const offered = await offeredTo(at, facts, before);
  const fitting = facts.duties.map((duty) => offered.filter((form) => fits(form, duty, facts.property)));
  const ids = [...new Set(fitting.flat().map((form) => form.id))];
  const forms = await formsIn(at, { dossierId: id, begun: madeAt, facts }, ids);
  const had = new Map(before.map((duty) => [duty.partyUuid, duty]));
  const approved = await approvedVersions(at, facts.eSubId);
  return facts.duties.map((duty, position) => {
    const fittingForms = (fitting[position] ?? []).flatMap((offer) => {
      const form = forms.get(offer.id);
      return form ? { id: offer.id, isClosed: form.isClosed, isOutdated: form.isOutdated(duty) } : [];
    });
    const was = had.get(duty.partyUuid);
    const before = was?.formId ?? null;
    // What it was approved with stays its form, whatever a correction makes of the address.
    // What it was approved with is purged: no other form takes its place.
    const isPurged = (was?.purgedState ?? null) !== null;
    const formId = isPurged
      ? null
      : (formFor(fittingForms, before) ?? (before !== null && approved.has(before) ? before : null));
    return { dossierId: id, position, ...columnsOf(duty), formId, takenUpAt: since(at, formId, was), ...purgedOf(was) };
  });
};

const purgedOf = (was?: Duty) => ({
  purgedState: was?.purgedState ?? null,
  purgedRating: was?.purgedRating ?? null,
  purgedFormNo: was?.purgedFormNo ?? null,
});

/** Since when a party has its form. */
const since = (at: At, formId: string | null, was?: Duty): string | null =>
  formId !== null && formId === was?.formId ? was.takenUpAt : formId && at.clock.now().toString();

const columnsOf = ({ partyUuid, side, isUcp, kind, principal, caseId }: DutyFacts) => ({
  partyUuid,
  cddFor: side,
  isUcp,
  kind,
  principal: principal?.kind ?? null,
  caseId,
});

const isSame = (one: Duty, other?: Duty): boolean =>
  other !== undefined && (Object.keys(one) as (keyof Duty)[]).every((key) => one[key] === other[key]);

const now = 'SELECT id, coalesce(joined, id) AS now FROM aml_case_public WHERE id = ANY($1::uuid[])';
const offered = `
  SELECT f.id, coalesce(c.joined, c.id) AS "caseId", f.cdd_for AS side, f.is_ucp AS "isUcp", f.property
  FROM aml_case_public c JOIN ecdd_form f ON f.case_id = c.id
  WHERE (c.id = ANY(:cases::uuid[]) OR c.joined = ANY(:cases::uuid[])) AND (f.owner = :owner OR f.id = ANY(:had::uuid[]))
  ORDER BY f.created_at DESC, f.id`;

/**
 * The salesperson’s forms of these customers, the newest first, and those that the dossier has, whoever has them since. A case that joined another one has its
 * forms still.
 */
const offeredTo = async (
  at: Reading<Actor | null>,
  { owner, duties }: DossierFacts,
  before: Duty[],
): Promise<OfferedForm[]> => {
  const ids = duties.flatMap(({ caseId }) => caseId ?? []);
  if (ids.length === 0) return [];
  const cases = await ask<{ id: string; now: string }>(at.db, now, [ids]);
  const forms = await ask<OfferedForm>(at.db, offered, {
    cases: cases.map((each) => each.now),
    owner,
    had: before.flatMap(({ formId }) => formId ?? []),
  });
  return forms.flatMap((form) =>
    cases.filter((each) => each.now === form.caseId).map(({ id }) => ({ ...form, caseId: id })),
  );
};
