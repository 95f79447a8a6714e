import * as z from 'zod';
import { desks, endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';

export const Agent = z.object({ userId: id(), name: z.string(), registrationNo: z.string() });
export type Agent = z.output<typeof Agent>;

export const roles = ['salesperson', 'staff', 'admin'] as const;
export const Desk = z.enum(desks);

export const people = {
  agents: endpoint({
    method: 'GET',
    path: '/agents',
    who: 'signed-in',
    summary: 'Salespeople of the agency by name or registration number, at most 20.',
    query: z.strictObject({ search: text(80).default('') }),
    data: z.array(Agent),
  }),
};
