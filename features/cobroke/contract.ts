import * as z from 'zod';
import { licenceNo } from '#features/particulars/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { asSheet } from '#platform/contract/files.ts';
import { page, pageQuery, sumsOf } from '#platform/contract/paging.ts';
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

const Agency = z.object({
  licenceNo: z.string(),
  name: z.string(),
  shares: z.int(),
  /** What its shares earned and no payout run has taken. Negative: what it owes. */
  freeCents: z.int(),
  /** The account in force, and another one that waits for approval. */
  account: Account.nullable(),
  waiting: Account.nullable(),
});
export type Agency = z.output<typeof Agency>;

const Tied = z.object({ licenceNo: z.string(), name: z.string() });

const Invoice = z.object({
  invoiceId: id(),
  number: z.string(),
  issuedOn: z.iso.date(),
  netCents: z.int(),
  gstCents: z.int(),
});

const Share = z.object({
  shareId: id(),
  dealId: id(),
  dealNo: z.string(),
  address: z.string(),
  /** As it was typed at the submission. */
  agencyName: z.string(),
  salesperson: z.string(),
  registrationNo: z.string(),
  amountCents: z.int(),
  earnedCents: z.int(),
  freeCents: z.int(),
  state: z.enum(keysOf(shareStates)),
  agency: Tied.nullable(),
  /** The agency of the register that the submission seems to mean. */
  proposed: Tied.nullable(),
  /** Null: not known. */
  isRegistered: z.boolean().nullable(),
  invoice: Invoice.nullable(),
  /** The ids by which the ledger has its tax invoices and their credit notes. */
  entryIds: z.array(id()),
});
export type Share = z.output<typeof Share>;

/** Parts of a name or licence number, and what the bank account waits for. */
const agencyFilters = { search: text(80).default(''), account: z.enum(keysOf(accountStates)).optional() };
const shareFilters = { state: z.enum(keysOf(shareStates)).optional(), search: text(80).default('') };

/** Co-brokers of other agencies: who they are in the register, and their tax invoices. */
export const cobroke = {
  agencies: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/cobrokers',
    summary: 'Agencies that have a share of a deal or an account, those that are owed most first.',
    query: z.strictObject({ ...pageQuery(['Owed'], 20), ...agencyFilters }),
    data: page(Agency).extend({ sums: sumsOf('freeCents') }),
  }),
  agenciesSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/cobrokers/export',
    summary: 'The list of agencies as an Excel file, by the same filters.',
    query: z.strictObject(agencyFilters),
  }),
  shares: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/cobroke-shares',
    summary: 'Shares of other agencies that have earned something, the newest deals first.',
    query: z.strictObject({ ...pageQuery(['Approved'], 20), ...shareFilters }),
    data: page(Share).extend({ sums: sumsOf('amountCents', 'earnedCents', 'freeCents') }),
  }),
  sharesSheet: endpoint({
    ...financeAlone,
    ...asSheet,
    path: '/v1/finance/cobroke-shares/export',
    summary: 'The list of shares as an Excel file, by the same filters.',
    query: z.strictObject(shareFilters),
  }),
  share: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/cobroke-shares/{id}',
    summary: 'A share of another agency.',
    params: one,
    data: Share,
    refuses: ['missing'],
  }),
  tie: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/cobroke-shares/{id}/agency',
    summary: 'Ties a share to an agency of the register: it is paid to that agency.',
    params: one,
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
    body: z.strictObject({ number: requiredText(40), creditedOn: day() }),
    message: 'The credit note is saved.',
    refuses: ['conflict', 'missing'],
  }),
};
