import type { BankPayments, BankSaid, NamedPayment } from '#features/billing/index.server.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { returnLine } from '../lines/return-line.server.ts';
import { payLinesOf } from '../runs/pay-run.server.ts';
import { matchByNumber, type Named } from './match-by-number.server.ts';
import { confirmRemittances, remittancesBy } from './remittances.server.ts';

/** What billing asks of its bank lines: payments by their vouchers, runs by their numbers, else remittances of withheld money. */
export const payoutsAtTheBank: BankPayments = {
  named: async (at, all) => {
    const lines = all.filter(isOurs);
    const byLine = await matchByNumber(at, lines);
    const others = await remittancesBy(at, unnamed(lines, byLine));
    return new Map([
      ...[...byLine].map(([lineId, each]) => [lineId, paymentOf(each)] as const),
      ...[...others].map(([lineId, { payment }]) => [lineId, payment] as const),
    ]);
  },
  confirm: async (at, all) => {
    const lines = all.filter(isOurs);
    const byLine = await matchByNumber(at, lines);
    await lockRuns(at, [...byLine.values()]);
    const settled = await confirmRemittances(at, unnamed(lines, byLine));
    // What is left of a run is known once its single payments are matched, and a payment comes back after it left.
    for (const kind of ['PAID', 'RUN', 'RETURNED'] as const) {
      const ready = await readyOf(at, lines, settled, kind);
      await steps[kind](at, ready);
      for (const { line, number } of ready) settled.set(line.lineId, number);
    }
    return settled;
  },
  release: async (at, lineId) => {
    await ask(at.db, 'DELETE FROM payout_bank_line WHERE bank_line = $1', [lineId]);
    await ask(at.db, 'DELETE FROM remittance_bank_line WHERE bank_line = $1', [lineId]);
  },
};

/** A debit by which the bank takes back what came in is no payment of ours, whatever it names. */
const isOurs = ({ cents, isReversal }: BankSaid) => !(isReversal && cents < 0);

const unnamed = (lines: BankSaid[], byLine: Map<string, Named>) => lines.filter(({ lineId }) => !byLine.has(lineId));

const paymentOf = ({ kind, number, to, page, isRecorded, problem }: Named): NamedPayment => ({
  number,
  to,
  page,
  isRecorded,
  problem,
  kind: kind === 'RETURNED' ? 'RETURN' : 'PAYMENT',
});

type Kind = Named['kind'];
type Step = (at: Writing, ready: Named[]) => Promise<void>;

const lockRuns = async (at: Writing, payments: Named[]): Promise<void> => {
  await ask(at.db, 'SELECT FROM payout_run WHERE id = ANY($1::uuid[]) ORDER BY id FOR UPDATE', [
    payments.map(({ runId }) => runId),
  ]);
};

/** What can be confirmed now. Of two lines that name the same the first is. */
const readyOf = async (at: Writing, lines: BankSaid[], settled: Map<string, string>, kind: Kind) => {
  const byLine = await matchByNumber(
    at,
    lines.filter(({ lineId }) => !settled.has(lineId)),
  );
  const ready = [...byLine.values()].filter((each) => each.kind === kind && each.problem === null);
  return [...new Map(ready.toReversed().map((each) => [each.number, each])).values()].toReversed();
};

const tiePayments = `
  INSERT INTO payout_bank_line (line_id, event, bank_line)
  SELECT t.line_id, :event, t.bank_line FROM unnest(:sources::uuid[], :lines::uuid[]) AS t (line_id, bank_line)`;
const tieRun = `
  INSERT INTO payout_bank_line (line_id, event, bank_line)
  SELECT l.id, 'PAID', $2 FROM payout_line l
  WHERE l.run_id = $1 AND l.left_out_at IS NULL
    AND NOT EXISTS (SELECT FROM payout_bank_line b WHERE b.line_id = l.id AND b.event = 'PAID')`;

const tie = (at: Writing, event: 'PAID' | 'RETURNED', ready: Named[]) =>
  ask(at.db, tiePayments, {
    event,
    sources: ready.map(({ source }) => source),
    lines: ready.map(({ line }) => line.lineId),
  });

const payPayments: Step = async (at, ready) => {
  const unpaid = ready.filter(({ isRecorded }) => !isRecorded);
  for (const [, ones] of Map.groupBy(unpaid, ({ runId, line }) => `${runId} ${line.day}`)) {
    const [first] = ones;
    if (first)
      await payLinesOf(at, { runId: first.runId, paidOn: first.line.day, lineIds: ones.map(({ source }) => source) });
  }
  await tie(at, 'PAID', ready);
};

const payRuns: Step = async (at, ready) => {
  for (const { runId, line, isRecorded } of ready) {
    if (!isRecorded) await payLinesOf(at, { runId, paidOn: line.day });
    await ask(at.db, tieRun, [runId, line.lineId]);
  }
};

const giveBack: Step = async (at, ready) => {
  for (const { line, isRecorded, source } of ready)
    if (!isRecorded)
      await returnLine(at, {
        params: { id: source },
        query: undefined,
        body: { returnedOn: line.day, reason: `The bank’s statement of ${formatDay(line.day)}` },
      });
  await tie(at, 'RETURNED', ready);
};

const steps: Record<Kind, Step> = { PAID: payPayments, RUN: payRuns, RETURNED: giveBack };
