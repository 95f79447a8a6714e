import { idTypes, idTypesOf, partyKinds } from '#features/particulars/words/kinds.ts';
import type { Day } from '#platform/contract/days.ts';
import { hundredPercent } from '#platform/contract/money.ts';
import type { Problem } from '#platform/contract/refusal.ts';
import { type RepresentedSide, sidesOf, sideWords, type TransactionType } from '../transaction.words.ts';
import type { PartyInput } from './parties.calls.ts';

type Facts = Pick<
  PartyInput,
  'kind' | 'idType' | 'dateOfBirth' | 'dateOfIncorporation' | 'tenancy' | 'ownershipRate' | 'beneficialOwner'
>;

/** The first problem of a party by itself. */
export const partyProblem = (facts: Facts, today: Day): Problem | undefined => {
  const { kind, idType, dateOfBirth, dateOfIncorporation, tenancy, ownershipRate, beneficialOwner } = facts;
  const documents = idTypesOf(kind);
  if (!documents.includes(idType))
    return {
      message: `${partyKinds[kind]}: identified by ${documents.map((each) => idTypes[each]).join(' or ')}.`,
      field: 'idType',
    };
  if (dateOfBirth && dateOfBirth > today)
    return { message: 'A date of birth can’t lie in the future.', field: 'dateOfBirth' };
  if (beneficialOwner?.dateOfBirth && beneficialOwner.dateOfBirth > today)
    return { message: 'A date of birth can’t lie in the future.', field: 'beneficialOwner.dateOfBirth' };
  if (dateOfIncorporation && dateOfIncorporation > today)
    return { message: 'A day of registration can’t lie in the future.', field: 'dateOfIncorporation' };
  if (tenancy === 'SOLE' && ownershipRate !== null && ownershipRate !== hundredPercent)
    return { message: 'Someone who holds alone holds 100%.', field: 'ownershipRate' };
  return undefined;
};

/** What must be known of the parties of a transaction to check who acts for whom. */
export type Peer = { uuid: string; partyType: string; isOnBehalf: boolean; representsPartyUUID: string | null };

/** A party may act only for another party of its side, and that party must not act for anyone itself. */
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

/** A party must be on one of the two sides of its transaction. */
export const sideProblem = (type: TransactionType, partyType: RepresentedSide): Problem | undefined => {
  const sides: readonly RepresentedSide[] = sidesOf[type];
  if (sides.includes(partyType)) return undefined;
  const [first, second] = sides.map((side) => sideWords[side].toLowerCase());
  return {
    message: `A ${type === 'SALE' ? 'sale' : 'lease'} has a ${first} and a ${second}. Choose one of them.`,
    field: 'partyType',
  };
};
