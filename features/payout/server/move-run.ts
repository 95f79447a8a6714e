import { asc, eq } from 'drizzle-orm';
import { deal } from '#features/deal/server/index.ts';
import { takePaperNumbers } from '#features/firm/server/index.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { post } from '#features/ledger/server/index.ts';
import { person } from '#features/people/server/index.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { payout } from '../contract.ts';
import { heldBecause } from '../rules/held.ts';
import { type Candidate, earningsOfRun } from './candidates.ts';
import { letGo } from './draw-up.ts';
import type { PrintedStatement } from './papers/statement-data.ts';
import { lockRun } from './runs.ts';
import { payoutLine, payoutRun } from './tables.ts';

type Run = typeof payoutRun.$inferSelect;
type ById = { params: { id: string } };

/** Withdraws a run that is not approved yet. */
export const withdrawRun = async (at: Writing, { params }: ById): Promise<undefined> => {
  const run = await lockRun(at, params.id);
  if (run.state !== 'DRAFT')
    throw new Refusal('payout.conflict', `${run.number} is approved already, so it can’t be withdrawn.`);
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.withdrawn' });
  await letGo(at, run.id);
  return undefined;
};

/** Approves a run: whatever was checked at the draft is checked again, and each line gets its voucher and statement. */
export const approveRun = async (at: Writing, { params }: ById) => {
  const run = await lockRun(at, params.id);
  if (run.state !== 'DRAFT') throw new Refusal('payout.conflict', `${run.number} is approved already.`);
  if (run.preparedBy === at.actor.userId)
    throw new Refusal('payout.forbidden', 'You drew this run up. Somebody else has to approve it.');
  const items = await earningsOfRun(at, run.id);
  await requireOtherApprover(at, items);
  await requireUnchanged(at, run, items);
  const lines = await at.db
    .select({ line: payoutLine, person })
    .from(payoutLine)
    .innerJoin(person, eq(person.id, payoutLine.personId))
    .where(eq(payoutLine.runId, run.id))
    .orderBy(asc(person.name), asc(payoutLine.id));
  await record(at, {
    aggregate: 'payout',
    aggregateId: run.id,
    action: 'payout.approved',
    detail: { people: lines.length, netCents: lines.reduce((sum, { line }) => sum + line.netCents, 0) },
  });
  const from = await readSetting(at.db, agencyParticulars);
  const [number = ''] = await takePaperNumbers(at, 'PR');
  const vouchers = await takePaperNumbers(at, 'PV', lines.length);
  const approvedOn = today(at.clock);
  const byPerson = Map.groupBy(items, ({ personId }) => personId);
  await at.db
    .update(payoutRun)
    .set({ state: 'APPROVED', number, approvedBy: at.actor.userId, approvedAt: at.clock.now().toString() })
    .where(eq(payoutRun.id, run.id));
  const statements = lines.map(({ line, person: { name, registrationNo } }, index): PrintedStatement => {
    const { bank, accountMasked, ownCents, overridingCents, netCents } = line;
    return {
      ...{ voucher: vouchers[index] ?? '', run: number, approvedOn, payDay: run.payDay, from },
      to: { name, registrationNo: registrationNo ?? '', bank, accountMasked },
      items: (byPerson.get(line.personId) ?? []).map(({ dealNo, caseNo, kind, clearedOn, cents }) => ({
        ...{ dealNo, caseNo, kind, clearedOn, cents },
      })),
      ...{ ownCents, overridingCents, netCents },
    };
  });
  await ask(at.db, setStatements, [
    lines.map(({ line }) => line.id),
    vouchers,
    statements.map((statement) => JSON.stringify(statement)),
  ]);
  return { number };
};

const setStatements = `
  UPDATE payout_line l SET voucher = t.voucher, printed = t.printed::jsonb
  FROM unnest($1::uuid[], $2::text[], $3::text[]) AS t (id, voucher, printed) WHERE l.id = t.id`;

/** Who approved a submission does not approve that it is paid out. */
const requireOtherApprover = async (at: Writing, items: Candidate[]) => {
  const own = await at.db
    .select({ id: deal.id, dealNo: deal.dealNo })
    .from(deal)
    .where(eq(deal.approvedBy, at.actor.userId));
  const mine = own.find(({ id }) => items.some(({ dealId }) => dealId === id));
  if (!mine) return;
  throw new Refusal(
    'payout.forbidden',
    `You approved the submission of ${mine.dealNo}, which this run pays. Somebody else has to approve the run.`,
  );
};

/** Refuses a run in which something is held by now, or whose bank accounts are others than it was drawn up with. */
const requireUnchanged = async (at: Writing, run: Run, items: Candidate[]) => {
  const now = at.clock.now().toString();
  const lines = await at.db.select().from(payoutLine).where(eq(payoutLine.runId, run.id));
  const since = new Map(lines.map((line) => [line.personId, line.accountSince]));
  const problems = items.flatMap((item) => {
    const isOther = item.accountSince !== since.get(item.personId);
    const why = isOther ? 'The bank account was changed' : heldBecause(item, { cutOff: run.cutOff, now });
    return why ? [`${item.name}, ${item.dealNo}: ${why}`] : [];
  });
  if (problems.length === 0) return;
  throw new Refusal(
    'payout.conflict',
    'Something changed since the run was drawn up. Withdraw it and draw up another.',
    {
      errors: [
        { message: 'Something changed since the run was drawn up. Withdraw it and draw up another.' },
        ...problems.slice(0, 20).map((message) => ({ message })),
      ],
    },
  );
};

/** Records that the bank has paid a run, and posts each line. */
export const payRun = async (at: Writing, { params, body }: Input<typeof payout.pay>) => {
  const run = await lockRun(at, params.id);
  const { paidOn } = body;
  if (run.state === 'DRAFT') throw new Refusal('payout.conflict', 'The run is not approved yet.');
  if (run.state === 'PAID') throw new Refusal('payout.conflict', `${run.number} was paid already.`);
  if (paidOn > today(at.clock))
    throw new Refusal('payout.invalid', 'This day is still to come. Record the payment once the bank has made it.', {
      field: 'paidOn',
    });
  if (paidOn < run.cutOff)
    throw new Refusal('payout.invalid', `The cut-off was ${formatDay(run.cutOff)}. Choose that day or a later one.`, {
      field: 'paidOn',
    });
  const number = run.number ?? '';
  await record(at, { aggregate: 'payout', aggregateId: run.id, action: 'payout.paid', detail: { number, paidOn } });
  await at.db.update(payoutRun).set({ state: 'PAID', paidOn, paidBy: at.actor.userId }).where(eq(payoutRun.id, run.id));
  const lines = await at.db
    .select()
    .from(payoutLine)
    .where(eq(payoutLine.runId, run.id))
    .orderBy(asc(payoutLine.voucher));
  await post(
    at,
    lines.map(({ id, personId, voucher, ownCents, overridingCents, netCents }) => ({
      day: paidOn,
      event: 'payout',
      eventId: id,
      text: `${voucher} ${number}`,
      lines: [
        { account: 2100, personId, cents: ownCents },
        { account: 2110, personId, cents: overridingCents },
        { account: 1000, cents: -netCents },
      ],
    })),
  );
  return { number };
};
