import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Agency } from '../contract.ts';

/** An account as it is shown, or null. */
const accountOf = (which: string) => `
  (SELECT jsonb_build_object('accountId', x.id, 'bank', x.bank, 'holder', x.holder, 'accountMasked', x.number_masked,
     'uen', x.uen, 'gstNumber', x.gst_number, 'preparedById', x.prepared_by, 'preparedBy', p.name,
     'approvedBy', by.name, 'approvedAt', to_char(x.approved_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
   FROM register_account x JOIN person p ON p.id = x.prepared_by LEFT JOIN person by ON by.id = x.approved_by
   WHERE x.licence_no = a.licence_no AND x.ended_at IS NULL AND ${which})`;

const agencies = `
  SELECT a.licence_no AS "licenceNo", a.name, coalesce(own.shares, 0)::int AS shares,
         coalesce(own.free, 0)::bigint AS "freeCents",
         ${accountOf('x.approved_at IS NOT NULL')} AS account, ${accountOf('x.approved_at IS NULL')} AS waiting
  FROM register_agency a
  LEFT JOIN (
    SELECT tie.licence_no, count(*) AS shares, sum(e.free) AS free
    FROM cobroke_tie tie
    JOIN split ON split.share_id = tie.share_id
    JOIN split_line l ON l.split_id = split.id AND l.kind = 'COBROKE'
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(cents), 0) AS free FROM earning WHERE line_id = l.id AND taken_by IS NULL
    ) e
    GROUP BY 1
  ) own ON own.licence_no = a.licence_no
  WHERE own.licence_no IS NOT NULL
     OR EXISTS (SELECT FROM register_account x WHERE x.licence_no = a.licence_no AND x.ended_at IS NULL)
  ORDER BY coalesce(own.free, 0) DESC, a.name LIMIT 500`;

export const listAgencies = (at: Reading): Promise<Agency[]> => ask<Agency>(at.db, agencies);
