import { and, eq } from 'drizzle-orm';
import type * as z from 'zod';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { NewForm } from '../forms/form.calls.ts';
import { saveForm } from '../forms/save.server.ts';
import { ecddDossier, ecddDuty } from '../tables.server.ts';
import type { DossierFacts } from './dossier.rules.ts';
import { syncDossier } from './sync.server.ts';

/** The longest text of a property in a form; the building, which comes last, may be longer in a submission. */
const mostProperty = 200;

type More = Pick<z.input<typeof NewForm>, 'hasUcp' | 'particulars'>;

/**
 * The form of a party, with what the submission knows already; the one that it has, if it has one. Call it as the owner, under the lock
 * of the submission.
 * @throws Refusal `form.conflict` while the party has no case yet
 */
export const startForm = async (
  at: Writing,
  facts: DossierFacts,
  { partyUuid, ...more }: More & { partyUuid: string },
): Promise<{ formId: string }> => {
  await syncDossier(at, facts);
  const duty = facts.duties.find((each) => each.partyUuid === partyUuid);
  if (!duty) throw missing('party');
  const formId = await formOf(at, facts.eSubId, partyUuid);
  if (formId) return { formId };
  if (!duty.caseId)
    throw new Refusal('form.conflict', 'The check of this party is being prepared. Try again in a moment.');
  const { property, amountCents, category, leaseMonths } = facts;
  const body = NewForm.parse({
    aMLID: duty.caseId,
    cDDFor: duty.side,
    isUcp: duty.isUcp,
    property: property.slice(0, mostProperty).trim(),
    amountCents,
    category,
    leaseMonths,
    ...more,
  });
  const { id } = await saveForm(at, { body });
  await syncDossier(at, facts);
  return { formId: id };
};

const formOf = async (at: Writing, eSubId: string, partyUuid: string): Promise<string | null> => {
  const [duty] = await at.db
    .select({ formId: ecddDuty.formId })
    .from(ecddDuty)
    .innerJoin(ecddDossier, eq(ecddDossier.id, ecddDuty.dossierId))
    .where(and(eq(ecddDossier.esubmissionId, eSubId), eq(ecddDuty.partyUuid, partyUuid)));
  return duty?.formId ?? null;
};
