import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, requiredText } from '#platform/contract/fields.ts';

const until = z.iso.datetime();

/** A read-only look into a salesperson's portal. It needs a reason, opens by a token, and ends by time or by hand. */
export const portalCalls = {
  askPortal: endpoint({
    method: 'POST',
    path: '/v1/people/{id}/portal',
    base: 'agency',
    who: 'desk:people',
    confirmed: true,
    summary: 'A token that opens a salesperson’s portal read-only, once, within a minute.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({ reason: requiredText(300) }),
    data: z.object({ token: z.string(), expiresAt: until }),
    // The token must not be stored with the answers of repeated calls.
    transaction: 'own',
  }),
  openPortal: endpoint({
    method: 'POST',
    path: '/v1/token-access/access-request',
    who: 'desk:people',
    summary: 'Opens the portal that the token is for, with a cookie of its own.',
    body: z.strictObject({ token: z.string().min(1).max(200) }),
    data: z.object({ name: z.string(), until }),
    transaction: 'own',
    limit: 120,
    refuses: ['missing'],
  }),
  portal: endpoint({
    method: 'GET',
    path: '/v1/token-access',
    who: 'signed-in',
    summary: 'The look that is under way: whose portal, who looks, why, until when. 404 outside of one.',
    data: z.object({ name: z.string(), staff: z.string(), reason: z.string(), until }),
    refuses: ['missing'],
  }),
  closePortal: endpoint({
    method: 'POST',
    path: '/v1/token-access/close',
    who: 'signed-in',
    summary: 'Ends the look that is under way.',
    throughPortal: true,
    refuses: ['missing'],
  }),
};
