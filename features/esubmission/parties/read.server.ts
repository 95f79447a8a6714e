import * as z from 'zod';
import type { ScreeningState } from '#features/aml/cases/cases.words.ts';
import { statesOfParties } from '#features/aml/index.server.ts';
import { dueDiligenceFrom } from '#features/aml/room.settings.ts';
import { type OpenPoint, openPoints, peopleBehind } from '#features/particulars/rules/ownership.ts';
import { shownNumber } from '#features/particulars/server/index.ts';
import { hasShareholders, isEntity } from '#features/particulars/words/kinds.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { hasDesk, isCompliance } from '#platform/contract/actor.ts';
import type { SheetValues } from '#platform/contract/field-sheet.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { RowWith } from '#platform/server/database/columns.ts';
import { clearParties } from '../due-diligence/read.server.ts';
import { infoOf } from '../info/columns.server.ts';
import { type EsubmissionRecord, loadEsubmission } from '../record/load.server.ts';
import { mayReadParties } from '../record/policy.server.ts';
import { ownershipThreshold } from '../room.settings.ts';
import { isDue } from '../screening/screened.rules.ts';
import { asHolder, type HolderRecord, holderPlace, holdersOf } from '../shareholders/holders.server.ts';
import { type Identity, principalsAndOwners } from '../shareholders/principals-and-owners.server.ts';
import { isOneOf, Status } from '../status/status.words.ts';
import { emptyDetails, withAskedFields } from './fields.rules.ts';
import { Party, type Shareholder } from './parties.calls.ts';
import type { detailFields } from './party-sheet.words.ts';
import { partyPlace, storedParties } from './rows.server.ts';
import type { party } from './tables.server.ts';

/** A party with its holders. */
export type PartyRecord = RowWith<SheetValues<typeof detailFields>, typeof party> & {
  shareholders: HolderRecord[];
  owner: HolderRecord | undefined;
  /** Owners that must still be identified, by the threshold of the agency. */
  open: OpenPoint[];
  screening: ScreeningState | null;
  screenedAt: string | null;
  lackingLists: Party['lackingLists'];
};

export const readParties = async (at: Reading, { params }: { params: { id: string } }) => {
  const row = await loadEsubmission(at, params.id);
  return { rows: presentParties(at, row, await partiesOf(at, row)), version: row.version };
};

const whoIs = ({ idNumberPrint, kind, name, dateOfBirth }: Identity) => ({
  print: idNumberPrint,
  kind,
  name,
  dateOfBirth,
});

/** The parties of a submission, in the order in which they were added. */
export const partiesOf = async (at: Reading, row: EsubmissionRecord): Promise<PartyRecord[]> => {
  const stored = await storedParties(at.db, row.id);
  const from = await readSetting(at.db, dueDiligenceFrom);
  const backed = stored.filter(({ kind, isBeneficialOwner }) => isEntity(kind) || !isBeneficialOwner);
  const uuids = backed.map(({ uuid }) => uuid);
  const threshold = await readSetting(at.db, ownershipThreshold);
  const holders = await holdersOf(at, uuids);
  const states = await statesOfParties(
    at,
    stored.map((each) => ({
      caseId: each.amlCaseId,
      customer: whoIs(each),
      behind: principalsAndOwners(each, { all: stored, holders, threshold }).map(({ identity }) => whoIs(identity)),
    })),
  );
  // A decided submission shows no result of a later screening.
  const isOpen = !isOneOf(
    row.status,
    Status.approved,
    Status.completed,
    Status.cancelled,
    Status.rejected,
    Status.aborted,
  );
  const info = infoOf(row);
  const cleared = states.some((each) => each?.state === 'PENDING') ? await clearParties(at, row) : new Set<string>();
  return stored.map((each, index) => {
    const stored = states[index];
    const screening =
      stored?.state === 'PENDING' && cleared.has(each.uuid) ? { ...stored, state: 'CLEAR' as const } : stored;
    const isDone = !isOpen && screening?.state === 'NOT_SCREENED';
    const unknown = isOpen && isDue(each, info, from) ? 'NOT_SCREENED' : null;
    const row = {
      ...each,
      screening: isDone ? null : (screening?.state ?? unknown),
      screenedAt: screening?.screenedAt ?? null,
      lackingLists: isOpen ? (screening?.lacking ?? []) : [],
    };
    const own = holders.filter(({ partyUuid }) => partyUuid === row.uuid);
    const shareholders = own.filter(({ relation }) => relation === 'SHAREHOLDER');
    const owner = own.find(({ relation }) => relation === 'OWNER');
    const open = hasShareholders(row.kind) ? openPoints(row.name, shareholders.map(asHolder), threshold) : [];
    return { ...row, shareholders, owner, open };
  });
};

/** The parties as this actor may see them. Identity numbers of people are always masked. */
export const presentParties = (at: Reading, row: EsubmissionRecord, parties: PartyRecord[]): Party[] => {
  const presented = parties.map((each) => withScreening(at, row, presentParty(at, each)));
  return mayReadParties(at.actor, row) ? presented : presented.map(masked);
};

const presentParty = (at: Reading, { shareholders, owner, ...row }: PartyRecord): Party => {
  // After a change of the transaction type a party may have fields that no longer apply.
  const { idNumberSealed, idNumberPrint, isIdDoubtful, esubmissionId, amlCaseId, screenedAt, ...party } =
    withAskedFields(row);
  return {
    ...party,
    idNumberMasked: shownNumber(at, partyPlace(row.uuid), row),
    eSubId: esubmissionId,
    beneficialOwner: owner ? presentOwner(owner) : null,
    shareholders: shareholders.map((each) => presentShareholder(at, each)),
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

const presentShareholder = (at: Reading, row: HolderRecord): Shareholder => {
  const { id, parentId, kind, name, rate, idType, nationality } = row;
  const idNumberMasked = shownNumber(at, holderPlace(id), row);
  return { id, parentId, kind, name, rate, idType, idNumberMasked, nationality };
};

/** Whether a party is clear is for its salesperson, for who checks the case and for compliance; not for co-brokers and finance. */
const withScreening = (at: Reading, { createdBy }: EsubmissionRecord, each: Party): Party => {
  const { actor } = at;
  const sees = actor.userId === createdBy || isCompliance(actor) || hasDesk(actor, 'submissions');
  return sees ? each : { ...each, screening: null, lackingLists: [] };
};

const masked = (each: Party): Party => ({
  ...each,
  contactId: null,
  name: initials(each.name),
  idNumberMasked: '••••',
  nationality: '',
  dateOfBirth: null,
  birthUnknown: false,
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

export const PartiesNow = z.object({ rows: z.array(Party) });

/** The stored parties, for the refusal of an older version. */
export const partiesNow = (at: Writing) => async (row: EsubmissionRecord) => ({
  rows: presentParties(at, row, await partiesOf(at, row)),
});

/** The stored party, for the refusal of an older version; 404 if it was removed meanwhile. */
export const partyNow = (at: Writing, uuid: string) => async (row: EsubmissionRecord) => {
  const { rows } = await partiesNow(at)(row);
  const party = rows.find((each) => each.uuid === uuid);
  if (!party) throw missing('party');
  return party;
};
