import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { keysOf, text } from '#platform/contract/fields.ts';
import { verdicts } from './words.ts';

/** What is said of a document that was issued here. */
export const Verified = z.object({
  verdict: z.enum(keysOf(verdicts)),
  /** What it is, as "Certificate of attendance". Empty: unknown. */
  document: z.string(),
  /** What it says of itself, or was recorded of it, to compare with the paper. */
  facts: z.array(z.object({ label: z.string(), value: z.string() })),
  /** One sentence more, such as since when it is revoked. Empty: none. */
  remark: z.string(),
});
export type Verified = z.output<typeof Verified>;

export const verify = {
  check: endpoint({
    method: 'POST',
    path: '/v1/verify',
    who: 'public',
    summary:
      'Says whether a document was issued by this agency and is unchanged: by the code printed on it (JSON), or by the PDF itself (multipart). The file is not kept.',
    upload: 'or-earlier',
    body: z.strictObject({
      /** As printed; blanks, hyphens and the case of letters don’t matter. */
      code: text(100).default(''),
    }),
    data: Verified.extend({ agency: z.string() }),
    transaction: 'own',
    limit: 30,
    refuses: ['invalid', 'too-large', 'unsupported', 'rate'],
  }),
};
