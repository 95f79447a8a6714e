import { searched } from '#platform/contract/searched.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import { serveList } from '#platform/server/list/serve-list.ts';
import { creditNoteList } from './credit-notes.calls.ts';

const notes = `
  SELECT c.id AS "creditNoteId", c.number, c.issued_on AS "issuedOn", i.number AS "invoiceNumber",
         d.deal_no AS "dealNo", i.bill_to AS "to", b.email, c.reason, c.net_cents AS "netCents",
         c.gst_cents AS "gstCents", c.net_cents + c.gst_cents AS "totalCents",
         (SELECT max(asked_at) FROM paper_mail WHERE paper_id = c.id) AS "mailedAt"
  FROM credit_note c LEFT JOIN invoice i ON i.id = c.invoice_id LEFT JOIN deal_public d ON d.id = i.deal_id
  LEFT JOIN deal_bill_public b ON b.id = i.bill_id
  WHERE (:numbers::text IS NULL OR c.number LIKE :numbers OR i.number LIKE :numbers OR d.deal_no LIKE :numbers OR ${isFound('i.search')}
      OR c.net_cents + c.gst_cents = :cents::bigint)
    AND (:from::date IS NULL OR c.issued_on >= :from) AND (:to::date IS NULL OR c.issued_on <= :to)`;

/** A number is found by its beginning or whole, as it stands on papers; an amount whole. */
export const creditNotes = serveList(creditNoteList, {
  name: 'credit-notes',
  title: 'Credit notes',
  action: 'billing.credit-notes-exported',
  last: 'number',
  rows: (_, { search, from = null, to = null }) => {
    const { numbers, words, cents } = search ? searched(search) : { numbers: null, words: null, cents: null };
    return { text: notes, values: { numbers, from, to, words: patternsOf(words ?? ''), cents } };
  },
});
