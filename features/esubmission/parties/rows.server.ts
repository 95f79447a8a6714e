import { and, eq, ne } from 'drizzle-orm';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { sidesOf } from '../transaction.words.ts';
import { withAskedFields } from './fields.rules.ts';
import type { PartyInput } from './parties.calls.ts';
import { partyProblem, principalProblem } from './problems.rules.ts';
import { party } from './tables.server.ts';

/** The columns of a party, without identity number and beneficial owner. Refuses invalid values. */
export const partyColumns = (at: Writing, input: PartyInput) => {
  const { idNumber, beneficialOwner, ...columns } = withAskedFields(input);
  refuseProblem(partyProblem({ ...columns, beneficialOwner }, today(at.clock)));
  return {
    ...columns,
    birthUnknown: input.kind === 'INDIVIDUAL' && input.dateOfBirth === null && input.birthUnknown,
    representsPartyUUID: input.isOnBehalf ? input.representsPartyUUID : null,
    ownershipRate: input.tenancy === 'COMMON' ? input.ownershipRate : null,
  };
};

/** Refuses a party that acts for a party for which it can't act. */
export const requirePrincipal = async (at: Writing, eSubId: string, uuid: string, input: PartyInput): Promise<void> => {
  if (!input.isOnBehalf) return;
  const others = await at.db
    .select()
    .from(party)
    .where(and(eq(party.esubmissionId, eSubId), ne(party.uuid, uuid)));
  refuseProblem(principalProblem({ ...input, uuid }, others));
};

/** The place to which the identity number of a party is sealed. It can't be opened for another place. */
export const partyPlace = (uuid: string): string => `esubmission_party/${uuid}/id_number`;

export const partyRows = wholeRows(party);

/** The stored parties of a submission, in the order in which they were added. */
export const storedParties = async (db: Db, esubmissionId: string) =>
  (await partyRows.readBy(db, 'esubmissionId', esubmissionId)).sort((a, b) => a.id - b.id);

/** After a sale became a lease or the reverse: sellers become landlords and buyers tenants, or the reverse. */
export const switchPartySides = async (at: Writing, { id, transactionType }: EsubmissionRecord): Promise<void> => {
  const before = transactionType === 'SALE' ? sidesOf.LEASE : sidesOf.SALE;
  for (const [index, side] of sidesOf[transactionType].entries()) {
    const was = before[index];
    if (was)
      await at.db
        .update(party)
        .set({ partyType: side })
        .where(and(eq(party.esubmissionId, id), eq(party.partyType, was)));
  }
};
