import type { BankSaid, NamedPayment } from '#features/billing/index.server.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import {
  type PaymentFacts,
  paperNumbersIn,
  problemOfPayment,
  problemOfReturn,
  problemOfRun,
  type RunFacts,
} from './bank-line.rules.ts';

type Payment = PaymentFacts & { id: string; runId: string; to: string };
type WholeRun = RunFacts & { runId: string; people: number };

/** A line of the bank with what it names: `PAID` and `RETURNED` are one payment, `RUN` is what is left of a run. */
export type Named = Omit<NamedPayment, 'kind'> & {
  line: BankSaid;
  kind: 'PAID' | 'RUN' | 'RETURNED';
  /** The line of the run, or the run. */
  source: string;
  runId: string;
};

/** The payee as the statement names them. */
const payments = `
  SELECT l.id, l.voucher AS number, l.printed #>> '{to,name}' AS "to", l.net_cents AS cents, l.paid_on AS "paidOn",
         l.returned_on AS "returnedOn", r.id AS "runId", r.number AS run, r.state, r.cut_off AS "cutOff", l.left_out_at IS NOT NULL AS "isLeftOut",
         EXISTS (SELECT FROM payout_bank_line b WHERE b.line_id = l.id AND b.event = 'PAID') AS "isPaidMatched",
         EXISTS (SELECT FROM payout_bank_line b WHERE b.line_id = l.id AND b.event = 'RETURNED') AS "isReturnMatched"
  FROM payout_line l JOIN payout_run r ON r.id = l.run_id
  WHERE l.voucher = ANY($1::text[])`;

const runs = `
  SELECT r.id AS "runId", r.number AS run, r.state, r.cut_off AS "cutOff", count(l.id) AS people,
         coalesce(sum(l.net_cents), 0)::bigint AS cents, count(l.id) FILTER (WHERE l.paid_on IS NULL) AS unpaid
  FROM payout_run r
  LEFT JOIN payout_line l ON l.run_id = r.id AND l.left_out_at IS NULL
    AND NOT EXISTS (SELECT FROM payout_bank_line b WHERE b.line_id = l.id AND b.event = 'PAID')
  WHERE r.number = ANY($1::text[]) GROUP BY r.id`;

/**
 * The payment that each of these bank lines names: one payment or the unmatched rest of a run; for a credit, a returned payment. If a
 * line names several, the first that can be confirmed counts.
 */
export const matchByNumber = async (at: Reading, lines: BankSaid[]): Promise<Map<string, Named>> => {
  const numbersOf = new Map(lines.map(({ lineId, said: text }) => [lineId, paperNumbersIn(text)]));
  const numbers = [...new Set([...numbersOf.values()].flat())];
  if (numbers.length === 0) return new Map();
  const [paid, whole] = await Promise.all([
    ask<Payment>(at.db, payments, [numbers]),
    ask<WholeRun>(at.db, runs, [numbers]),
  ]);
  const byVoucher = new Map(paid.map((payment) => [payment.number, payment]));
  const byRun = new Map(whole.map((run) => [run.run, run]));
  const now = today(at.clock);
  const namedByLine = new Map<string, Named>();
  for (const line of lines) {
    const own = numbersOf.get(line.lineId) ?? [];
    const ofLine = [
      ...own.flatMap((number) => paymentIn(byVoucher.get(number), line, now)),
      ...(line.cents < 0 ? own.flatMap((number) => runIn(byRun.get(number), line, now)) : []),
    ];
    const first = ofLine.find(({ problem }) => problem === null) ?? ofLine[0];
    if (first) namedByLine.set(line.lineId, first);
  }
  return namedByLine;
};

const pageOf = (runId: string) => `/agency-desk/finance/payouts/${runId}`;

const paymentIn = (payment: Payment | undefined, line: BankSaid, now: string): Named[] => {
  if (!payment) return [];
  const { id: source, number, to, runId } = payment;
  const isDebit = line.cents < 0;
  return [
    {
      line,
      runId,
      source,
      number,
      to,
      page: pageOf(runId),
      kind: isDebit ? 'PAID' : 'RETURNED',
      isRecorded: (isDebit ? payment.paidOn : payment.returnedOn) !== null,
      problem: isDebit ? problemOfPayment(payment, line, now) : problemOfReturn(payment, line, now),
    },
  ];
};

const runIn = (run: WholeRun | undefined, line: BankSaid, now: string): Named[] =>
  run
    ? [
        {
          line,
          kind: 'RUN',
          source: run.runId,
          runId: run.runId,
          number: run.run,
          page: pageOf(run.runId),
          to: run.people === 1 ? '1 payee' : `${run.people} payees`,
          isRecorded: run.unpaid === 0,
          problem: problemOfRun(run, line, now),
        },
      ]
    : [];
