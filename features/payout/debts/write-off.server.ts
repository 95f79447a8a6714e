import { randomUUID } from 'node:crypto';
import { and, eq, isNull } from 'drizzle-orm';
import { gstAt, readGst } from '#features/firm/server/index.ts';
import { post } from '#features/ledger/server/index.ts';
import { askForApproval, endApproval } from '#features/notifications/index.server.ts';
import { licenceNoPattern } from '#features/particulars/rules/numbers.ts';
import { secondWord } from '#features/people/index.server.ts';
import { registerAgencyPublic } from '#features/register/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { labelOf } from '../holds/subjects.server.ts';
import { entryOfWriteOff } from '../lines/entries.rules.ts';
import type { payout } from '../room.calls.ts';
import { lockPayouts } from '../runs/lock-payouts.server.ts';
import { writeOff } from '../tables.server.ts';
import { gstGivenUp } from './balance.rules.ts';
import { readOwed } from './balances.server.ts';

const nothing = { cents: 0, gstCents: 0 };

export const prepareWriteOff = async (at: Writing, { body }: Input<typeof payout.prepareWriteOff>) => {
  const { payeeId, reason } = body;
  await lockPayouts(at);
  const isAgency = licenceNoPattern.test(payeeId);
  const name = isAgency ? await agencyName(at, payeeId) : await labelOf(at, 'PERSON', payeeId);
  const isOf = isAgency ? eq(writeOff.licenceNo, payeeId) : eq(writeOff.personId, payeeId);
  const waits = and(isOf, isNull(writeOff.approvedAt), isNull(writeOff.withdrawnAt));
  if ((await at.db.$count(writeOff, waits)) > 0)
    throw new Refusal('payout.conflict', `A write-off for ${name} waits for approval already.`);
  const { cents } = (await readOwed(at, payeeId)).get(payeeId) ?? nothing;
  if (cents === 0) throw new Refusal('payout.conflict', `${name} owes the agency nothing.`);
  const id = randomUUID();
  const detail = { name, cents, reason };
  await record(at, { aggregate: 'write-off', aggregateId: id, action: 'write-off.prepared', detail });
  await at.db.insert(writeOff).values({
    id,
    cents,
    reason,
    ...(isAgency ? { licenceNo: payeeId } : { personId: payeeId }),
    preparedBy: at.actor.userId,
    preparedAt: at.clock.now().toString(),
  });
  await askForApproval(at, {
    id,
    title: 'A write-off waits for approval',
    line: (by) => `${by} prepared ${formatMoney(cents)}.`,
    link: '/agency-desk/finance/payouts/debts?state=TO_APPROVE',
  });
  return { writeOffId: id, cents };
};

/** Approves a write-off: the agency bears the loss, and the debt counts no more against what the person earns. */
export const approveWriteOff = async (
  at: Writing,
  { params }: Input<typeof payout.approveWriteOff>,
): Promise<undefined> => {
  await lockPayouts(at);
  const { id, personId, licenceNo, cents, preparedBy } = await lockWaiting(at, params.id);
  await secondWord(at, { of: 'write-off', by: preparedBy });
  const payeeId = personId ?? licenceNo ?? '';
  const owed = (await readOwed(at, payeeId)).get(payeeId) ?? nothing;
  if (owed.cents < cents)
    throw new Refusal(
      'payout.conflict',
      `Only ${formatMoney(owed.cents)} is owed by now. Withdraw this write-off, and prepare another if it is still needed.`,
    );
  const gstCents = gstGivenUp(cents, owed);
  await record(at, {
    aggregate: 'write-off',
    aggregateId: id,
    action: 'write-off.approved',
    detail: { cents, gstCents },
  });
  await at.db
    .update(writeOff)
    .set({ gstCents, approvedBy: at.actor.userId, approvedAt: at.clock.now().toString() })
    .where(eq(writeOff.id, id));
  await endApproval(at, id);
  const claimsGst = gstAt(await readGst(at.db), today(at.clock)).isRegistered;
  await post(at, [
    {
      day: today(at.clock),
      event: personId ? 'salesperson-write-off' : 'cobroker-write-off',
      eventId: id,
      text: personId ? 'Debt of a salesperson given up' : `Debt of a co-broker given up ${licenceNo}`,
      lines: entryOfWriteOff({ personId, cents, gstCents }, { claimsGst }),
    },
  ]);
  return undefined;
};

export const withdrawWriteOff = async (
  at: Writing,
  { params }: Input<typeof payout.withdrawWriteOff>,
): Promise<undefined> => {
  const { id } = await lockWaiting(at, params.id);
  await record(at, { aggregate: 'write-off', aggregateId: id, action: 'write-off.withdrawn' });
  await at.db
    .update(writeOff)
    .set({ withdrawnBy: at.actor.userId, withdrawnAt: at.clock.now().toString() })
    .where(eq(writeOff.id, id));
  await endApproval(at, id);
  return undefined;
};

const agencyName = async (at: Writing, licenceNo: string): Promise<string> => {
  const [agency] = await at.db.select().from(registerAgencyPublic).where(eq(registerAgencyPublic.licenceNo, licenceNo));
  if (!agency) throw missing('agency');
  return agency.name;
};

const lockWaiting = async (at: Writing, id: string) => {
  const [row] = await at.db.select().from(writeOff).where(eq(writeOff.id, id)).for('update');
  if (!row) throw missing('write-off');
  if (row.approvedAt) throw new Refusal('payout.conflict', 'This debt was written off already.');
  if (row.withdrawnAt) throw new Refusal('payout.conflict', 'This write-off was withdrawn already.');
  return row;
};
