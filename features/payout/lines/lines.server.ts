import { and, asc, desc, eq, isNotNull } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { candidatesOfLine } from '../items/candidates.server.ts';
import type { RunKind } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';
import { payoutMail, payoutRun } from '../tables.server.ts';
import { type Line, lineList } from './lines.calls.ts';

const lines = `
  SELECT l.id AS "lineId", l.run_id AS "runId", l.payee_id AS "payeeId",
    coalesce(p.name, a.name, c.payer) AS name, coalesce(p.user_name, l.licence_no, c.number) AS "payeeNo",
    l.own_cents AS "ownCents", l.overriding_cents AS "overridingCents", l.written_off_cents AS "writtenOffCents",
    l.gst_cents AS "gstCents",
    l.gst_rate AS "gstRate", l.is_self_billed AS "isSelfBilled", l.gst_invoice AS "gstInvoice",
    l.fee_cents AS "feeCents", l.withheld_cents AS "withheldCents", l.recovered_cents AS "recoveredCents",
    l.advanced_cents AS "advancedCents", l.returned_cents AS "returnedCents",
    l.refunded_cents AS "refundedCents", l.net_cents AS "netCents",
    l.voucher, l.bank, l.account_masked AS "accountMasked",
    l.paid_on AS "paidOn", l.returned_on AS "returnedOn", l.return_reason AS "returnReason",
    l.left_out_reason AS "leftOutReason",
    CASE WHEN l.left_out_at IS NOT NULL THEN 'LEFT_OUT' WHEN l.paid_on IS NULL THEN 'WAITING' WHEN l.returned_on IS NULL THEN 'PAID' ELSE 'RETURNED' END AS state
  FROM payout_line l
  LEFT JOIN person_public p ON p.id = l.person_id
  LEFT JOIN register_agency_public a ON a.licence_no = l.licence_no
  LEFT JOIN money_request r ON r.id = l.request_id
  LEFT JOIN receipt_public c ON c.id = r.receipt_id`;

/**
 * Lines that were left out are listed where they are asked for: the others sum to what the run pays. All are summed: a run has one for
 * each payee at most.
 */
export const runLines = serveList(lineList, {
  name: 'payout-lines',
  title: 'Payout lines',
  action: 'payout.lines-exported',
  last: 'lineId',
  fileOrder: 'asc',
  most: Number.MAX_SAFE_INTEGER,
  rows: async (at, { search, state }, { id }) => {
    if ((await at.db.$count(payoutRun, eq(payoutRun.id, id))) === 0) throw missing('payout run');
    return {
      text: `SELECT * FROM (${lines}) line WHERE "runId" = :id AND CASE WHEN :state::text IS NULL THEN state <> 'LEFT_OUT' ELSE state = :state END
        AND ${isFound(`searched(concat_ws(' ', name, "payeeNo", voucher))`)}`,
      values: { id, state: state ?? null, words: patternsOf(search) },
    };
  },
});

/** A line with what it pays. */
export const readLine = async (at: Reading, { params }: Input<typeof payout.line>) => {
  const [row] = await ask<Line & { kind: RunKind }>(
    at.db,
    `SELECT line.*, run.kind FROM (${lines}) line JOIN payout_run run ON run.id = "runId" WHERE "lineId" = $1`,
    [params.id],
  );
  if (!row) throw missing('payment');
  const { kind, ...line } = row;
  const [mailed] = await at.db
    .select({ sentAt: payoutMail.sentAt })
    .from(payoutMail)
    .where(and(eq(payoutMail.lineId, params.id), isNotNull(payoutMail.sentAt)))
    .orderBy(desc(payoutMail.sentAt), asc(payoutMail.id))
    .limit(1);
  return { ...line, items: await candidatesOfLine(at, kind, params.id), mailedAt: mailed?.sentAt ?? null };
};
