import { X509Certificate } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { aSigning } from '../rig/dummy.ts';
import { type Issued, issue, issuedByMany } from '../rig/issue.ts';
import { certificateInForce, importCertificate } from './certificate.server.ts';

const signing = await aSigning();
const { app, clock } = signing;
const folder = await mkdtemp(join(tmpdir(), 'gable-certificates-'));
afterAll(() => rm(folder, { recursive: true }));

const root = await issue({ name: 'Harbour Root', isAuthority: true, usage: 0b0000_0110 });
const between = await issue({ name: 'Harbour Issuing', by: root, isAuthority: true, usage: 0b0000_0110 });
const own = await issue({ name: 'Keppel Realty Seal', by: between });

const bring = async (first: Issued[], { keyPem }: Issued = first[0] ?? own) => {
  const [certificates, key] = [join(folder, 'c.pem'), join(folder, 'k.pem')];
  await writeFile(certificates, first.map(({ pem }) => pem).join(''));
  await writeFile(key, keyPem);
  return importCertificate(app.asNobody, [certificates, key]);
};
const inForce = async () => new X509Certificate((await certificateInForce(app.services)).certificate).subject;

const admin = await app.letIn(await app.anAdmin());
const called = async (change: object) => {
  const key = 'agencyParticulars';
  const { rows } = (await admin.get('/agency/v1/settings')).body.data;
  const { value, version } = rows.find((row: { key: string }) => row.key === key);
  expect((await admin.put(`/agency/v1/settings/${key}`, { value: { ...value, ...change }, version })).status).toBe(200);
};

it('is made with the first seal, and anew when the agency is called something else', async () => {
  expect(await ask(app.services.database, 'SELECT 1 FROM seal_certificate')).toEqual([]);
  await signing.tend();
  expect(await ask(app.services.database, 'SELECT 1 FROM seal_certificate')).toEqual([]);
  const first = await inForce();
  expect(first).toBe('C=SG\nO=Gable\nCN=Gable document seal');
  await called({ legalName: 'Keppel Realty Pte. Ltd.', licenceNo: 'L3001234A' });
  const next = 'C=SG\nO=Keppel Realty Pte. Ltd.\nserialNumber=L3001234A\nCN=Keppel Realty Pte. Ltd. document seal';
  expect([await inForce(), await inForce()]).toEqual([next, next]);
  const { body } = await app.anyone.upload('/api/v1/verify', {}, { name: 'x.pdf', bytes: Buffer.from('%PDF-1.7') });
  expect(body.data.agency).toBe('Keppel Realty Pte. Ltd.');
  expect(await ask(app.services.database, 'SELECT 1 FROM seal_certificate')).toHaveLength(2);
});

it.each<[string, () => Promise<Issued[]>, string]>([
  ['that names nobody', async () => [await issue({ name: '', by: between }), between], 'names nobody'],
  ['that issues others', async () => [root], 'not for sealing'],
  [
    'whose key may not sign',
    async () => [await issue({ name: 'X', by: between, usage: 0b0010_0000 }), between],
    'digitalSignature',
  ],
  ['that ran out', async () => [await issue({ name: 'X', by: between, to: '2026-11-01' }), between], 'ran out'],
  [
    'that begins later',
    async () => [await issue({ name: 'X', by: between, from: '2027-11-01' }), between],
    'begins on',
  ],
  ['with issuers that did not issue it', async () => [own, root], 'was not issued by'],
  ['with issuers in the wrong order', async () => [own, root, between], 'was not issued by'],
  [
    'whose issuer has another key of the same name',
    async () => [own, await issue({ name: 'Harbour Issuing', isAuthority: true })],
    'was not issued by',
  ],
  ['with more issuers than a seal has place for', () => issuedByMany(45), 'kB together'],
])('refuses one %s', async (_, make, words) => {
  await expect(bring(await make())).rejects.toThrow(words);
});

it('seals with one that was brought with two that issued it, which stand in the seal, until it ends', async () => {
  clock.advance({ minutes: 1 });
  expect(await bring([own, between, root])).toContain('as Keppel Realty Seal, valid until');
  expect(await inForce()).toBe('CN=Keppel Realty Seal');
  const { token } = await signing.aLink();
  const goh = await signing.visit(token);
  await goh.sign();
  await signing.seal();
  const sealed = (await goh.download()).raw.toString('latin1');
  for (const name of ['Harbour Root', 'Harbour Issuing'])
    expect(sealed).toContain(Buffer.from(name).toString('hex').toUpperCase());

  const titles = async () =>
    (await ask<{ title: string }>(app.services.database, 'SELECT title FROM notification')).map(({ title }) => title);
  const ends = 'The certificate that seals ends on 01 Jan 2028';
  clock.advance({ hours: 24 * 340 });
  // 61, 60, 60, 15, 14, 4 and 3 days before the end.
  for (const [hours, notices] of [
    [24 * 6, 0],
    [24, 1],
    [1, 1],
    [24 * 45, 1],
    [24, 2],
    [24 * 10, 2],
    [24, 3],
  ] as const) {
    clock.advance({ hours });
    await signing.tend();
    expect((await titles()).filter((title) => title === ends)).toHaveLength(notices);
  }
  clock.advance({ hours: 24 * 10 });
  await signing.tend();
  expect(await titles()).toContain('The certificate that seals has ended');
  expect(await inForce()).toContain('CN=Keppel Realty Pte. Ltd. document seal');
});
