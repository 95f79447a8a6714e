import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isCompliance } from '#platform/contract/actor.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { ecddDossier, ecddDuty, ecddForm } from '../tables.server.ts';

/**
 * The dossier with this id that an actor may see, and the forms of its parties, null where one has none; undefined if no dossier has this id. A
 * salesperson sees their own, compliance and the administrator all. `purged`: forms as they were; `over`: those whose time of keeping is over, which
 * read the same for everybody but compliance.
 * @throws 404 where it is of another transaction than `transID`
 */
export const findDossier = async (at: Reading, id: string, transID: string | undefined) => {
  const { actor } = at;
  const scope = isCompliance(actor) || actor.role === 'admin' ? sql`true` : eq(ecddDossier.owner, actor.userId);
  const [row] = await at.db
    .select()
    .from(ecddDossier)
    .where(and(eq(ecddDossier.id, id), isNull(ecddDossier.endedAt), scope));
  if (!row) return undefined;
  if (transID !== undefined && transID !== row.esubmissionId) throw missing('due diligence');
  const rows = await at.db
    .select({ form: ecddForm, state: ecddDuty.purgedState, rating: ecddDuty.purgedRating })
    .from(ecddDuty)
    .leftJoin(ecddForm, eq(ecddForm.id, ecddDuty.formId))
    .where(eq(ecddDuty.dossierId, id))
    .orderBy(asc(ecddDuty.position));
  const { esubmissionId: eSubId, lacksClient } = row;
  const formsLeft = rows
    .filter(({ form, state }) => form !== null || state === null)
    .map(({ form }): FormRecord | null => form);
  const isOver = (form: FormRecord | null) => form !== null && form.overOn !== null && !isCompliance(actor);
  const purged = rows.flatMap(({ state, rating }) => (state ? [{ state, rating }] : []));
  const forms = formsLeft.filter((form) => !isOver(form));
  return { id, eSubId, lacksClient, forms, over: formsLeft.filter(isOver), purged };
};
