import * as z from 'zod';
import { Desk, roles } from '#features/people/contract.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { page, pageQuery } from '#platform/contract/paging.ts';

/** `invited`: has not been here yet; `disabled`: can't sign in. */
export const personStates = ['active', 'invited', 'disabled'] as const;

const PersonRow = z.object({
  userId: id(),
  userName: z.string(),
  name: z.string(),
  email: z.string(),
  registrationNo: z.string().nullable(),
  role: z.enum(roles),
  desks: z.array(Desk),
  state: z.enum(personStates),
  createdAt: z.iso.datetime(),
  lastSignInAt: z.iso.datetime().nullable(),
});
export type PersonRow = z.output<typeof PersonRow>;

/** Who works here, as the people desk sees them. */
export const personCalls = {
  people: endpoint({
    method: 'GET',
    path: '/v1/people',
    base: 'agency',
    who: 'desk:people',
    summary: 'Everyone who can sign in, by name, user name, e-mail or registration number, role, desk and state.',
    query: z.strictObject({
      ...pageQuery(['Name', 'CreatedDate', 'LastSignIn']),
      search: text(100).default(''),
      role: z.enum(roles).optional(),
      desk: Desk.optional(),
      state: z.enum(personStates).optional(),
    }),
    data: page(PersonRow),
  }),
};
