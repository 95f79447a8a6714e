import { randomBytes } from 'node:crypto';
import { deviceOf } from '#features/identity/sessions/devices.rules.ts';
import { events, signatureMethods } from '../signing.words.ts';
import type { signingEvent } from '../tables.server.ts';
import { stamp } from './certificate-words.rules.ts';
import type { Signed } from './read-round.server.ts';

type Event = typeof signingEvent.$inferSelect;

/**
 * Network address and browser of each signer, as JSON text for compliance. Other signers must not see it, so the certificate has only its
 * SHA-256: the text can't be changed unnoticed, nor guessed by trying addresses, as it begins with 256 random bits.
 */
export const evidenceOf = (signed: Signed[], happened: Event[]): string =>
  JSON.stringify(
    {
      random: randomBytes(32).toString('hex'),
      document: signed[0]?.request.documentSha256,
      signatures: signed.map(({ request, signature }) => ({
        request: request.id,
        signedBy: signature.name,
        signed: stamp(signature.signedAt),
        method: signatureMethods[signature.method],
        address: signature.address,
        device: deviceOf(signature.userAgent),
        browser: signature.userAgent,
        signedInToGable: signature.inSession,
      })),
      events: happened.map((each) => ({
        request: each.requestId,
        at: stamp(each.at),
        what: events[each.what],
        detail: each.detail,
        address: each.address,
        browser: each.userAgent,
      })),
    },
    null,
    2,
  );
