import type { Input } from '#platform/contract/endpoint.ts';
import { searched } from '#platform/contract/searched.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import type { payout } from '../room.calls.ts';
import type { FoundPayment } from './lines.calls.ts';

/** How many are offered. */
const most = 10;

/** Payments of all runs that were not withdrawn, nor left out of theirs: by voucher, payee or amount. Each is found by an index. */
const payments = `
  SELECT l.id AS "lineId", l.run_id AS "runId", run.number AS "runNumber", l.voucher, l.net_cents AS "netCents",
    coalesce(p.name, a.name, c.payer) AS name
  FROM payout_line l JOIN payout_run run ON run.id = l.run_id
  LEFT JOIN person_public p ON p.id = l.person_id
  LEFT JOIN register_agency_public a ON a.licence_no = l.licence_no
  LEFT JOIN money_request r ON r.id = l.request_id
  LEFT JOIN receipt_public c ON c.id = r.receipt_id
  WHERE run.state <> 'WITHDRAWN' AND l.left_out_at IS NULL AND l.id IN (
    SELECT id FROM payout_line WHERE voucher LIKE :numbers
    UNION SELECT id FROM payout_line WHERE net_cents = :cents::bigint
    UNION SELECT id FROM payout_line WHERE person_id IN (SELECT id FROM person_public WHERE ${isFound('search')})
    UNION SELECT id FROM payout_line WHERE licence_no IN (SELECT licence_no FROM register_agency_public WHERE ${isFound('search')})
    UNION SELECT id FROM payout_line WHERE request_id IN (
      SELECT q.id FROM money_request q JOIN receipt_public o ON o.id = q.receipt_id WHERE ${isFound('o.search')}
    )
  )
  ORDER BY run.prepared_at DESC, l.id LIMIT ${most}`;

export const findPayments = async (at: Reading, { query }: Input<typeof payout.payments>) => {
  const { numbers, words, cents } = searched(query.search);
  return { rows: await ask<FoundPayment>(at.db, payments, { numbers, words: patternsOf(words), cents }) };
};
