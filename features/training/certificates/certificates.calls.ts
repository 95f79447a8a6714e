import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';
import { pdfMediaType } from '#platform/contract/files.ts';

export const certificateCalls = {
  printCert: endpoint({
    method: 'GET',
    path: '/v1/cpd/print-cert',
    who: 'signed-in',
    summary: 'The certificate of a course that I attended, as a PDF. The desk prints anybody’s.',
    query: z.strictObject({ id: id() }),
    file: [pdfMediaType],
    fewAtOnce: true,
    refuses: ['missing', 'conflict'],
  }),
};
