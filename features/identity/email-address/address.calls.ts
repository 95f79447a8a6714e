import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { Token } from '../fields.calls.ts';

const body = z.strictObject({ token: Token });
const data = z.object({ email: z.string() });

/** Links of the mails about an email address that the people desk changes. Nobody has to be signed in. */
export const addressCalls = {
  confirmAddress: endpoint({
    method: 'POST',
    path: '/v1/users/email/by-another/confirm',
    who: 'public',
    summary: 'Puts the address in use that the people desk wrote, by the link that was mailed there.',
    body,
    data,
    message: 'Your email address is changed.',
    limit: 120,
    refuses: ['missing'],
  }),
  undoAddress: endpoint({
    method: 'POST',
    path: '/v1/users/email/by-another/undo',
    who: 'public',
    summary:
      'Keeps the old address, or puts it back, by the link that was mailed there within 72 hours, whatever happened since: sessions end, the password is taken back, and a link for a new one is mailed.',
    body,
    data,
    message: 'Your email address stays as it was. Choose a new password by the link that we mailed there.',
    limit: 120,
    refuses: ['missing'],
  }),
};
