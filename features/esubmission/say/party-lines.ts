import { formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { countryName } from '../countries.ts';
import { isEntity } from '../party-kinds.ts';
import type { Party } from '../records.ts';
import { idTypes, partyKinds, representedPartyWords, sideWords, tenancies } from '../words.ts';

/** What a party is here: `Seller`, `Our client`, `Company`. */
export const partyTags = ({ partyType, representedParty, kind, isUnrepresented }: Party): string[] => [
  sideWords[partyType],
  representedPartyWords[representedParty],
  ...(isEntity(kind) ? [partyKinds[kind]] : []),
  ...(isUnrepresented ? ['Unrepresented'] : []),
];

/** What is told of a party, a line each: who it is, how it stands, where it is reached. */
export const partyLines = (party: Party, parties: Party[]): string[] =>
  [factsOf(party).join(' · '), ...standingsOf(party, parties), contactsOf(party).join(' · ')].filter(Boolean);

const factsOf = (party: Party): string[] =>
  [
    `${idTypes[party.idType]} ${party.idNumberMasked}`,
    countryName(party.nationality),
    party.dateOfBirth ? `born ${formatDay(party.dateOfBirth)}` : '',
  ].filter(Boolean);

const contactsOf = ({ phone, email, address }: Party): string[] => [phoneText(phone), email, address].filter(Boolean);

/** For whom it acts and holds, who holds it, and how it holds the property. */
const standingsOf = (party: Party, parties: Party[]): string[] => {
  const { tenancy, ownershipRate, isOnBehalf, representsPartyUUID, beneficialOwner, shareholdersBO } = party;
  const principal = parties.find(({ uuid }) => uuid === representsPartyUUID)?.name;
  const rate = ownershipRate === null ? '' : `, ${percentText(ownershipRate)} %`;
  return [
    isOnBehalf ? `Acts for ${principal ?? 'a party that is not named yet'}` : '',
    beneficialOwner ? `Holds for ${beneficialOwner.name}` : '',
    tenancy ? `${tenancies[tenancy]}${rate}` : '',
    shareholdersBO.length > 0
      ? `Behind it: ${shareholdersBO.map(({ name, rate: part }) => `${name} ${percentText(part)} %`).join(', ')}`
      : '',
  ].filter(Boolean);
};
