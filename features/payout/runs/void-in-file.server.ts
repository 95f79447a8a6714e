import type { InstantText } from '#platform/contract/days.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { downloadsIn } from '../bank-file/downloads.server.ts';
import type { RunKind } from '../payout.words.ts';
import { payeeName } from './payees.server.ts';
import type { VoidInFile } from './runs.calls.ts';

/**
 * Runs that were withdrawn and lines that were left out before $2, though somebody had downloaded the bank file with them: since the last run
 * that went to the bank. The last download before that is named.
 */
const voids = `
  SELECT v.run AS "runId", v.number, v.voucher, v.name, last.by, last.at
  FROM (
    SELECT id AS run, number, NULL AS voucher, NULL AS name, withdrawn_at AS at
    FROM payout_run WHERE kind = $1 AND state = 'WITHDRAWN'
    UNION ALL
    SELECT r.id, r.number, payout_line.voucher, ${payeeName}, payout_line.left_out_at
    FROM payout_line JOIN payout_run r ON r.id = payout_line.run_id AND r.kind = $1 AND r.state <> 'WITHDRAWN'
    WHERE payout_line.left_out_at IS NOT NULL
  ) v
  CROSS JOIN LATERAL (
    SELECT who.name AS by, d.at FROM ${downloadsIn('v.run')} AND d.at <= v.at ORDER BY d.seq DESC LIMIT 1
  ) last
  WHERE v.at <= $2 AND NOT EXISTS (
    SELECT FROM payout_run later
    WHERE later.id <> v.run AND later.kind = $1 AND later.state IN ('SENT', 'PAID') AND later.prepared_at >= v.at AND later.prepared_at < $2)
  ORDER BY v.number, v.voucher`;

/** Payments of earlier runs whose bank file was downloaded, and which the bank must not make beside a new run of this kind. */
export const voidInFileBefore = (
  { db }: Pick<Reading, 'db'>,
  kind: RunKind,
  before: InstantText,
): Promise<VoidInFile[]> => ask<VoidInFile>(db, voids, [kind, before]);
