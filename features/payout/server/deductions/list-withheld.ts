import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { containing } from '#platform/server/database/like.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { payout } from '../../contract/index.ts';
import type { Withheld } from '../../contract/withheld.ts';
import { withheldStates } from '../../words.ts';

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

const chosen = ({ search, state }: Input<typeof payout.withheldSheet>['query']) => ({
  text: `SELECT * FROM (${rows}) found WHERE ($1::text IS NULL OR state = $1) AND ($2::text IS NULL OR name ILIKE $2)`,
  values: [state ?? null, search ? containing(search) : null],
});

export const listWithheld = (at: Reading, { query }: Input<typeof payout.withheld>) => {
  const { sortBy, sortDirection } = query;
  const byPerson = `name ${sortDirection}, "personId", "withheldOn"`;
  return readPage<Withheld, 'cents' | 'leftCents'>(at, chosen(query), query, {
    order: `${sortBy === 'Person' ? byPerson : `"withheldOn" ${sortDirection}, name`}, "chargeId"`,
    summed: ['cents', 'leftCents'],
  });
};

const sheet: ListSheet<Withheld> = {
  name: 'withheld',
  title: 'Withheld',
  action: 'payout.withheld-exported',
  columns: [
    { header: 'Salesperson', kind: 'text', width: 30, value: ({ name }) => name },
    { header: 'Why', kind: 'text', width: 34, value: ({ text }) => text },
    { header: 'Withheld', kind: 'day', width: 14, value: ({ withheldOn }) => withheldOn },
    { header: 'Statement', kind: 'text', width: 16, value: ({ voucher }) => voucher },
    { header: 'Amount (S$)', kind: 'money', width: 18, value: ({ cents }) => cents },
    { header: 'To remit (S$)', kind: 'money', width: 18, value: ({ leftCents }) => leftCents },
    { header: 'State', kind: 'text', width: 16, value: ({ state }) => withheldStates[state] },
    { header: 'Remitted', kind: 'day', width: 14, value: ({ remittance }) => remittance?.remittedOn ?? null },
    { header: 'To', kind: 'text', width: 30, value: ({ remittance }) => remittance?.recipient ?? null },
    { header: 'Reference', kind: 'text', width: 24, value: ({ remittance }) => remittance?.reference ?? null },
    { header: 'Last taken back', kind: 'day', width: 16, value: ({ takenBack }) => takenBack?.takenBackOn ?? null },
    { header: 'Reason', kind: 'text', width: 34, value: ({ takenBack }) => takenBack?.reason ?? null },
  ],
};

export const withheldSheet = (at: Reading, { query }: Input<typeof payout.withheldSheet>) => {
  const { text, values } = chosen(query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY name, "personId", "withheldOn", "chargeId"`, values });
};
