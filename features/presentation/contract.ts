import { queryOf } from '#features/calculators/inputs/query-of.calls.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { pdfMediaType } from '#platform/contract/files.ts';
import { presentationFields } from './rules/inputs.ts';

export const presentation = {
  paper: endpoint({
    method: 'GET',
    path: '/v1/listing-presentation',
    who: 'signed-in',
    summary:
      'A listing presentation for an owner: comparable sales, the suggested price and the net proceeds, as a PDF. Indicative, not a valuation.',
    query: queryOf(presentationFields),
    file: [pdfMediaType],
    fewAtOnce: true,
    refuses: ['invalid'],
  }),
};
