import * as z from 'zod';
import { ListVersion } from '#features/screening/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, keysOf } from '#platform/contract/fields.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { screeningStates } from '../cases/cases.words.ts';
import { Hold } from '../holds/holds.calls.ts';
import { reportVariants } from './reports.words.ts';

const base = 'report';

/** Contents of a report. `hits` and `holds` are only in the variant for compliance. */
export const ReportData = z.object({
  reportID: id(),
  variant: z.enum(keysOf(reportVariants)),
  caseNo: z.string(),
  madeAt: z.iso.datetime(),
  madeBy: z.string(),
  customer: z.string(),
  property: z.string(),
  salesperson: z.string(),
  state: z.enum(keysOf(screeningStates)),
  subjects: z.array(
    z.object({
      name: z.string(),
      aliases: z.array(z.string()),
      role: z.string(),
      kind: z.string(),
      identity: z.string(),
      birth: z.string(),
      nationality: z.string(),
      screenedAt: z.iso.datetime().nullable(),
      state: z.enum(keysOf(screeningStates)),
    }),
  ),
  lists: z.array(ListVersion),
  /** Lists that must be there and are missing or old, in words. Reports of before have none. */
  lacking: z.array(z.string()).default([]),
  hits: z.array(
    z.object({
      name: z.string(),
      listedName: z.string(),
      source: z.string(),
      score: z.string(),
      foundAt: z.iso.datetime(),
      state: z.string(),
      decisions: z.array(z.object({ words: z.string(), by: z.string(), at: z.iso.datetime() })),
    }),
  ),
  /** Officers' holds on the customer. Reports of before have none. */
  holds: z.array(Hold.pick({ reason: true, note: true, by: true, at: true, lifted: true, endedAt: true })).default([]),
});
export type ReportData = z.output<typeof ReportData>;

export const reportCalls = {
  reportAuth: endpoint({
    method: 'POST',
    base,
    path: '/v1/auth',
    who: 'signed-in',
    summary:
      'Opens a session of fifteen minutes for the calls of the report service alone: a cookie, and a bearer token.',
    data: z.object({ token: z.string(), expiresAt: z.iso.datetime() }),
    transaction: 'own',
    limit: 30,
  }),
  generateReport: endpoint({
    method: 'POST',
    base,
    path: '/v1/generate-report',
    who: 'signed-in',
    throughReport: true,
    summary: 'Makes the report of a case: for compliance with what was found and decided, for others without.',
    body: z.strictObject({ aMLID: id() }),
    data: z.object({ reportID: id() }),
    refuses: ['missing', 'conflict'],
  }),
  getReport: endpoint({
    method: 'POST',
    base,
    path: '/v1/get-report',
    who: 'signed-in',
    throughReport: true,
    summary: 'A report that was made.',
    body: z.strictObject({ reportID: id() }),
    data: ReportData,
    refuses: ['missing'],
  }),
  downloadReport: endpoint({
    method: 'GET',
    path: '/v1/aml-report-files/download',
    notThroughPortal: true,
    who: 'signed-in',
    summary: 'A report as a PDF, named by its id.',
    query: z.strictObject({ reportID: id() }),
    file: [pdfMediaType],
  }),
};
