import type { OpenPoint } from '#features/particulars/rules/ownership.ts';
import { hundredPercent, percentText } from '#platform/contract/money.ts';
import type { Tenancy } from '../roles.words.ts';
import type { Finding } from '../status/status.calls.ts';
import { type RepresentedSide, sideWords } from '../transaction.words.ts';

/** For whom a party acts and holds, and who owns it. Rates are ten-thousandths of a percent. */
export type PartyOwnership = {
  uuid: string;
  name: string;
  partyType: RepresentedSide;
  /** Whether we must identify its owners: a client, or an unrepresented party of the other side. */
  isOurs: boolean;
  tenancy: Tenancy | null;
  ownershipRate: number | null;
  isOnBehalf: boolean;
  hasPrincipal: boolean;
  isBeneficialOwner: boolean;
  /** The person that it holds for; null while nobody is named. */
  owner: { name: string; hasNumber: boolean } | null;
  /** Names of its owners whose check letter does not fit. */
  doubtful: string[];
  /** The sum of the direct shareholders' rates; null where shareholders are not required. */
  sharesGiven: number | null;
  open: OpenPoint[];
  /** The party or its owners, where they seem to be people of the agency: `name` with the name of the `colleague`. */
  colleagues: { name: string; colleague: string }[];
};

type Of = Pick<PartyOwnership, 'uuid'>;

const finding = ({ uuid }: Of, level: Finding['level'], code: string, field: string, message: string): Finding => ({
  code,
  level,
  message,
  step: 'parties',
  field,
  partyUuid: uuid,
});

/** Findings on tenancy in common, on acting and holding for others, on shareholders, and on colleagues as parties. */
export const ownershipFindings = (parties: PartyOwnership[]): Finding[] => [
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
        `The check letter of ${name}’s number is wrong. Compare it with the document.`,
      ),
    ),
    ...colleagueFindings(party),
  ]),
];

/** The parts of the tenants in common of one side must sum to 100%. */
const tenancyFindings = (parties: PartyOwnership[]): Finding[] =>
  [...Map.groupBy(parties, ({ partyType }) => partyType)].flatMap(([side, same]) => {
    const owners = same.filter(({ tenancy }) => tenancy === 'COMMON');
    const total = owners.reduce((sum, { ownershipRate }) => sum + (ownershipRate ?? 0), 0);
    const [first] = owners;
    if (!first || total === hundredPercent) return [];
    const word = sideWords[side].toLowerCase();
    const message = `The parts of each ${word} who is a tenant in common come to ${percentText(total)}%. They must make 100%.`;
    return [finding(first, 'block', 'V16', 'ownershipRate', message)];
  });

const behalfFindings = (party: PartyOwnership): Finding[] =>
  party.isOnBehalf && !party.hasPrincipal
    ? [finding(party, 'block', 'behalf', 'representsPartyUUID', `Say for which party ${party.name} acts.`)]
    : [];

const ownerFindings = (party: PartyOwnership): Finding[] => {
  const { name, isOurs, isBeneficialOwner, owner } = party;
  if (isBeneficialOwner || owner?.hasNumber) return [];
  const message = owner
    ? `Give the identity number of ${owner.name}, for whom ${name} holds.`
    : `Name the person for whom ${name} holds.`;
  return [finding(party, isOurs ? 'block' : 'warn', 'owner', 'isBeneficialOwner', message)];
};

const shareholderFindings = (party: PartyOwnership): Finding[] => {
  const { name, isOurs, sharesGiven, open } = party;
  if (sharesGiven === null) return [];
  const unknown = isOurs
    ? open.map((point) => finding(party, 'block', 'owner', 'shareholders', openWords(name, point)))
    : [];
  // A block above already names the missing part.
  const isReported = unknown.length > 0 && open.some(({ about, holderId }) => about === 'owners' && holderId === null);
  if (isReported || sharesGiven === hundredPercent || (sharesGiven === 0 && !isOurs)) return unknown;
  const message = `The shareholders of ${name} come to ${percentText(sharesGiven)}%. Add the rest if you know it.`;
  return [...unknown, finding(party, 'warn', 'owner', 'shareholders', message)];
};

/** What must still be identified of a company, as a sentence. */
export const openWords = (company: string, { about, name, rate }: OpenPoint): string => {
  if (about === 'number') return `Give the identity number of ${name}, who holds ${percentText(rate)}% of ${company}.`;
  const whose = name === company ? company : `${name}, which holds in ${company}`;
  return `Name who owns ${whose}: ${percentText(rate)}% is not accounted for.`;
};

const colleagueFindings = (party: PartyOwnership): Finding[] =>
  party.colleagues.map(({ name, colleague }) =>
    finding(
      party,
      'declare',
      'V19',
      'name',
      `${name} seems to be ${colleague} of our agency. If so, add the conflict-of-interest declaration.`,
    ),
  );
