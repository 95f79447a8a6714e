import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, text } from '#platform/contract/fields.ts';
import { myFormList } from './my-forms.calls.ts';

const { formNo, name, property } = myFormList.row.shape;

export const findCalls = {
  findForms: endpoint({
    method: 'POST',
    path: '/v1/compliance/ecdd-forms/find',
    notThroughPortal: true,
    who: 'compliance',
    summary:
      'At most ten forms by words of the customer’s name, which stands in no address, or the beginning of their number.',
    body: z.strictObject({ text: text(100).min(2, 'Type two characters or more.') }),
    data: z.array(z.object({ id: id(), formNo, name, property })),
    transaction: 'own',
    limit: 240,
  }),
};
