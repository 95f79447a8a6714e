import { expect, it } from 'vitest';
import { isMadeFor, makeCertificate } from './make-certificate.server.ts';

it('names an agency whose name is cut within a character of two units', async () => {
  const agency = { name: `${'x'.repeat(49)}𠮷 Realty`, licenceNo: 'L3001234A' };
  const { certificate } = await makeCertificate(agency, Temporal.Instant.from('2026-11-20T02:00:00Z'));
  expect(isMadeFor(certificate, agency)).toBe(true);
});
