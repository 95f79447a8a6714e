import { day, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { financeAlone } from '../parts.calls.ts';
import { creditNoteFields } from './credit-notes.words.ts';

export const creditNoteList = listCalls(creditNoteFields, {
  ...financeAlone,
  path: '/v1/finance/credit-notes',
  summary: 'The credit notes, the newest first: by number of the note, of its invoice or of its deal, and by day.',
  fileSummary: 'The list of credit notes as an Excel file, by the same filters.',
  filters: { search: text(40).optional(), from: day().optional(), to: day().optional() },
  sorts: { Issued: 'issuedOn', Amount: 'totalCents' },
});

/** What was credited. */
export const creditNoteCalls = { creditNotes: creditNoteList.list, creditNotesSheet: creditNoteList.file };
