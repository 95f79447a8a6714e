import { eq } from 'drizzle-orm';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Saved } from '../../records.ts';
import { bump } from '../load.ts';
import { holder } from '../party-tables.ts';
import { lockParty } from './load-holders.ts';

type Input = { params: { uuid: string; id: string }; query: { version: number } };

/** Takes a shareholder off; whoever was named below goes with it. */
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
