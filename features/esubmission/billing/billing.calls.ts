import * as z from 'zod';
import { gstNumber, uen } from '#features/particulars/contract.ts';
import { postalCode } from '#features/property/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { cents, day, email, id, keysOf, optional, rate, requiredText, text } from '#platform/contract/fields.ts';
import { wrong } from '#platform/contract/input-words.ts';
import { agentsAndStaff, bySubmission, ofSubmission, rowsSentBack, sentBack, version } from '../parts.calls.ts';
import { billTargets } from '../roles.words.ts';
import { representedSides } from '../transaction.words.ts';

export const BillInput = z.strictObject({
  billFor: z.enum(keysOf(billTargets)),
  invoiceToText: requiredText(300),
  address: text(300).default(''),
  email: z.union([z.literal(''), email()]).default(''),
  /** Of the address, if that does not say it. */
  postalCode: z.union([z.literal(''), postalCode()]).default(''),
  /** Of the addressee. Only who has a UEN gets an e-invoice. */
  uen: uen().default(''),
  gstNumber: z.union([z.literal(''), gstNumber()]).default(''),
  /** Days within which it is to be paid; null: the agency's own terms. */
  termsDays: optional(z.int(wrong('Give whole days.')).min(0, 'Give whole days.').max(365, 'At most 365 days.')),
  basis: z.enum(['PERCENT', 'MONTHS_OF_RENT', 'FIXED']).default('FIXED'),
  /** PERCENT: ten-thousandths of a percent of the price. MONTHS_OF_RENT: ten-thousandths of a month. */
  rate: optional(rate()),
  /** Before GST. The server computes it, unless the basis is FIXED. */
  amountCents: cents().default(0),
  /** The clients whom the bill covers. */
  servingPartyUUIDs: z.array(id()).max(50).default([]),
});
export type BillInput = z.output<typeof BillInput>;

export const Bill = BillInput.extend({ id: id(), gstRate: z.int(), gstCents: z.int(), totalCents: z.int() });

export const Billing = z.object({
  rows: z.array(Bill),
  commissionCents: z.int(),
  billedCents: z.int(),
  remainCents: z.int(),
  gstRate: z.int(),
  /** The day whose rate applies, and whether the agency is registered for GST on it. */
  taxPoint: z.string(),
  isRegistered: z.boolean(),
  version: z.int(),
});

const Rate = z.object({ validFrom: z.string(), rate: z.int() });

const BillingInput = z.strictObject({ eSubId: id(), version, rows: z.array(BillInput).max(20) });

export const billingCalls = {
  billing: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/billing',
    who: agentsAndStaff,
    summary: 'The bills of a submission, with GST at the rate in force.',
    params: ofSubmission,
    data: Billing,
  }),
  tax: endpoint({
    method: 'GET',
    path: '/v1/esubmissions/{id}/tax',
    who: agentsAndStaff,
    summary:
      'The tax point of a submission and the GST that is charged on it: none while the agency is not registered.',
    params: ofSubmission,
    data: z.object({ taxPoint: day(), isRegistered: z.boolean(), gstRate: z.int() }),
  }),
  billingInfos: endpoint({
    method: 'GET',
    path: '/v1/billing-infos',
    who: agentsAndStaff,
    summary: 'The bills of a submission: the same answer as its billing.',
    query: bySubmission,
    data: Billing,
  }),
  saveBilling: endpoint({
    method: 'PUT',
    path: '/v1/billing-infos',
    who: 'salesperson',
    summary: 'Replaces the bills; they must sum to the commission before submission.',
    body: BillingInput,
    record: rowsSentBack(Billing, Bill),
    data: Billing,
  }),
  addBill: endpoint({
    method: 'POST',
    path: '/v1/billing-infos',
    who: 'salesperson',
    summary: 'Adds a bill.',
    body: BillInput.extend({ eSubId: id(), version }),
    record: sentBack(Bill),
    data: Billing,
  }),
  addBills: endpoint({
    method: 'POST',
    path: '/v1/billing-infos/bulk',
    who: 'salesperson',
    summary: 'Saves the first bills together; replaces those that there are.',
    body: BillingInput,
    record: rowsSentBack(Billing, Bill),
    data: Billing,
  }),
  invoiceTo: endpoint({
    method: 'GET',
    path: '/v1/billing-infos/invoice-to',
    who: 'salesperson',
    summary:
      'Whom bills can be addressed to, from the parties and the co-brokers: all of a side together, and each alone.',
    query: bySubmission,
    data: z.array(
      z.object({
        billFor: z.enum(keysOf(billTargets)),
        invoiceToText: z.string(),
        address: z.string(),
        email: z.string(),
        uen: z.string(),
      }),
    ),
  }),
  servingParties: endpoint({
    method: 'GET',
    path: '/v1/billing-infos/serving-parties',
    who: 'salesperson',
    summary: 'The parties whom bills can cover, and whether one does.',
    query: bySubmission,
    data: z.array(
      z.object({ uuid: id(), name: z.string(), partyType: z.enum(representedSides), isServed: z.boolean() }),
    ),
  }),
  taxRates: endpoint({
    method: 'GET',
    path: '/v1/billing-infos/tax',
    who: 'signed-in',
    summary: 'GST rates by the day from which they hold; with a day, the one in force then.',
    query: z.strictObject({ day: day().optional() }),
    data: z.object({ rows: z.array(Rate), inForce: Rate.nullable() }),
  }),
};
