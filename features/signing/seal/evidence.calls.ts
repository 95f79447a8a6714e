import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id } from '#platform/contract/fields.ts';

export const evidenceCalls = {
  evidence: endpoint({
    method: 'GET',
    path: '/v1/compliance/sealed-documents/{fileId}/evidence',
    who: 'compliance',
    summary:
      'From which network addresses and with which browsers a sealed document was signed. Its SHA-256 stands on the certificate. A document of before this was kept has them on its certificate (404).',
    params: z.strictObject({ fileId: id() }),
    file: ['application/json'],
    refuses: ['missing'],
  }),
};
