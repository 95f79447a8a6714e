import { randomUUID } from 'node:crypto';
import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Account, Approvals } from '#features/people/index.server.ts';
import { secondWord } from '#features/people/index.server.ts';
import { maskAccount } from '#features/people/record/bank-account.rules.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { SealedColumn } from '#platform/server/secrets/rotate-key.ts';
import type { register } from '../contract.ts';
import { registerAccount, registerAgency } from './tables.ts';

const aggregate = 'agency-account';

const accountPlace = (id: string): string => `register_account/${id}/number`;

export const sealedAgencyAccounts: SealedColumn[] = [
  { table: 'register_account', id: 'id', sealed: 'number_sealed', place: accountPlace },
];

/** Prepares an account of an agency. The audit trail holds the bank and no number. */
export const prepareAccount =
  (approvals: Approvals) =>
  async (at: Writing, { body }: Input<typeof register.prepareAccount>) => {
    const { licenceNo, bank, holder, number, uen, gstNumber } = body;
    const { name } = await lockAgency(at, licenceNo);
    const waits = and(
      eq(registerAccount.licenceNo, licenceNo),
      isNull(registerAccount.approvedAt),
      isNull(registerAccount.endedAt),
    );
    if ((await at.db.$count(registerAccount, waits)) > 0)
      throw new Refusal('agency.conflict', `An account of ${name} waits for approval. Approve or withdraw it first.`);
    const id = randomUUID();
    await record(at, { aggregate, aggregateId: id, action: 'agency-account.prepared', detail: { licenceNo, bank } });
    await at.db.insert(registerAccount).values({
      id,
      licenceNo,
      bank,
      holder,
      uen,
      gstNumber,
      numberSealed: at.secrets.seal(number, accountPlace(id)),
      numberMasked: maskAccount(number),
      preparedBy: at.actor.userId,
      preparedAt: at.clock.now().toString(),
    });
    await approvals.ask(at, {
      id,
      title: `The account of ${name} waits for approval`,
      line: (by) => `${by} prepared it. Payouts go there once it is approved.`,
      link: '/agency-desk/finance/cobrokers/agencies?account=TO_APPROVE',
    });
    return { accountId: id };
  };

/** Approves an account: it replaces the agency's account before, and says whether the agency is registered for GST. */
export const approveAccount =
  (approvals: Approvals) =>
  async (at: Writing, { params }: Input<typeof register.approveAccount>): Promise<undefined> => {
    const { id, licenceNo, preparedBy, approvedAt, gstNumber } = await lockAccount(at, params.id);
    if (approvedAt) throw new Refusal('agency.conflict', 'This account was approved already.');
    await secondWord(at, { of: 'account', by: preparedBy });
    await record(at, { aggregate, aggregateId: id, action: 'agency-account.approved', detail: { licenceNo } });
    const now = at.clock.now().toString();
    const before = and(
      eq(registerAccount.licenceNo, licenceNo),
      isNotNull(registerAccount.approvedAt),
      isNull(registerAccount.endedAt),
    );
    await at.db.update(registerAccount).set({ endedAt: now }).where(before);
    await at.db
      .update(registerAccount)
      .set({ approvedBy: at.actor.userId, approvedAt: now })
      .where(eq(registerAccount.id, id));
    await at.db
      .update(registerAgency)
      .set({ gstRegistered: gstNumber !== null })
      .where(eq(registerAgency.licenceNo, licenceNo));
    await approvals.end(at, id);
    return undefined;
  };

export const withdrawAccount =
  (approvals: Approvals) =>
  async (at: Writing, { params }: Input<typeof register.withdrawAccount>): Promise<undefined> => {
    const { id, licenceNo } = await lockAccount(at, params.id);
    await record(at, { aggregate, aggregateId: id, action: 'agency-account.withdrawn', detail: { licenceNo } });
    await at.db.update(registerAccount).set({ endedAt: at.clock.now().toString() }).where(eq(registerAccount.id, id));
    await approvals.end(at, id);
    return undefined;
  };

/** The full number of an account, for whoever has to compare it with the agency's letter. The reading is recorded. */
export const readAccountNumber = async (at: Reading, id: string) => {
  const [found] = await at.db.select().from(registerAccount).where(eq(registerAccount.id, id));
  if (!found) throw missing('account');
  await recordReading(at, { aggregate, aggregateId: id, action: 'agency-account.number-read' });
  return { number: at.secrets.open(found.numberSealed, accountPlace(id)) };
};

/** The accounts in force of these agencies with their full numbers, by licence number. Whoever has none is not there. */
export const openAgencyAccounts = async (at: Reading, licenceNos: string[]): Promise<Map<string, Account>> => {
  const rows = await at.db
    .select()
    .from(registerAccount)
    .where(
      and(
        inArray(registerAccount.licenceNo, licenceNos),
        isNotNull(registerAccount.approvedAt),
        isNull(registerAccount.endedAt),
      ),
    );
  return new Map(
    rows.map(({ id, licenceNo, bank, holder, numberSealed }) => [
      licenceNo,
      { bank, holder, number: at.secrets.open(numberSealed, accountPlace(id)) },
    ]),
  );
};

/** An agency of the register, locked: its accounts are changed one after the other. */
const lockAgency = async (at: Writing, licenceNo: string) => {
  const [found] = await at.db
    .select()
    .from(registerAgency)
    .where(eq(registerAgency.licenceNo, licenceNo))
    .for('update');
  if (!found) throw missing('agency');
  return found;
};

const lockAccount = async (at: Writing, id: string) => {
  const [known] = await at.db.select().from(registerAccount).where(eq(registerAccount.id, id));
  if (!known) throw missing('account');
  await lockAgency(at, known.licenceNo);
  const [found] = await at.db.select().from(registerAccount).where(eq(registerAccount.id, id)).for('update');
  if (!found) throw missing('account');
  if (found.endedAt) throw new Refusal('agency.conflict', 'This account is not in use any more.');
  return found;
};
