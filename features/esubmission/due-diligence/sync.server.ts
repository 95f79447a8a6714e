import { endDossier, syncDossier } from '#features/ecdd/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { esubmissionRows } from '../record/load.server.ts';
import { dossierFactsOf, sinceOf } from './facts.server.ts';

/**
 * Updates the due diligence dossier of a submission from its current facts. The submission is locked or not yet visible to others.
 * Changes of the submission call it by `bump`; an arrow rule says who else may (.dependency-cruiser.mjs).
 */
export const followDueDiligence = async (at: Writing<Actor | null>, eSubId: string): Promise<void> => {
  const since = await sinceOf(at);
  const [row] = await esubmissionRows.readBy(at.db, 'id', eSubId);
  if (since.formsFrom === null && !row?.asksForForms) return;
  const facts = row && row.deletedAt === null ? await dossierFactsOf(at, row, since) : undefined;
  if (facts) await syncDossier(at, facts);
  else await endDossier(at, eSubId);
};
