import * as z from 'zod';
import { SaNo } from '#features/people/room.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import { sheetCall } from '../parts.calls.ts';

/** Payouts to a salesperson in a year, for their tax. */
export const incomeCalls = {
  incomeReport: endpoint({
    method: 'POST',
    path: '/v1/my-production/income-report',
    who: 'signed-in',
    summary: 'My income of a calendar year as an Excel file: a summary, each earning that was paid, and by month.',
    body: z.strictObject({
      year: z.string().regex(/^20\d\d$/, 'Name a year, such as 2026.'),
      /** One’s own; finance may ask for anybody’s. */
      saNo: SaNo.optional(),
    }),
    file: [sheetMediaType],
    ...sheetCall,
    refuses: ['missing'],
  }),
};
