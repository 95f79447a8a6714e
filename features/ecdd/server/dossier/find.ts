import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isCompliance } from '#platform/contract/actor.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FormRecord } from '../forms/scope.ts';
import { ecddDossier, ecddDuty, ecddForm } from '../tables.ts';

/**
 * The dossier with this id that an actor may see, and the forms of its parties, null where one has none, `purged` as they were; undefined if no
 * dossier has this id. A salesperson sees their own, compliance and the administrator all.
 * @throws 404 where it is of another transaction than `transID`
 */
export const findDossier = async (at: Reading, id: string, transID: string | undefined) => {
  const { actor } = at;
  const scope = isCompliance(actor) || actor.role === 'admin' ? sql`true` : eq(ecddDossier.owner, actor.userId);
  const [found] = await at.db
    .select()
    .from(ecddDossier)
    .where(and(eq(ecddDossier.id, id), isNull(ecddDossier.endedAt), scope));
  if (!found) return undefined;
  if (transID !== undefined && transID !== found.esubmissionId) throw missing('due diligence');
  const rows = await at.db
    .select({ form: ecddForm, state: ecddDuty.purgedState, rating: ecddDuty.purgedRating })
    .from(ecddDuty)
    .leftJoin(ecddForm, eq(ecddForm.id, ecddDuty.formId))
    .where(eq(ecddDuty.dossierId, id))
    .orderBy(asc(ecddDuty.position));
  const { esubmissionId: eSubId, lacksClient } = found;
  const left = rows.filter(({ form, state }) => form !== null || state === null);
  const purged = rows.flatMap(({ state, rating }) => (state ? [{ state, rating }] : []));
  return { id, eSubId, lacksClient, forms: left.map(({ form }): FormRecord | null => form), purged };
};
