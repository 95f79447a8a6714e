import * as z from 'zod';
import { endpoint } from '#platform/contract/endpoint.ts';
import { id, requiredText } from '#platform/contract/fields.ts';

const until = z.iso.datetime();

/** A look into a salesperson's portal, read-only: asked for with a reason, opened by a token, ended by time or by hand. */
export const portalCalls = {
  askPortal: endpoint({
    method: 'POST',
    path: '/v1/people/{id}/portal',
    base: 'agency',
    who: 'desk:people',
    summary: 'A token that opens a salesperson’s portal read-only, once, within a minute.',
    params: z.strictObject({ id: id() }),
    body: z.strictObject({ reason: requiredText(300) }),
    data: z.object({ token: z.string(), expiresAt: until }),
    // A token is told once: it is not kept among the answers of repeated calls.
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
  }),
  portal: endpoint({
    method: 'GET',
    path: '/v1/token-access',
    who: 'signed-in',
    summary: 'The look that is under way: whose portal, who looks, why, until when. 404 outside of one.',
    data: z.object({ name: z.string(), staff: z.string(), reason: z.string(), until }),
  }),
  closePortal: endpoint({
    method: 'POST',
    path: '/v1/token-access/close',
    who: 'signed-in',
    summary: 'Ends the look that is under way.',
    throughPortal: true,
  }),
};
