import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { readOwed } from './balances.server.ts';
import { debtList } from './debts.calls.ts';

/** Who owes something by `payees` and `cents`, and whose debt was given up or may be. */
const payees = `
  SELECT payee, sum(cents)::bigint AS cents FROM (
    SELECT * FROM unnest(:payees::text[], :cents::bigint[]) AS owed (payee, cents)
    UNION ALL SELECT coalesce(person_id::text, licence_no), 0 FROM write_off WHERE withdrawn_at IS NULL
  ) found GROUP BY payee`;

const rows = `
  SELECT b.payee AS "payeeId", coalesce(p.name, a.name) AS name, coalesce(p.user_name, a.licence_no) AS "payeeNo",
    b.cents AS "owedCents", given.cents AS "writtenOffCents", given.ids AS "entryIds",
    CASE WHEN w.id IS NOT NULL THEN jsonb_build_object('writeOffId', w.id, 'cents', w.cents, 'reason', w.reason,
      'preparedById', w.prepared_by, 'preparedBy', preparer.name) END AS "writeOff"
  FROM (${payees}) b
  LEFT JOIN person_public p ON p.id::text = b.payee
  LEFT JOIN register_agency_public a ON a.licence_no = b.payee
  LEFT JOIN write_off w ON coalesce(w.person_id::text, w.licence_no) = b.payee
    AND w.approved_at IS NULL AND w.withdrawn_at IS NULL
  LEFT JOIN person_public preparer ON preparer.id = w.prepared_by
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(g.cents), 0)::bigint AS cents, coalesce(array_agg(g.id ORDER BY g.approved_at DESC, g.id), '{}') AS ids
    FROM write_off g WHERE coalesce(g.person_id::text, g.licence_no) = b.payee AND g.approved_at IS NOT NULL
  ) given
  WHERE (p.id IS NOT NULL OR a.licence_no IS NOT NULL) AND ${isFound(['p.search', 'a.search'])}
    AND CASE :state::text WHEN 'WRITTEN_OFF' THEN given.cents > 0 WHEN 'TO_APPROVE' THEN w.id IS NOT NULL
      ELSE b.cents > 0 OR w.id IS NOT NULL END`;

export const debts = serveList(debtList, {
  name: 'debts',
  title: 'Debts',
  action: 'payout.debts-exported',
  order: (by, direction) => `"${by}" ${direction}, name, "payeeId"`,
  rows: async (at, { search, state }) => {
    const owed = await readOwed(at);
    const cents = [...owed.values()].map((each) => each.cents);
    return {
      text: rows,
      values: { words: patternsOf(search), state: state ?? null, payees: [...owed.keys()], cents },
    };
  },
  also: [
    { header: 'Write-off to approve (S$)', kind: 'money', width: 24, value: ({ writeOff }) => writeOff?.cents ?? null },
    { header: 'Reason', kind: 'text', width: 40, value: ({ writeOff }) => writeOff?.reason ?? '' },
    { header: 'Prepared by', kind: 'text', width: 24, value: ({ writeOff }) => writeOff?.preparedBy ?? '' },
  ],
});
