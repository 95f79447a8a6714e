import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Writing } from '#platform/server/context.ts';
import { bill, externalCobroke, internalCobroke } from '../money-tables.ts';
import { holder, party } from '../party-tables.ts';
import { callsOf } from '../search-column.ts';
import { copyParties } from './copy-parties.ts';

/** Parties, shares and bills of one submission, ready to be written for another once that has its row. */
export const copyChildren = async (at: Writing, fromId: string, toId: string) => {
  const { db } = at;
  const { parties, holders } = await copyParties(at, fromId, toId);
  const external = copied(
    toId,
    await db.select().from(externalCobroke).where(eq(externalCobroke.esubmissionId, fromId)),
  );
  const internal = copied(
    toId,
    await db.select().from(internalCobroke).where(eq(internalCobroke.esubmissionId, fromId)),
  );
  const bills = copied(toId, await db.select().from(bill).where(eq(bill.esubmissionId, fromId)));
  return {
    names: parties.map(callsOf),
    userIds: internal.map(({ userId }) => userId),
    write: async () => {
      if (parties.length > 0) await db.insert(party).values(parties);
      if (holders.length > 0) await db.insert(holder).values(holders);
      if (external.length > 0) await db.insert(externalCobroke).values(external);
      if (internal.length > 0) await db.insert(internalCobroke).values(internal);
      if (bills.length > 0) await db.insert(bill).values(bills);
    },
  };
};

type Child = { id: string; esubmissionId: string };

const copied = <T extends Child>(esubmissionId: string, rows: T[]): T[] =>
  rows.map((row) => ({ ...row, id: randomUUID(), esubmissionId }));
