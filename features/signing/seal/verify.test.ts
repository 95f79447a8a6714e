import { createHash } from 'node:crypto';
import { CryptoKeySigner, PDF } from '@libpdf/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Verified } from '#features/verify/contract.ts';
import { transact } from '#platform/server/context.ts';
import { isLong } from '#test/long.ts';
import { purgeRequests } from '../index.server.ts';
import { aSigning } from '../rig/dummy.ts';
import { issue } from '../rig/issue.ts';
import { certificateInForce } from './certificate.server.ts';
import { prefixesOf } from './prefixes.server.ts';
import { sealedVerifier } from './sealed-verifier.server.ts';

const signing = await aSigning();
const { app } = signing;

/** What was read, and what it is sealed, of one signature. */
const signed = async () => {
  const { token, requestId } = await signing.aLink();
  const goh = await signing.visit(token);
  const before = (await goh.download()).raw;
  await goh.sign();
  await signing.seal();
  return { requestId, before, after: (await goh.download()).raw };
};
const { before, after } = await signed();
const said = (bytes: Buffer): Promise<Verified | undefined> =>
  sealedVerifier.byPdf?.(app.asNobody, bytes) ?? Promise.resolve(undefined);
const verdict = async (bytes: Buffer) => (await said(bytes))?.verdict ?? 'UNKNOWN';

/** Signs a PDF as somebody else would, with these certificates beside the own one. */
const countersigned = async (pdf: Buffer, beside: Buffer[] = []): Promise<Buffer> => {
  const { certificate, keys } = await issue({ name: 'Somebody Else' });
  const own = Buffer.from(certificate.toSchema(true).toBER(false));
  const signer = new CryptoKeySigner(keys.privateKey, own, 'EC', 'ECDSA', beside);
  const { bytes } = await (await PDF.load(pdf)).sign({ signer, subFilter: 'ETSI.CAdES.detached', level: 'B-B' });
  return Buffer.from(bytes);
};

it('says of what was sealed what it is, its number, the second, the hash and the initials', async () => {
  const { body } = await app.anyone.upload('/api/v1/verify', {}, { name: 'form.pdf', bytes: after });
  expect(body.data).toMatchObject({ verdict: 'VALID', document: 'Customer due diligence form' });
  const facts = new Map(body.data.facts.map(({ label, value }: { label: string; value: string }) => [label, value]));
  expect([...facts.keys()]).toEqual(['Number', 'Version', 'Signed', 'Signed by', 'SHA-256']);
  expect(facts.get('Signed')).toBe('20 Nov 2026, 10:00:00 +08:00');
  expect(facts.get('Signed by')).toBe('陈');
  expect(facts.get('SHA-256')).toBe(createHash('sha256').update(after).digest('hex'));
});

it('calls no file with a changed byte genuine, and none unknown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(after.length - 1), fc.integer({ min: 1, max: 255 }), async (at, change) => {
      const copy = Buffer.from(after);
      copy[at] = (copy[at] ?? 0) ^ change;
      expect(await verdict(copy)).toBe('CHANGED');
    }),
    { numRuns: isLong ? 5_000 : 500 },
  );
});

it('says that something was added, however many signed after it', async () => {
  let more = after;
  for (let round = 0; round < 4; round++) {
    more = await countersigned(more);
    expect(await said(more)).toMatchObject({
      verdict: 'CHANGED',
      remark: expect.stringContaining('added after the seal'),
    });
  }
  const noise = Buffer.from('\n%/ByteRange [0 1 2 3]'.repeat(200));
  expect((await said(Buffer.concat([after, noise])))?.remark).toContain('added');
});

it('says that the seal is gone where the document is there without it', async () => {
  for (const file of [
    before,
    after.subarray(0, -1),
    after.subarray(0, Math.floor((before.length + after.length) / 2)),
    await countersigned(before),
  ])
    expect(await said(file)).toMatchObject({
      verdict: 'CHANGED',
      remark: expect.stringContaining('cut off or rewritten'),
    });
});

it('takes no other signature for the agency’s, though its certificate lies beside it', async () => {
  const { certificate } = await certificateInForce(app.services);
  const other = await PDF.create();
  other.addPage();
  const foreign = await countersigned(Buffer.from(await other.save()), [certificate]);
  expect(foreign.includes(certificate.toString('hex').toUpperCase())).toBe(true);
  expect(await verdict(foreign)).toBe('UNKNOWN');
});

it('knows a copy of what was purged, and nothing more of it', async () => {
  const once = await signed();
  const { rows } = await app.services.database.$client.query('SELECT ref FROM signing_request WHERE id = $1', [
    once.requestId,
  ]);
  await transact({ ...app.asNobody, actor: null }, (at) => purgeRequests(at, 'dummy', rows[0].ref));
  const found = await said(once.after);
  expect(found).toMatchObject({ verdict: 'VALID', document: 'Signed document' });
  expect(found?.facts.map(({ label }) => label)).toEqual(['Sealed', 'SHA-256']);
  expect(await said(Buffer.concat([once.after, Buffer.from('x')]))).toMatchObject({
    verdict: 'CHANGED',
    remark: expect.stringContaining('added after the seal'),
  });
});

it('looks at 2,000 beginnings of a file of 25 MB at most', () => {
  expect(prefixesOf(Buffer.alloc(25_000_000, '%%EOF\n'))).toHaveLength(2_000);
});
