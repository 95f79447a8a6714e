import { type Day, formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { countryName } from '../countries.ts';
import { genders, passTypes } from '../detail-words.ts';
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
  [factsOf(party).join(' · '), detailLine(party), ...standingsOf(party, parties), contactsOf(party).join(' · ')].filter(
    Boolean,
  );

const factsOf = ({ idType, idNumberMasked, idExpiry, nationality, dateOfBirth, gender }: Party): string[] =>
  [
    `${idTypes[idType]} ${idNumberMasked}${idExpiry ? ` until ${formatDay(idExpiry)}` : ''}`,
    countryName(nationality),
    dateOfBirth ? `born ${formatDay(dateOfBirth)}` : '',
    gender ? genders[gender].toLowerCase() : '',
  ].filter(Boolean);

/** What else a party is called, what lets it stay, what it does. */
export const detailLine = ({ alias, tradingName, passType, passExpiry, ...party }: Party): string =>
  [
    alias && `Also known as ${alias}`,
    tradingName && `Trades as ${tradingName}`,
    party.dateOfIncorporation && `Registered on ${formatDay(party.dateOfIncorporation)}`,
    passText(passType, passExpiry),
    [party.occupation, party.employer].filter(Boolean).join(', '),
  ]
    .filter(Boolean)
    .join(' · ');

/** `Employment Pass until 01 May 2027`; empty where nothing is known. */
export const passText = (type: Party['passType'], expiry: Day | null): string => {
  const until = expiry ? ` until ${formatDay(expiry)}` : '';
  return type ? `${passTypes[type]}${until}` : until && `Pass${until}`;
};

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
