import * as z from 'zod';
import { colourForm, isReadable } from '#features/firm/rules/colour.ts';
import { WaitingChange } from '#features/people/by-two/by-two.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id } from '#platform/contract/fields.ts';

const finance = { base: 'agency', who: 'desk:finance' } as const;
const admin = { base: 'agency', who: 'admin' } as const;
const one = z.strictObject({ id: id() });

const Colour = z
  .string()
  .trim()
  .toLowerCase()
  .regex(colourForm, 'A colour looks like #1f5fa8.')
  .refine(isReadable, 'Text of this colour is hard to read on white paper. Choose a darker one.');

const Look = z.object({
  colour: z.string(),
  /** The address of the logo; null without one. */
  logo: z.string().nullable(),
  madeAt: z.iso.datetime(),
  byName: z.string(),
});

const Rate = z.object({
  validFrom: day(),
  /** In ten-thousandths of a percent: 9% is 90000. */
  rate: z.int(),
});

/** The calls about what papers look like and the rates of GST. */
export const paperCalls = {
  letterhead: endpoint({
    ...finance,
    method: 'GET',
    path: '/v1/letterhead',
    summary: 'Logo and colour of papers that are issued now; null before they were chosen.',
    data: Look.nullable(),
  }),
  letterheadLogo: endpoint({
    ...finance,
    method: 'GET',
    path: '/v1/letterhead/{id}/logo',
    summary: 'The logo of a letterhead.',
    params: one,
    file: ['image/png'],
  }),
  setLetterhead: endpoint({
    ...admin,
    method: 'PUT',
    path: '/v1/letterhead',
    summary:
      'Chooses the colour of papers from now on, and whether the logo stays. Issued papers keep what they were printed with.',
    command: true,
    body: z.strictObject({ colour: Colour, keepsLogo: z.boolean() }),
    message: 'The letterhead is saved.',
  }),
  setLogo: endpoint({
    ...admin,
    method: 'POST',
    path: '/v1/letterhead/logo',
    summary: 'Takes a logo for papers from now on: a PNG, JPEG or WebP picture, which is drawn anew as a PNG.',
    upload: true,
    transaction: 'own',
    body: z.strictObject({}),
    message: 'The logo is saved.',
    refuses: ['too-large', 'unsupported', 'invalid'],
    limit: 20,
  }),
  gstRates: endpoint({
    ...finance,
    method: 'GET',
    path: '/v1/gst-rates',
    summary: 'The rates of GST, the latest first, and those that wait for a second person.',
    data: z.object({ rates: z.array(Rate), waiting: z.array(WaitingChange) }),
  }),
  addGstRate: endpoint({
    ...finance,
    method: 'POST',
    path: '/v1/gst-rates',
    summary: 'Prepares a rate of GST from a day to come on. A second person approves it before that day.',
    body: Rate.extend({ rate: z.int().min(0).max(500_000, 'A rate is at most 50%.') }).strict(),
    message: 'Sent for approval',
    refuses: ['invalid', 'conflict'],
  }),
  approveGstRate: endpoint({
    ...finance,
    method: 'POST',
    path: '/v1/gst-rates/changes/{id}/approval',
    secondWord: true,
    summary: 'Approves a rate of GST that somebody else prepared.',
    params: one,
    message: 'The rate is approved.',
    refuses: ['missing', 'conflict', 'forbidden'],
  }),
  declineGstRate: endpoint({
    ...finance,
    method: 'POST',
    path: '/v1/gst-rates/changes/{id}/decline',
    summary: 'Declines a rate of GST that waits, or takes back one’s own.',
    params: one,
    message: 'The rate is declined.',
    refuses: ['missing'],
  }),
};
