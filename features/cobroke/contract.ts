import * as z from 'zod';
import { licenceNo } from '#features/particulars/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { agencyFields, shareFields } from './words/lists.ts';
import { accountStates, shareStates } from './words.ts';

const financeAlone = { base: 'agency', who: 'desk:finance' } as const;
const one = z.strictObject({ id: id() });

const Account = z.object({
  accountId: id(),
  bank: z.string(),
  holder: z.string(),
  accountMasked: z.string(),
  uen: z.string(),
  /** Null: not registered for GST. */
  gstNumber: z.string().nullable(),
  preparedById: id(),
  preparedBy: z.string(),
  approvedBy: z.string().nullable(),
  /** From when on it can be paid to; null while it is not approved. */
  approvedAt: z.iso.datetime().nullable(),
});
export type Account = z.output<typeof Account>;

export const agencyList = listCalls(agencyFields, {
  ...financeAlone,
  path: '/v1/finance/cobrokers',
  summary: 'Agencies that have a share of a deal or an account, those that are owed most first.',
  fileSummary: 'The list of agencies as an Excel file, by the same filters.',
  filters: {
    /** A part of the name or of the licence number. */
    search: text(80).default(''),
    /** What the bank account waits for. */
    account: z.enum(keysOf(accountStates)).optional(),
  },
  sorts: { Owed: 'freeCents' },
  more: {
    /** The account in force, and another one that waits for approval. */
    account: Account.nullable(),
    waiting: Account.nullable(),
  },
});
export type Agency = z.output<typeof agencyList.row>;

const Tied = z.object({ licenceNo: z.string(), name: z.string() });

const Invoice = z.object({
  invoiceId: id(),
  number: z.string(),
  issuedOn: z.iso.date(),
  netCents: z.int(),
  gstCents: z.int(),
});

export const shareList = listCalls(shareFields, {
  ...financeAlone,
  path: '/v1/finance/cobroke-shares',
  summary: 'Shares of other agencies that have earned something, the newest deals first.',
  fileSummary: 'The list of shares as an Excel file, by the same filters.',
  filters: { state: z.enum(keysOf(shareStates)).optional(), search: text(80).default('') },
  // Deals get their number at approval.
  sorts: { Approved: 'dealNo' },
  more: {
    agency: Tied.nullable(),
    /** The agency of the register that the submission seems to mean. */
    proposed: Tied.nullable(),
    /** Null: not known. */
    isRegistered: z.boolean().nullable(),
    invoice: Invoice.nullable(),
    /** The ids by which the ledger has its tax invoices and their credit notes. */
    entryIds: z.array(id()),
  },
});
export type Share = z.output<typeof shareList.row>;

/** Co-brokers of other agencies: who they are in the register, and their tax invoices. */
export const cobroke = {
  agencies: agencyList.list,
  agenciesSheet: agencyList.file,
  shares: shareList.list,
  sharesSheet: shareList.file,
  share: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/cobroke-shares/{id}',
    summary: 'A share of another agency.',
    params: one,
    data: shareList.row,
    refuses: ['missing'],
  }),
  tie: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/cobroke-shares/{id}/agency',
    summary: 'Ties a share to an agency of the register: it is paid to that agency.',
    params: one,
    command: true,
    body: z.strictObject({ licenceNo: licenceNo() }),
    message: 'The agency is saved.',
    refuses: ['conflict', 'missing'],
  }),
  enterInvoice: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/cobroke-shares/{id}/invoices',
    summary: 'Enters the tax invoice of a registered agency for its share, with GST at the rate of its day.',
    params: one,
    body: z.strictObject({ number: requiredText(40), issuedOn: day() }),
    data: z.object({ invoiceId: id(), gstCents: z.int() }),
    message: 'The tax invoice is saved.',
    refuses: ['conflict', 'missing'],
  }),
  creditInvoice: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/cobroke-invoices/{id}/credit-note',
    summary: 'Enters the credit note of an agency that takes its tax invoice back. GST that was paid is netted.',
    params: one,
    command: true,
    body: z.strictObject({ number: requiredText(40), creditedOn: day() }),
    message: 'The credit note is saved.',
    refuses: ['conflict', 'missing'],
  }),
};
