import type { Day } from '#platform/contract/days.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import { idTypesOf } from './party-kinds.ts';
import type { Problem } from './problem.ts';
import type { PartyInput } from './schemas.ts';
import { idTypes, partyKinds } from './words.ts';

type Facts = Pick<PartyInput, 'kind' | 'idType' | 'dateOfBirth' | 'dateOfIncorporation' | 'tenancy' | 'ownershipRate'>;

/** The first thing about a party that can't be right. */
export const partyProblem = (given: Facts, today: Day): Problem | undefined => {
  const { kind, idType, dateOfBirth, dateOfIncorporation, tenancy, ownershipRate } = given;
  const documents = idTypesOf(kind);
  if (!documents.includes(idType))
    return {
      message: `${partyKinds[kind]}: identified by ${documents.map((each) => idTypes[each]).join(' or ')}.`,
      field: 'idType',
    };
  if (dateOfBirth && dateOfBirth > today)
    return { message: 'A date of birth can’t lie in the future.', field: 'dateOfBirth' };
  if (dateOfIncorporation && dateOfIncorporation > today)
    return { message: 'A day of registration can’t lie in the future.', field: 'dateOfIncorporation' };
  if (tenancy === 'SOLE' && ownershipRate !== null && ownershipRate !== hundredPercent)
    return { message: 'Someone who holds alone holds 100 %.', field: 'ownershipRate' };
  return undefined;
};

/** Another party of the same transaction, as far as acting for one another is concerned. */
export type Peer = { uuid: string; partyType: string; isOnBehalf: boolean; representsPartyUUID: string | null };

/** Whom a party acts for: another one of its own side, who is there in person and not through somebody else. */
export const principalProblem = (self: Peer, others: Peer[]): Problem | undefined => {
  if (!self.isOnBehalf) return undefined;
  const field = 'representsPartyUUID';
  if (others.some(({ representsPartyUUID }) => representsPartyUUID === self.uuid))
    return { message: 'Someone acts for this party already, so it can’t act for another.', field: 'isOnBehalf' };
  if (self.representsPartyUUID === null) return undefined;
  const principal = others.find(({ uuid }) => uuid === self.representsPartyUUID);
  if (!principal) return { message: 'Choose one of the other parties of this transaction.', field };
  if (principal.partyType !== self.partyType) return { message: 'One acts only for a party of the same side.', field };
  if (principal.isOnBehalf) return { message: 'This party acts for someone else itself. Choose that one.', field };
  return undefined;
};
