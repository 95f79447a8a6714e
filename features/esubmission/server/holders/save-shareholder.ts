import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { holderProblem } from '../../ownership.ts';
import { hasShareholders, idTypesOf } from '../../party-kinds.ts';
import { refuseProblem } from '../../problem.ts';
import type { ShareholderInput } from '../../schemas.ts';
import { idTypes } from '../../words.ts';
import { bump } from '../load.ts';
import { holder } from '../party-tables.ts';
import { type HolderRecord, holderIdentity } from './holder-columns.ts';
import { asHolder, lockParty } from './load-holders.ts';

type Given = ShareholderInput & { version: number };
type Added = { params: { uuid: string }; body: Given };
type Changed = { params: { uuid: string; id: string }; body: Omit<Given, 'parentId'> };
type Place = Awaited<ReturnType<typeof lockParty>>;

/** More than any structure chart that fits on a page. */
const mostShareholders = 100;

export const addShareholder = async (at: Writing, { params, body }: Added) => {
  const place = await lockParty(at, params.uuid, body.version);
  if (!hasShareholders(place.party.kind))
    throw new Refusal('esubmission.invalid', 'Shareholders are asked of a company or a partnership only.');
  if (place.shareholders.length >= mostShareholders)
    throw new Refusal('esubmission.invalid', `A party has at most ${mostShareholders} shareholders.`);
  const columns = columnsOf(at, place, { ...body, id: randomUUID() });
  await at.db.insert(holder).values(columns);
  return told(at, place, 'esubmission.shareholder-added', columns);
};

/** Changes a shareholder. Without an identity number the stored one stays, as long as it is of the same kind. */
export const updateShareholder = async (at: Writing, { params: { uuid, id }, body }: Changed) => {
  const place = await lockParty(at, uuid, body.version);
  const before = place.shareholders.find((each) => each.id === id);
  if (!before) throw missing('shareholder');
  const columns = columnsOf(at, place, { ...body, id, parentId: before.parentId }, before);
  await at.db.update(holder).set(columns).where(eq(holder.id, id));
  return told(at, place, 'esubmission.shareholder-saved', columns);
};

/** A shareholder as it is stored. Refuses what can't be beside the others. */
const columnsOf = (at: Writing, place: Place, given: ShareholderInput & { id: string }, before?: HolderRecord) => {
  const { id, kind, name, rate, idType, nationality, parentId } = given;
  const documents = idTypesOf(kind);
  if (!documents.includes(idType)) {
    const message = `Identified by ${documents.map((each) => idTypes[each]).join(' or ')}.`;
    throw new Refusal('esubmission.invalid', message, { field: 'idType' });
  }
  const identity = holderIdentity(at, id, given, before);
  const others = place.shareholders.filter((each) => each.id !== id).map(asHolder);
  const self = { id, parentId, kind, name, rate, print: identity.idNumberPrint };
  refuseProblem(holderProblem({ name: place.party.name, print: place.party.idNumberPrint }, self, others));
  const shareholder = { relation: 'SHAREHOLDER' as const, partyUuid: place.party.uuid, idType, nationality };
  return { id, parentId, kind, name, rate, ...shareholder, ...identity };
};

const told = async (at: Writing, { row, party }: Place, action: string, columns: ReturnType<typeof columnsOf>) => {
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
