import { startForm } from '#features/ecdd/index.server.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import type { Writing } from '#platform/server/context.ts';
import { storedParties } from '../parties/rows.server.ts';
import { lockEsubmission } from '../record/load.server.ts';
import { dossierFactsOf } from './facts.server.ts';
import { mayStart } from './read.server.ts';

/** Starts the form of a party, prefilled from the submission. */
export const startPartyForm = async (
  at: Writing,
  { params }: { params: { id: string; partyUuid: string } },
): Promise<{ formId: string }> => {
  const row = await lockEsubmission(at, params.id);
  if (row.createdBy !== at.actor.userId) throw missing('submission');
  const facts = await dossierFactsOf(at, row);
  const party = (await storedParties(at.db, row.id)).find(({ uuid }) => uuid === params.partyUuid);
  if (!facts || !party) throw missing('party');
  if (!mayStart(at.actor, row))
    throw new Refusal('esubmission.conflict', 'This transaction has ended: no form is started for it.');
  const { phone, email, address, occupation, employer } = party;
  return startForm(at, facts, {
    partyUuid: party.uuid,
    hasUcp: facts.duties.some(({ isUcp }) => isUcp),
    // A form has less room for it than a party.
    particulars: { phone, email, address, occupation, employer: employer.slice(0, 120) },
  });
};
