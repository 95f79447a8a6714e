import { inArray } from 'drizzle-orm';
import { invoicedShares } from '#features/cobroke/server/index.ts';
import { isFrozen } from '#features/commission/index.server.ts';
import type { Snapshot, SnapshotShare } from '#features/deal/rules/snapshot.ts';
import { personPublic } from '#features/people/index.server.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { ShareInput, Wanted } from './revisions.calls.ts';

const changedMeanwhile = () =>
  new Refusal('revision.stale', 'The deal was changed meanwhile. Load it again and enter the revision once more.');

const noAgency = {
  agencyName: null,
  licenceNo: null,
  agencyAddress: null,
  email: null,
  gstRegistered: null,
  direction: null,
};

/**
 * The snapshot that somebody wants in the place of the one that stands.
 * @throws Refusal if it names a share or bill that the deal does not have any more, or nobody of ours
 */
export const revisedSnapshot = async (
  db: Db,
  now: Snapshot,
  { commissionCents, shares, bills }: Wanted,
): Promise<Snapshot> => {
  if (bills.some(({ billId }) => billId !== null && !now.bills.some((bill) => bill.billId === billId)))
    throw changedMeanwhile();
  const ids = shares.flatMap((share) => (share.kind === 'OWN' ? [share.userId] : []));
  const people = ids.length === 0 ? [] : await db.select().from(personPublic).where(inArray(personPublic.id, ids));
  const shareOf = (wanted: ShareInput, index: number): SnapshotShare => {
    if (wanted.kind === 'KEPT') {
      const share = now.shares.find(({ shareId }) => shareId === wanted.shareId);
      if (!share) throw changedMeanwhile();
      return { ...share, amountCents: wanted.amountCents };
    }
    if (wanted.kind === 'AGENCY') {
      const { kind, ...agency } = wanted;
      return { shareId: null, userId: null, role: null, direction: 'PAY_OUT', ...agency };
    }
    const salesperson = people.find(({ id, role }) => id === wanted.userId && role === 'salesperson');
    if (!salesperson)
      throw new Refusal('revision.invalid', 'Choose a salesperson of the agency.', { field: `shares.${index}.userId` });
    const { userId, role, amountCents } = wanted;
    const { name, registrationNo } = salesperson;
    return { ...noAgency, shareId: null, userId, role, name, registrationNo: registrationNo ?? '', amountCents };
  };
  return { commissionCents, shares: shares.map(shareOf), bills };
};

type Revised = { dealId: string; now: Snapshot; next: Snapshot };

/**
 * Shares of a deal whose money has come in stay, with nothing: their lines keep what they earned. Before that those stay of
 * which a tax invoice was entered, whose GST is posted.
 */
export const withKeptShares = async (db: Db, { dealId, now, next }: Revised): Promise<Snapshot> => {
  const invoiced = (await isFrozen(db, dealId)) ? null : await invoicedShares(db, dealId);
  const stays = ({ shareId }: SnapshotShare) => invoiced === null || invoiced.some((id) => id === shareId);
  const shares = now.shares.flatMap((old): SnapshotShare[] => {
    const share = next.shares.find(({ shareId }) => shareId === old.shareId);
    if (share) return [share];
    return stays(old) ? [{ ...old, amountCents: 0 }] : [];
  });
  return { ...next, shares: [...shares, ...next.shares.filter(({ shareId }) => shareId === null)] };
};
