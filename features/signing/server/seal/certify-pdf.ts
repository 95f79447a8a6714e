import { createPrivateKey } from 'node:crypto';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import type { CertificateWithKey } from './make-certificate.ts';

type Seal = { reason: string; at: Temporal.Instant };

/** How many pages a PDF has. */
export const pagesOf = async (pdf: Buffer): Promise<number> => (await PDF.load(pdf)).getPages().length;

/**
 * Adds the pages of another PDF, and certifies all of it (PAdES B-B). Both are added after the bytes of the document, which stay as
 * they are: the sealed file begins with them.
 */
export const certifyPdf = async (
  document: Buffer,
  pages: Buffer,
  { certificate, chain, privateKey }: CertificateWithKey,
  { reason, at }: Seal,
): Promise<Buffer> => {
  const together = await PDF.load(document);
  const added = await PDF.load(pages);
  await together.copyPagesFrom(
    added,
    added.getPages().map((_, index) => index),
  );
  const whole = await PDF.load(await together.save({ incremental: true }));
  const signingTime = new Date(at.epochMilliseconds);
  const signer = await signerOf(privateKey, certificate, chain);
  const { bytes } = await whole.sign({ signer, reason, signingTime, subFilter: 'ETSI.CAdES.detached', level: 'B-B' });
  return Buffer.from(bytes);
};

const signerOf = async (privateKey: Buffer, certificate: Buffer, chain: Buffer[]) => {
  const isEc = createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }).asymmetricKeyType === 'ec';
  const algorithm = isEc ? { name: 'ECDSA', namedCurve: 'P-256' } : { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('pkcs8', new Uint8Array(privateKey), algorithm, false, ['sign']);
  return isEc
    ? new CryptoKeySigner(key, certificate, 'EC', 'ECDSA', chain)
    : new CryptoKeySigner(key, certificate, 'RSA', 'RSASSA-PKCS1-v1_5', chain);
};
