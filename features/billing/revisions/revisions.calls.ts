import * as z from 'zod';
import { BillInput } from '#features/esubmission/billing/billing.calls.ts';
import { billTargets, cobrokeRoles, directions } from '#features/esubmission/roles.words.ts';
import { ExternalCobrokeInput } from '#features/esubmission/shares/shares.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { cents, id, keysOf, requiredText, text } from '#platform/contract/fields.ts';
import { listCalls } from '#platform/contract/list-calls.ts';
import { amount, financeAlone } from '../parts.calls.ts';
import { revisionFields } from './revisions.words.ts';

const Share = z.object({
  /** Null in a revision that adds it. */
  shareId: id().nullable(),
  /** One of our own, with their role; null for one of another agency. */
  userId: id().nullable(),
  role: z.enum(keysOf(cobrokeRoles)).nullable(),
  name: z.string(),
  registrationNo: z.string(),
  agencyName: z.string().nullable(),
  licenceNo: z.string().nullable(),
  agencyAddress: z.string().nullable(),
  email: z.string().nullable(),
  gstRegistered: z.boolean().nullable(),
  direction: z.enum(keysOf(directions)).nullable(),
  amountCents: z.int(),
});

const Bill = z.object({
  /** Null in a revision that adds it. */
  billId: id().nullable(),
  billFor: z.enum(keysOf(billTargets)),
  invoiceToText: z.string(),
  address: z.string(),
  email: z.string(),
  postalCode: z.string(),
  uen: z.string(),
  gstNumber: z.string(),
  termsDays: z.int().nullable(),
  amountCents: z.int(),
});

/** Commission, shares and bills of a deal, before GST. */
const Snapshot = z.object({ commissionCents: z.int(), shares: z.array(Share), bills: z.array(Bill) });

/** What follows from a revision. */
export const Follows = z.object({
  /** Invoices that are credited, in part or whole. */
  credits: z.array(
    z.object({
      number: z.string(),
      to: z.string(),
      netCents: z.int(),
      gstCents: z.int(),
      isWhole: z.boolean(),
    }),
  ),
  /** Receipts of which money pays no invoice any more: it becomes the payer's credit. */
  receipts: z.array(z.object({ number: z.string(), payer: z.string(), cents: z.int() })),
  /** The lines of the split that change: what each was and becomes, and what its earnings change by. */
  lines: z.array(
    z.object({
      /** The place of the share among those of the deal. */
      position: z.int(),
      shareName: z.string(),
      kind: z.enum(['OWN', 'OVERRIDE', 'COBROKE', 'AGENCY']),
      personId: id().nullable(),
      /** Null for the agency and for another one. */
      name: z.string().nullable(),
      beforeCents: z.int(),
      afterCents: z.int(),
      movedCents: z.int(),
    }),
  ),
});
export type Follows = z.output<typeof Follows>;

const Prepared = z.object({
  revisionId: id(),
  number: z.int(),
  reason: z.string(),
  before: Snapshot,
  after: Snapshot,
  follows: Follows,
  preparedById: id(),
  preparedBy: z.string(),
  preparedAt: z.iso.datetime(),
});
export type Prepared = z.output<typeof Prepared>;

const Approved = Prepared.extend({
  approvedBy: z.string(),
  approvedAt: z.iso.datetime(),
  creditNotes: z.array(z.object({ creditNoteId: id(), number: z.string() })),
});

const agencyParticulars = ExternalCobrokeInput.pick({
  agencyName: true,
  licenceNo: true,
  agencyAddress: true,
  gstRegistered: true,
  registrationNo: true,
  email: true,
});

const ShareInput = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('KEPT'), shareId: id(), amountCents: cents() }),
  z.strictObject({ kind: z.literal('OWN'), userId: id(), role: z.enum(keysOf(cobrokeRoles)), amountCents: amount }),
  agencyParticulars.extend({ kind: z.literal('AGENCY'), name: requiredText(140), amountCents: amount }),
]);
export type ShareInput = z.output<typeof ShareInput>;

const billParticulars = BillInput.pick({
  billFor: true,
  invoiceToText: true,
  address: true,
  email: true,
  postalCode: true,
  uen: true,
  gstNumber: true,
  termsDays: true,
});

/** All that the deal is to be. What is missing is removed. */
export const Wanted = z.strictObject({
  /** The last revision that was seen; 0: what was approved. */
  revision: z.int().min(0),
  commissionCents: amount,
  shares: z.array(ShareInput).max(50),
  bills: z.array(billParticulars.extend({ billId: id().nullable(), amountCents: cents() })).max(20),
});
export type Wanted = z.output<typeof Wanted>;

export const revisionList = listCalls(revisionFields, {
  ...financeAlone,
  path: '/v1/finance/revisions',
  summary: 'The revisions of deals, the newest first: those that wait for approval, or those that were approved.',
  fileSummary: 'The list of revisions as an Excel file, by the same filters.',
  filters: {
    /** The number of the deal, as it stands on papers. */
    search: text(40).optional(),
    state: z.enum(['OPEN', 'APPROVED']).optional(),
  },
  sorts: { Prepared: 'preparedAt' },
});

const ofDeal = z.strictObject({ id: id() });

/** A change of commission, shares or bills after approval, by two of finance. */
export const revisionCalls = {
  revisions: revisionList.list,
  revisionsSheet: revisionList.file,
  revision: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/deals/{id}/revision',
    summary: 'What can be revised of a deal, the revision that waits for approval, and the earlier ones.',
    params: ofDeal,
    data: z.object({
      dealNo: z.string(),
      caseNo: z.string(),
      address: z.string(),
      /** Why it can't be revised now. */
      notRevisable: z.string().nullable(),
      /** Whether money came in: then a share that is removed stays with nothing. */
      isFrozen: z.boolean(),
      /** How many revisions were approved. */
      revision: z.int(),
      standing: Snapshot,
      /** The invoices of the bills that have one: such a bill can only be lowered or removed. */
      invoices: z.array(z.object({ billId: id(), number: z.string(), openCents: z.int(), isWrittenOff: z.boolean() })),
      open: Prepared.nullable(),
      approved: z.array(Approved),
    }),
  }),
  previewRevision: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/deals/{id}/revision/preview',
    summary:
      'What would follow from a revision: credit notes, credit of payers, and lines of the split. Nothing is kept.',
    params: ofDeal,
    body: Wanted,
    data: Follows,
    refuses: ['conflict', 'missing', 'stale'],
  }),
  prepareRevision: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/deals/{id}/revision',
    summary: 'Prepares a revision. Somebody else approves it.',
    params: ofDeal,
    body: Wanted.extend({ reason: requiredText(500) }),
    data: z.object({ revisionId: id(), number: z.int() }),
    message: 'The revision is prepared.',
    refuses: ['conflict', 'missing', 'stale'],
  }),
  withdrawRevision: endpoint({
    ...financeAlone,
    method: 'DELETE',
    path: '/v1/finance/deals/{id}/revision',
    summary: 'Withdraws a revision that is not approved.',
    params: ofDeal,
    message: 'The revision is withdrawn.',
    refuses: ['missing'],
  }),
  approveRevision: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/deals/{id}/revision/approval',
    secondWord: true,
    summary:
      'Approves a revision, by somebody else than who prepared it: invoices are credited, and the deal is split anew.',
    params: ofDeal,
    command: true,
    /** The one that was read: another may have been prepared in its place. */
    body: z.strictObject({ revisionId: id() }),
    message: 'The deal is revised.',
    refuses: ['conflict', 'missing', 'forbidden', 'stale'],
  }),
};
