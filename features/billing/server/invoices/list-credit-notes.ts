import { searched } from '#platform/contract/searched.ts';
import { containing } from '#platform/server/database/like.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { creditNoteList } from '../../contract/credit-notes.ts';

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

/** A number is found whole, as it stands on papers, and so is an amount. */
export const creditNotes = serveList(creditNoteList, {
  name: 'credit-notes',
  title: 'Credit notes',
  action: 'billing.credit-notes-exported',
  last: 'number',
  rows: (_, { search, from = null, to = null }) => {
    const { number, words, cents } = search ? searched(search) : { number: null, words: null, cents: null };
    return { text: notes, values: [number, from, to, words === null ? null : containing(words), cents] };
  },
});
