import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, keysOf } from '#platform/contract/fields.ts';
import { agentsAndStaff, bySubmission, ofSubmission, version } from './call-parts.ts';
import { Billing } from './records.ts';
import { BillInput } from './schemas.ts';
import { billTargets, representedSides } from './words.ts';

/** The calls on the bills of a submission. */

const Rate = z.object({ validFrom: z.string(), rate: z.int() });

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
    summary: 'The bills of a submission, as its billing answers them.',
    query: bySubmission,
    data: Billing,
  }),
  saveBilling: endpoint({
    method: 'PUT',
    path: '/v1/billing-infos',
    who: 'salesperson',
    summary: 'Replaces the bills; they must sum to the commission before submission.',
    body: z.strictObject({ eSubId: id(), version, rows: z.array(BillInput).max(20) }),
    data: Billing,
  }),
  addBill: endpoint({
    method: 'POST',
    path: '/v1/billing-infos',
    who: 'salesperson',
    summary: 'Adds a bill.',
    body: BillInput.extend({ eSubId: id(), version }),
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
