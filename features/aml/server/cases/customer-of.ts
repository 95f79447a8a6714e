import { shownNumber } from '#features/particulars/server/index.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { findCase } from '../scope.ts';
import { subjectPlace, subjectsOf } from './subjects.ts';

/**
 * The customer of a case that an actor may see, for a form of theirs. The number is opened by `number()`, and may be kept sealed
 * anew only. @throws 404
 */
export const customerOf = async (at: Reading, aMLID: string) => {
  const { id, caseNo, contactId, owner, property, state, screenedAt } = await findCase(at, aMLID);
  const [customer, ...behind] = await subjectsOf(at.db, id);
  if (!customer) throw missing('case');
  const { kind, name, aliases, idType, nationality, dateOfBirth, idNumberSealed } = customer;
  const place = subjectPlace(customer.id);
  return {
    caseId: id,
    caseNo,
    contactId,
    isMine: owner === at.actor.userId,
    property,
    state,
    screenedAt,
    customer: { kind, name, aliases, idType, nationality, dateOfBirth },
    /** The kind of whom the customer acts for. */
    principal: behind.find(({ role }) => role === 'PRINCIPAL')?.kind ?? null,
    idNumberMasked: shownNumber(at, place, customer),
    number: () => (idNumberSealed ? at.secrets.open(idNumberSealed, place) : undefined),
  };
};
