import * as z from 'zod';
import { desks, endpoint } from '#platform/contract/endpoint.ts';
import { day, id, text } from '#platform/contract/fields.ts';

/** The address of a person's picture, or null. A new picture gets a new address. */
export const Picture = z.string().nullable();

export const Agent = z.object({ userId: id(), name: z.string(), registrationNo: z.string(), picture: Picture });
export type Agent = z.output<typeof Agent>;

export const roles = ['salesperson', 'staff', 'admin'] as const;
export const Desk = z.enum(desks);

/** The agency's code of a salesperson, such as S00042. It is given once and never to anybody else. */
export const SaNo = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{3,10}$/, 'A salesperson code has 3 to 10 letters and digits.');

/** A GST registration: the number and the first day. */
export const Gst = z.strictObject({
  number: text(20)
    .transform((value) => value.toUpperCase().replace(/[\s-]/g, ''))
    .refine((value) => /^[A-Z0-9]{8,12}$/.test(value), 'A GST number has 8 to 12 letters and digits.'),
  from: day(),
});

export const people = {
  agents: endpoint({
    method: 'GET',
    path: '/agents',
    who: 'signed-in',
    summary: 'Salespeople of the agency by name or registration number, at most 20.',
    query: z.strictObject({ search: text(80).default('') }),
    data: z.array(Agent),
  }),
  picture: endpoint({
    method: 'GET',
    path: '/v1/users/{userId}/avatar/{version}',
    who: 'signed-in',
    summary: 'The picture of a person, 256 × 256; a new one gets another address.',
    params: z.strictObject({ userId: id(), version: z.string().regex(/^[0-9a-f]{16}$/, 'This is not a picture.') }),
    file: ['image/webp'],
  }),
  setGst: endpoint({
    method: 'PUT',
    base: 'agency',
    path: '/v1/people/{userId}/gst',
    who: 'desk:people',
    summary: 'Writes that a salesperson is registered for GST from a day on, or that they are not.',
    params: z.strictObject({ userId: id() }),
    body: z.strictObject({ gst: Gst.nullable() }),
    message: 'The GST registration is saved.',
  }),
};
