import { readSetting } from '#features/settings/server/index.ts';
import type { Reading } from '#platform/server/context.ts';
import { type OpenPoint, openPoints, peopleBehind } from '../ownership.ts';
import { emptyDetails, fitted } from '../party-fields.ts';
import { hasShareholders, isEntity } from '../party-kinds.ts';
import type { Party, Shareholder } from '../records.ts';
import { ownershipThreshold } from '../settings.ts';
import type { HolderRecord } from './holders/holder-columns.ts';
import { asHolder, holdersOf } from './holders/load-holders.ts';
import { type EsubmissionRecord, loadEsubmission } from './load.ts';
import { storedParties } from './party-rows.ts';
import type { party } from './party-tables.ts';
import { mayReadParties } from './policy.ts';

/** A party with who stands behind it. */
export type PartyRecord = typeof party.$inferSelect & {
  shareholders: HolderRecord[];
  owner: HolderRecord | undefined;
  /** Behind a company, as far as the agency asks. */
  open: OpenPoint[];
};

export const readParties = async (at: Reading, { params }: { params: { id: string } }) => {
  const row = await loadEsubmission(at, params.id);
  return { rows: presentParties(at, row, await partiesOf(at, row.id)), version: row.version };
};

/** In the order in which they were added. */
export const partiesOf = async (at: Reading, esubmissionId: string): Promise<PartyRecord[]> => {
  const rows = await storedParties(at.db, esubmissionId);
  const backed = rows.filter(({ kind, isBeneficialOwner }) => isEntity(kind) || !isBeneficialOwner);
  if (backed.length === 0) return rows.map((row) => ({ ...row, shareholders: [], owner: undefined, open: [] }));
  const uuids = backed.map(({ uuid }) => uuid);
  const [threshold, holders] = await Promise.all([readSetting(at.db, ownershipThreshold), holdersOf(at, uuids)]);
  return rows.map((row) => {
    const own = holders.filter(({ partyUuid }) => partyUuid === row.uuid);
    const shareholders = own.filter(({ relation }) => relation === 'SHAREHOLDER');
    const owner = own.find(({ relation }) => relation === 'OWNER');
    const open = hasShareholders(row.kind) ? openPoints(row.name, shareholders.map(asHolder), threshold) : [];
    return { ...row, shareholders, owner, open };
  });
};

/** Parties as this person may see them; identity numbers stay sealed in any case. */
export const presentParties = (at: Reading, row: EsubmissionRecord, parties: PartyRecord[]): Party[] => {
  const shown = parties.map(presentParty);
  return mayReadParties(at.actor, row) ? shown : shown.map(masked);
};

const presentParty = ({ shareholders, owner, ...row }: PartyRecord): Party => {
  // A seller who has become a landlord has what is asked of one.
  const { idNumberSealed, idNumberPrint, isIdDoubtful, esubmissionId, ...party } = fitted(row);
  return {
    ...party,
    eSubId: esubmissionId,
    beneficialOwner: owner ? presentOwner(owner) : null,
    shareholders: shareholders.map(presentShareholder),
    shareholdersBO: peopleBehind(shareholders.map(asHolder)),
  };
};

const presentOwner = ({ name, idType, idNumberMasked, nationality, dateOfBirth }: HolderRecord) => ({
  name,
  idType,
  idNumberMasked,
  nationality,
  dateOfBirth,
});

const presentShareholder = (row: HolderRecord): Shareholder => {
  const { id, parentId, kind, name, rate, idType, idNumberMasked, nationality } = row;
  return { id, parentId, kind, name, rate, idType, idNumberMasked, nationality };
};

const masked = (each: Party): Party => ({
  ...each,
  name: initials(each.name),
  idNumberMasked: '••••',
  nationality: '',
  dateOfBirth: null,
  residency: null,
  ...emptyDetails,
  phone: '',
  email: '',
  address: '',
  beneficialOwner: null,
  shareholders: [],
  shareholdersBO: [],
  open: [],
});

/** `Goh Siew Choo` → `G. S. C.` */
const initials = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => `${[...word][0]}.`)
    .join(' ');
