import * as z from 'zod';
import { WaitingChange } from '#features/people/by-two/by-two.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { day, id, optional, requiredText, text } from '#platform/contract/fields.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { buyerFields, leaseFields, loanFields, sellerFields } from './inputs/inputs.rules.ts';
import { queryOf } from './inputs/query-of.calls.ts';
import type { RateKind } from './rates/rates.words.ts';
import { termsOf } from './rates/terms.calls.ts';

/** `taxsg.com`, `https://…`: a result names no page that anybody may have put up. */
const isAddress = /https?:|\b[\w-]+\.(?:com|org|net|sg|info|io)\b/i;

const versionOf = <K extends RateKind>(kind: K) =>
  z.strictObject({
    kind: z.literal(kind),
    fromDay: day(),
    terms: termsOf[kind],
    /** Act, order or circular, with number, day and authority: results name it. */
    source: requiredText(300).refine(
      (source) => !isAddress.test(source),
      'Name the act, order or circular. Where you read a copy goes into “Read at”.',
    ),
    /** Where a copy was read: shown to finance only. */
    readAt: text(300).optional(),
    note: text(400).default(''),
    /** The last day of whose results the note is read. Null: of all. */
    noteUntil: optional(day()),
  });

/** A version of a rule, of one of its kinds. */
const Version = z.discriminatedUnion('kind', [
  versionOf('BSD_RESIDENTIAL'),
  versionOf('BSD_OTHER'),
  versionOf('ABSD'),
  versionOf('SSD_RESIDENTIAL'),
  versionOf('SSD_INDUSTRIAL'),
  versionOf('LEASE'),
  versionOf('TDSR'),
  versionOf('MSR'),
  versionOf('STRESS'),
  versionOf('BANK_LOAN'),
  versionOf('HDB_LOAN'),
]);

const Rules = z.object({
  versions: z.array(Version),
  /** The agency that answers for a printed result. */
  agency: z.object({ name: z.string(), licenceNo: z.string() }),
  /** The GST that the agency charges on its commission. */
  gst: z.object({
    registration: z.object({ from: z.iso.date().nullable(), until: z.iso.date().nullable() }),
    rates: z.array(z.object({ validFrom: z.iso.date(), rate: z.int() })),
  }),
});

export type Rules = z.output<typeof Rules>;

const RateChange = WaitingChange.extend({ changeId: z.string() });

const sheetFile = {
  method: 'GET',
  who: 'signed-in',
  file: [pdfMediaType],
  fewAtOnce: true,
  refuses: ['invalid'],
} as const;

const one = { params: z.strictObject({ id: id() }) };
const place = '/v1/calculators';

export const calculators = {
  rules: endpoint({
    method: 'GET',
    path: `${place}/rules`,
    who: 'signed-in',
    summary: 'The rates of stamp duties and the rules of home loans, each version from its day on, the latest first.',
    data: Rules,
  }),
  buyerSheet: endpoint({
    ...sheetFile,
    path: `${place}/buyer`,
    summary: 'What a purchase costs the buyer, on one page.',
    query: queryOf(buyerFields),
  }),
  sellerSheet: endpoint({
    ...sheetFile,
    path: `${place}/seller`,
    summary: 'What a sale leaves the seller, on one page.',
    query: queryOf(sellerFields),
  }),
  leaseSheet: endpoint({
    ...sheetFile,
    path: `${place}/lease`,
    summary: 'The duty on a lease, on one page.',
    query: queryOf(leaseFields),
  }),
  loanSheet: endpoint({
    ...sheetFile,
    path: `${place}/loan`,
    summary: 'What can be borrowed and what it costs a month, on one page.',
    query: queryOf(loanFields),
  }),
  addVersion: endpoint({
    method: 'POST',
    path: `${place}/rules`,
    who: 'desk:finance',
    summary: 'Prepares a version of a rule from a day on. It is in force once a second person approves it.',
    body: Version,
    message: 'It waits for a second person to approve it.',
    refuses: ['conflict'],
  }),
  versionsWaiting: endpoint({
    method: 'GET',
    path: `${place}/changes`,
    who: 'desk:finance',
    summary: 'Versions of rules that wait for a second person, the oldest first.',
    data: z.object({ rows: z.array(RateChange) }),
  }),
  approveVersion: endpoint({
    method: 'POST',
    path: `${place}/changes/{id}/approval`,
    secondWord: true,
    who: 'desk:finance',
    summary: 'Adds a version that somebody else prepared.',
    ...one,
    message: 'The rates are added.',
    refuses: ['conflict', 'forbidden', 'missing'],
  }),
  declineVersion: endpoint({
    method: 'DELETE',
    path: `${place}/changes/{id}`,
    who: 'desk:finance',
    summary: 'Declines a version, or takes one’s own back.',
    ...one,
    message: 'The rates are not added.',
    refuses: ['missing'],
  }),
};
