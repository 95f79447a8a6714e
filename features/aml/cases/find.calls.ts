import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { caseList } from './cases.calls.ts';

const { caseNo, name, state } = caseList.row.shape;

export const findCalls = {
  findCases: endpoint({
    method: 'POST',
    path: '/v1/compliance/cases/find',
    notThroughPortal: true,
    who: 'compliance',
    summary:
      'At most ten cases by words of the customer’s name, which stands in no address, or the beginning of their number.',
    body: z.strictObject({ text: text(100).min(2, 'Type two characters or more.') }),
    data: z.array(z.object({ aMLID: id(), caseNo, name, state })),
    transaction: 'own',
    limit: 240,
  }),
};
