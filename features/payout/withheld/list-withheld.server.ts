import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { withheldList } from './withheld.calls.ts';

/** Money is withheld once the payment that is less by it was made, and stays so if that comes back. */
const rows = `
  SELECT c.id AS "chargeId", p.id AS "personId", p.name, c.text, c.cents, CASE WHEN r.id IS NULL THEN c.cents ELSE 0 END AS "leftCents",
    l.paid_on AS "withheldOn", l.voucher,
    CASE WHEN r.id IS NULL THEN 'HELD' ELSE 'REMITTED' END AS state,
    CASE WHEN r.id IS NOT NULL THEN jsonb_build_object('remittanceId', r.id, 'recipient', r.recipient,
      'reference', r.reference, 'remittedOn', r.remitted_on, 'cents', r.cents,
      'items', (SELECT count(*) FROM charge o WHERE o.remittance_id = r.id)) END AS remittance,
    CASE WHEN b.id IS NOT NULL THEN jsonb_build_object('recipient', b.recipient, 'reference', b.reference,
      'takenBackOn', b.taken_back_on, 'reason', b.take_back_reason) END AS "takenBack",
    array_remove(ARRAY[l.id, r.id, b.id], NULL) AS "entryIds"
  FROM charge c
  JOIN person_public p ON p.id = c.person_id
  JOIN payout_item t ON t.kind = 'CHARGE' AND t.source = c.id
  JOIN payout_line l ON l.id = t.line_id AND l.paid_on IS NOT NULL
  LEFT JOIN remittance r ON r.id = c.remittance_id
  LEFT JOIN remittance b ON b.id = c.taken_back_id
  WHERE c.kind = 'WITHHELD'`;

export const withheld = serveList(withheldList, {
  name: 'withheld',
  title: 'Withheld',
  action: 'payout.withheld-exported',
  order: (by, direction) =>
    `${by === 'name' ? `name ${direction}, "personId", "withheldOn"` : `"withheldOn" ${direction}, name`}, "chargeId"`,
  fileOrder: 'asc',
  rows: (_, { search, state }) => ({
    text: `SELECT * FROM (${rows}) found WHERE ($1::text IS NULL OR state = $1) AND ${isFound('searched(name)', '$2')}`,
    values: [state ?? null, patternsOf(search)],
  }),
  also: [
    { header: 'Remitted', kind: 'day', width: 14, value: ({ remittance }) => remittance?.remittedOn ?? null },
    { header: 'To', kind: 'text', width: 30, value: ({ remittance }) => remittance?.recipient ?? null },
    { header: 'Reference', kind: 'text', width: 24, value: ({ remittance }) => remittance?.reference ?? null },
    { header: 'Last taken back', kind: 'day', width: 16, value: ({ takenBack }) => takenBack?.takenBackOn ?? null },
    { header: 'Reason', kind: 'text', width: 34, value: ({ takenBack }) => takenBack?.reason ?? null },
  ],
});
