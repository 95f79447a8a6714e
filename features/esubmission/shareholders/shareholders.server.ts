import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { holderProblem } from '#features/particulars/rules/ownership.ts';
import { hasShareholders, idTypes, idTypesOf } from '#features/particulars/words/kinds.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { ShareholderInput } from '../parties/parties.calls.ts';
import { holder } from '../parties/tables.server.ts';
import type { Saved } from '../parts.calls.ts';
import { bump } from '../record/bump.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { asHolder, type HolderRecord, holderIdentity, lockParty } from './holders.server.ts';

type Fields = ShareholderInput & { version: number | undefined };
type Added = { params: { uuid: string }; body: Fields };
type Changed = { params: { uuid: string; id: string }; body: Omit<Fields, 'parentId'> };
type LockedParty = Awaited<ReturnType<typeof lockParty>>;

const mostShareholders = 100;

export const addShareholder = async (at: Writing, { params, body }: Added) => {
  const locked = await lockParty(at, params.uuid, body.version);
  if (!hasShareholders(locked.party.kind))
    throw new Refusal('esubmission.invalid', 'Shareholders are asked of a company or a partnership only.');
  if (locked.shareholders.length >= mostShareholders)
    throw new Refusal('esubmission.invalid', `A party has at most ${mostShareholders} shareholders.`);
  const columns = columnsOf(at, locked, { ...body, id: randomUUID() });
  await at.db.insert(holder).values(columns);
  return recordSaved(at, locked, 'esubmission.shareholder-added', columns);
};

/** Changes a shareholder. Without an identity number, the stored one stays if the type of document is the same. */
export const updateShareholder = async (at: Writing, { params: { uuid, id }, body }: Changed) => {
  const locked = await lockParty(at, uuid, body.version);
  const before = locked.shareholders.find((each) => each.id === id);
  if (!before) throw missing('shareholder');
  const columns = columnsOf(at, locked, { ...body, id, parentId: before.parentId }, before);
  await at.db.update(holder).set(columns).where(eq(holder.id, id));
  return recordSaved(at, locked, 'esubmission.shareholder-saved', columns);
};

/** The columns of a shareholder. Refuses invalid values, also in relation to the other shareholders. */
const columnsOf = (
  at: Writing,
  locked: LockedParty,
  input: ShareholderInput & { id: string },
  before?: HolderRecord,
) => {
  const { id, kind, name, rate, idType, nationality, parentId } = input;
  const documents = idTypesOf(kind);
  if (!documents.includes(idType)) {
    const message = `Identified by ${documents.map((each) => idTypes[each]).join(' or ')}.`;
    throw new Refusal('esubmission.invalid', message, { field: 'idType' });
  }
  const identity = holderIdentity(at, id, input, before);
  const others = locked.shareholders.filter((each) => each.id !== id).map(asHolder);
  const self = { id, parentId, kind, name, rate, print: identity.idNumberPrint };
  refuseProblem(holderProblem({ name: locked.party.name, print: locked.party.idNumberPrint }, self, others));
  const shareholder = { relation: 'SHAREHOLDER' as const, partyUuid: locked.party.uuid, idType, nationality };
  return { id, parentId, kind, name, rate, ...shareholder, ...identity };
};

const recordSaved = async (
  at: Writing,
  { row, party }: LockedParty,
  action: string,
  columns: ReturnType<typeof columnsOf>,
) => {
  const saved = await bump(at, row, {}, 'parties');
  const { id, parentId, kind, rate } = columns;
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action,
    detail: { version: saved.version, uuid: party.uuid, id, parentId, kind, rate },
  });
  return { ...saved, id };
};

type Input = { params: { uuid: string; id: string }; query: { version: number | undefined } };

/** Removes a shareholder and the shareholders under it. */
export const removeShareholder = async (at: Writing, { params: { uuid, id }, query }: Input): Promise<Saved> => {
  const { row, shareholders } = await lockParty(at, uuid, query.version);
  if (!shareholders.some((each) => each.id === id)) throw missing('shareholder');
  await at.db.delete(holder).where(eq(holder.id, id));
  const saved = await bump(at, row, {}, 'parties');
  await record(at, {
    aggregate: 'esubmission',
    aggregateId: row.id,
    action: 'esubmission.shareholder-removed',
    detail: { version: saved.version, uuid, id },
  });
  return saved;
};
