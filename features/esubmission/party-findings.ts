import { hundredPercent, percentText } from '#platform/contract/money.ts';
import type { OpenPoint } from './ownership.ts';
import type { Finding } from './records.ts';
import { type RepresentedSide, sideWords, type Tenancy } from './words.ts';

/** For whom a party stands and who stands behind it. Rates are ten-thousandths of a percent. */
export type PartyFacts = {
  uuid: string;
  name: string;
  partyType: RepresentedSide;
  /** Ours to look behind: a client, or someone on the other side whom nobody represents. */
  isOurs: boolean;
  tenancy: Tenancy | null;
  ownershipRate: number | null;
  isOnBehalf: boolean;
  hasPrincipal: boolean;
  isBeneficialOwner: boolean;
  /** The person it holds for; null while nobody is named. */
  owner: { name: string; hasNumber: boolean } | null;
  /** Of those behind it, whose check letter does not fit. */
  doubtful: string[];
  /** Of a company: what is named directly under it, null where shareholders are not asked. */
  sharesGiven: number | null;
  open: OpenPoint[];
  /** Those of the party itself, and of whoever is behind it, who seem to be of the agency, each with whom it seems to be. */
  colleagues: { name: string; colleague: string }[];
};

type Of = Pick<PartyFacts, 'uuid'>;

const finding = ({ uuid }: Of, level: Finding['level'], code: string, field: string, message: string): Finding => ({
  code,
  level,
  message,
  step: 'parties',
  field,
  partyUuid: uuid,
});

/** What is open about for whom the parties stand. */
export const standingFindings = (parties: PartyFacts[]): Finding[] => [
  ...tenancyFindings(parties),
  ...parties.flatMap((party) => [
    ...behalfFindings(party),
    ...ownerFindings(party),
    ...shareholderFindings(party),
    ...party.doubtful.map((name) =>
      finding(
        party,
        'warn',
        'V11',
        'shareholders',
        `The check letter of ${name}’s number doesn’t fit. Compare it with the document.`,
      ),
    ),
    ...colleagueFindings(party),
  ]),
];

/** Tenants in common own all of the property between them. */
const tenancyFindings = (parties: PartyFacts[]): Finding[] =>
  [...Map.groupBy(parties, ({ partyType }) => partyType)].flatMap(([side, same]) => {
    const owners = same.filter(({ tenancy }) => tenancy === 'COMMON');
    const total = owners.reduce((sum, { ownershipRate }) => sum + (ownershipRate ?? 0), 0);
    const [first] = owners;
    if (!first || total === hundredPercent) return [];
    const word = sideWords[side].toLowerCase();
    const message = `The parts of each ${word} who is a tenant in common come to ${percentText(total)} %. They must make 100 %.`;
    return [finding(first, 'block', 'V16', 'ownershipRate', message)];
  });

const behalfFindings = (party: PartyFacts): Finding[] =>
  party.isOnBehalf && !party.hasPrincipal
    ? [finding(party, 'block', 'behalf', 'representsPartyUUID', `Say for which party ${party.name} acts.`)]
    : [];

const ownerFindings = (party: PartyFacts): Finding[] => {
  const { name, isOurs, isBeneficialOwner, owner } = party;
  if (isBeneficialOwner || owner?.hasNumber) return [];
  const message = owner
    ? `Give the identity number of ${owner.name}, for whom ${name} holds.`
    : `Name the person for whom ${name} holds.`;
  return [finding(party, isOurs ? 'block' : 'warn', 'owner', 'isBeneficialOwner', message)];
};

const shareholderFindings = (party: PartyFacts): Finding[] => {
  const { name, isOurs, sharesGiven, open } = party;
  if (sharesGiven === null) return [];
  const unknown = isOurs
    ? open.map((point) => finding(party, 'block', 'owner', 'shareholders', openWords(name, point)))
    : [];
  // Said already where so much is missing that it blocks.
  const isTold = unknown.length > 0 && open.some(({ about, holderId }) => about === 'owners' && holderId === null);
  if (isTold || sharesGiven === hundredPercent || (sharesGiven === 0 && !isOurs)) return unknown;
  const message = `The shareholders of ${name} come to ${percentText(sharesGiven)} %. Add the rest if you know it.`;
  return [...unknown, finding(party, 'warn', 'owner', 'shareholders', message)];
};

/** What is still to be found out behind a company, as a sentence. */
export const openWords = (company: string, { about, name, rate }: OpenPoint): string => {
  if (about === 'number') return `Give the identity number of ${name}, who holds ${percentText(rate)} % of ${company}.`;
  const whose = name === company ? company : `${name}, which holds in ${company}`;
  return `Name who owns ${whose}: ${percentText(rate)} % is not accounted for.`;
};

const colleagueFindings = (party: PartyFacts): Finding[] =>
  party.colleagues.map(({ name, colleague }) =>
    finding(
      party,
      'declare',
      'V19',
      'name',
      `${name} seems to be ${colleague} of our agency. If so, add the conflict-of-interest declaration.`,
    ),
  );
