import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { page, pageQuery, sumsOf } from '#platform/contract/paging.ts';
import { financeAlone } from './parts.ts';

const CreditNoteRow = z.object({
  creditNoteId: id(),
  number: z.string(),
  issuedOn: z.iso.date(),
  invoiceNumber: z.string(),
  dealNo: z.string(),
  /** Who was billed. */
  to: z.string(),
  email: z.string(),
  reason: z.string(),
  netCents: z.int(),
  gstCents: z.int(),
  /** With GST. */
  totalCents: z.int(),
  /** When it was mailed last; null if it was not. */
  mailedAt: z.iso.datetime().nullable(),
});
export type CreditNoteRow = z.output<typeof CreditNoteRow>;

const creditNoteFilters = { search: text(40).optional(), from: day().optional(), to: day().optional() };

/** What was credited. */
export const creditNoteCalls = {
  creditNotes: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/credit-notes',
    summary: 'The credit notes, the newest first: by number of the note, of its invoice or of its deal, and by day.',
    query: z.strictObject({ ...pageQuery(['Issued', 'Amount']), ...creditNoteFilters }),
    data: page(CreditNoteRow).extend({ sums: sumsOf('netCents', 'gstCents', 'totalCents') }),
  }),
  creditNotesSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/credit-notes/export',
    summary: 'The list of credit notes as an Excel file, by the same filters.',
    query: z.strictObject(creditNoteFilters),
  }),
};
