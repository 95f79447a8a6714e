import type { Input } from '#platform/contract/endpoint.ts';
import { searched } from '#platform/contract/searched.ts';
import type { Reading } from '#platform/server/context.ts';
import { containing } from '#platform/server/database/like.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { type ListSheet, listSheet } from '#platform/server/sheet/list-sheet.ts';
import type { billing, CreditNoteRow } from '../../contract/index.ts';

type Filters = Input<typeof billing.creditNotesSheet>['query'];

const notes = `
  SELECT c.id AS "creditNoteId", c.number, c.issued_on AS "issuedOn", i.number AS "invoiceNumber",
         d.deal_no AS "dealNo", i.bill_to AS "to", b.email, c.reason, c.net_cents AS "netCents",
         c.gst_cents AS "gstCents", c.net_cents + c.gst_cents AS "totalCents",
         (SELECT max(asked_at) FROM paper_mail WHERE paper_id = c.id) AS "mailedAt"
  FROM credit_note c LEFT JOIN invoice i ON i.id = c.invoice_id LEFT JOIN deal_public d ON d.id = i.deal_id
  LEFT JOIN deal_bill_public b ON b.id = i.bill_id
  WHERE ($1::text IS NULL OR c.number = $1 OR i.number = $1 OR d.deal_no = $1 OR i.bill_to ILIKE $4
      OR c.net_cents + c.gst_cents = $5::bigint)
    AND ($2::date IS NULL OR c.issued_on >= $2) AND ($3::date IS NULL OR c.issued_on <= $3)`;

const statementOf = ({ search, from, to }: Filters) => {
  const wanted = search ? searched(search) : undefined;
  return {
    text: notes,
    values: [
      wanted?.number ?? null,
      from ?? null,
      to ?? null,
      wanted ? containing(wanted.words) : null,
      wanted?.cents ?? null,
    ],
  };
};

/** A page of the credit notes. A number is found whole, as it stands on papers, and so is an amount. */
export const listCreditNotes = (at: Reading, { query }: { query: Input<typeof billing.creditNotes>['query'] }) => {
  const by = { Issued: '"issuedOn"', Amount: '"totalCents"' }[query.sortBy];
  return readPage<CreditNoteRow, 'netCents' | 'gstCents' | 'totalCents'>(at, statementOf(query), query, {
    order: `${by} ${query.sortDirection}, number ${query.sortDirection}`,
    summed: ['netCents', 'gstCents', 'totalCents'],
  });
};

const sheet: ListSheet<CreditNoteRow> = {
  name: 'credit-notes',
  title: 'Credit notes',
  action: 'billing.credit-notes-exported',
  columns: [
    { header: 'Credit note', kind: 'text', width: 16, value: ({ number }) => number },
    { header: 'Issued', kind: 'day', width: 14, value: ({ issuedOn }) => issuedOn },
    { header: 'Invoice', kind: 'text', width: 16, value: ({ invoiceNumber }) => invoiceNumber },
    { header: 'Deal', kind: 'text', width: 16, value: ({ dealNo }) => dealNo },
    { header: 'Bill to', kind: 'text', width: 40, value: ({ to }) => to },
    { header: 'Reason', kind: 'text', width: 40, value: ({ reason }) => reason },
    { header: 'Subtotal (S$)', kind: 'money', width: 18, value: ({ netCents }) => netCents },
    { header: 'GST (S$)', kind: 'money', width: 16, value: ({ gstCents }) => gstCents },
    { header: 'Total incl. GST (S$)', kind: 'money', width: 18, value: ({ totalCents }) => totalCents },
    { header: 'Mailed', kind: 'instant', width: 20, value: ({ mailedAt }) => mailedAt },
  ],
};

/** Every credit note that the list's filters find. */
export const creditNotesSheet = (at: Reading, { query }: { query: Filters }) => {
  const { text, values } = statementOf(query);
  return listSheet(at, sheet, query, { text: `${text} ORDER BY c.issued_on DESC, c.number DESC`, values });
};
