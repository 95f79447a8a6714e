import * as z from 'zod';
import { gstNumber, licenceNo, uen } from '#features/particulars/contract.ts';
import { AccountInput } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, optional, text } from '#platform/contract/fields.ts';

export const Agency = z.object({
  licenceNo: z.string(),
  name: z.string(),
  address: z.string(),
  /** Null: not known. */
  gstRegistered: z.boolean().nullable(),
});
export type Agency = z.output<typeof Agency>;

export const RegisteredAgent = z.object({
  registrationNo: z.string(),
  name: z.string(),
  licenceNo: z.string(),
  agencyName: z.string(),
  validFrom: z.string().nullable(),
  validTo: z.string().nullable(),
});
export type RegisteredAgent = z.output<typeof RegisteredAgent>;

const agencyQuery = z.strictObject({ search: text(80).default('') });

const ofAccount = z.strictObject({ id: id() });
const financeAlone = { base: 'agency', who: 'desk:finance' } as const;

/** The bank account of another agency: one of finance prepares it, another one approves it. */
const accountCalls = {
  prepareAccount: endpoint({
    ...financeAlone,
    method: 'POST',
    path: '/v1/finance/agency-accounts',
    summary: 'Prepares the bank account and the GST number of a co-broke agency. Somebody else approves them.',
    body: AccountInput.extend({ licenceNo: licenceNo(), uen: uen(), gstNumber: optional(gstNumber()) }),
    data: z.object({ accountId: id() }),
    message: 'The account is prepared. Somebody else approves it.',
    refuses: ['conflict', 'missing'],
  }),
  approveAccount: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/agency-accounts/{id}/approval',
    secondWord: true,
    summary: 'Approves the account of an agency, by somebody else than who prepared it. It replaces the one before.',
    params: ofAccount,
    message: 'The account is approved. It can be paid to after 24 hours.',
    refuses: ['conflict', 'missing', 'forbidden'],
  }),
  withdrawAccount: endpoint({
    ...financeAlone,
    method: 'PUT',
    path: '/v1/finance/agency-accounts/{id}/withdrawal',
    summary: 'Withdraws the account of an agency, approved or not: nothing is paid to it any more.',
    params: ofAccount,
    message: 'The account is withdrawn.',
    refuses: ['conflict', 'missing'],
  }),
  accountNumber: endpoint({
    ...financeAlone,
    method: 'GET',
    path: '/v1/finance/agency-accounts/{id}/number',
    summary: 'The full number of an agency’s account. Who looks at it is recorded.',
    params: ofAccount,
    data: z.object({ number: z.string() }),
    refuses: ['missing'],
  }),
};

export const register = {
  ...accountCalls,
  agencies: endpoint({
    method: 'GET',
    path: '/agency',
    who: 'signed-in',
    summary: 'Agencies of the public register by name or licence number, at most 20.',
    query: agencyQuery,
    data: z.array(Agency),
  }),
  agencyDirectory: endpoint({
    method: 'GET',
    base: 'agency',
    path: '/v1/agency',
    who: 'signed-in',
    summary: 'The same as /api/agency, at the agency base.',
    query: agencyQuery,
    data: z.array(Agency),
  }),
  agents: endpoint({
    method: 'GET',
    base: 'agency',
    path: '/v1/agents',
    who: 'signed-in',
    summary: 'Salespeople of the public register by name or registration number, of one agency if named; at most 20.',
    query: z.strictObject({ search: text(80).default(''), licenceNo: licenceNo().optional() }),
    data: z.array(RegisteredAgent),
  }),
  gstCheck: endpoint({
    method: 'GET',
    path: '/v1/agency-info/gst-check',
    who: 'signed-in',
    summary: 'Whether an agency is registered for GST, as far as it is known.',
    query: z.strictObject({ licenceNo: licenceNo() }),
    data: z.object({ licenceNo: z.string(), gstRegistered: z.boolean().nullable(), words: z.string() }),
  }),
};
