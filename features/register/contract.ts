import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { text } from '#platform/contract/fields.ts';
import { licenceNoPattern } from './rules.ts';

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

const licenceNo = () => text(10).regex(licenceNoPattern, 'A licence number looks like L3001234K.');
const agencyQuery = z.strictObject({ search: text(80).default('') });

export const register = {
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
