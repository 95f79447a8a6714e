import { shownNumber } from '#features/particulars/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { type CaseRecord, caseNamed, findCase } from '../scope.server.ts';
import { amlCase } from '../tables.server.ts';
import { subjectPlace, subjectsOf } from './subjects.server.ts';

/**
 * The customer of a case that an actor may see, for a form of theirs. The number is opened by `number()`, and may be kept sealed
 * anew only. @throws 404
 */
export const customerOf = async (at: Reading, aMLID: string) => presentCustomer(at, await findCase(at, aMLID));

/** The same of any case, for a record that has a scope of its own. @throws 404 */
export const customerOfAny = async (at: Reading<Actor | null>, aMLID: string) => {
  const [row] = await at.db.select().from(amlCase).where(caseNamed(aMLID));
  if (!row) throw missing('case');
  return presentCustomer(at, row);
};

const presentCustomer = async (at: Reading<Actor | null>, row: CaseRecord) => {
  const { id, caseNo, contactId, owner, property, state, screenedAt } = row;
  const [customer, ...behind] = await subjectsOf(at.db, id);
  if (!customer) throw missing('case');
  const { kind, name, aliases, idType, nationality, dateOfBirth, idNumberSealed } = customer;
  const place = subjectPlace(customer.id);
  return {
    caseId: id,
    caseNo,
    contactId,
    isMine: owner === at.actor?.userId,
    property,
    state,
    screenedAt,
    customer: { kind, name, aliases, idType, nationality, dateOfBirth },
    /** The customer's principal and owners, with masked numbers. */
    actsFor: behind.flatMap(({ role, kind, name, idNumberMasked }) =>
      role === 'PRINCIPAL' || role === 'OWNER' ? [{ kind, name, masked: idNumberMasked }] : [],
    ),
    /** Kind of the principal for whom the customer acts. */
    principal: behind.find(({ role }) => role === 'PRINCIPAL')?.kind ?? null,
    idNumberMasked: shownNumber(at, place, customer),
    number: () => (idNumberSealed ? at.secrets.open(idNumberSealed, place) : undefined),
  };
};
