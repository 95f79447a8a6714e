import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { anAuthority } from '../rig/authority.ts';
import { aSigning } from '../rig/dummy.ts';
import { issuedByMany } from '../rig/issue.ts';
import { importCertificate } from './certificate.server.ts';
import { NoStamp, timeStamp } from './time-stamp.server.ts';

const authority = await anAuthority();
afterAll(() => authority.close());
const signing = await aSigning({ env: { TSA_URL: authority.url } });
const run = promisify(execFile);

const signed = async () => {
  const { token } = await signing.aLink();
  const goh = await signing.visit(token);
  await goh.sign();
  await signing.seal();
  return { token, goh, isSealed: async () => (await signing.linkState(token)).body.data.isSealed as boolean };
};

it('is asked for the seal, whose page names it', async () => {
  const { goh } = await signed();
  const sealed = (await goh.download()).raw;
  expect((await readPdf(sealed)).text.replaceAll('\n', ' ')).toContain('PAdES B-T, time stamp of Harbour Time.');
  const folder = await mkdtemp(join(tmpdir(), 'gable-stamp-'));
  const [pdf, cms] = [join(folder, 'sealed.pdf'), join(folder, 'cms.der')];
  await writeFile(pdf, sealed);
  const [, hex = ''] = /\/Contents\s*<([0-9A-F]+)>/.exec(sealed.toString('latin1')) ?? [];
  await writeFile(cms, Buffer.from(hex, 'hex'));
  const { stdout: valid } = await run('pdfsig', [pdf]);
  expect(valid).toContain('Signature is Valid');
  expect(valid).toContain('Total document signed');
  const { stdout: printed } = await run('openssl', [
    'cms',
    '-cmsout',
    '-print',
    '-noout',
    '-inform',
    'DER',
    '-in',
    cms,
  ]);
  expect(printed.split('unsignedAttrs:')[1]).toContain('id-smime-aa-timeStampToken');
  await rm(folder, { recursive: true });
});

it.each<['down' | 'of-something-else']>([['down'], ['of-something-else']])(
  'gives no stamp where it is %s, after three tries',
  async (mood) => {
    await timeStamp(authority.url, Buffer.from('x'));
    authority.be(mood);
    const before = authority.asked();
    await expect(timeStamp(authority.url, Buffer.from('y'))).rejects.toThrow(NoStamp);
    expect(authority.asked() - before).toBe(3);
    authority.be('well');
  },
);

it('is waited for a day, and then the page says that no stamp came', async () => {
  authority.be('down');
  const waiting = await signed();
  expect(await waiting.isSealed()).toBe(false);
  signing.clock.advance({ hours: 1 });
  await signing.tend();
  authority.be('well');
  await signing.seal();
  expect(await waiting.isSealed()).toBe(true);

  authority.be('down');
  const late = await signed();
  for (const hours of [12, 11]) {
    signing.clock.advance({ hours });
    await signing.tend();
    await signing.seal();
    expect(await late.isSealed()).toBe(false);
  }
  signing.clock.advance({ hours: 1 });
  await signing.tend();
  await signing.seal();
  expect(await late.isSealed()).toBe(true);
  const again = await signing.visit(late.token);
  const text = (await readPdf((await again.download()).raw)).text.replaceAll('\n', ' ');
  expect(text).toContain('PAdES B-B. The time stamping authority gave no stamp within a day.');
});

it('is done without after a day also where the authority says its name, and then gives no stamp of the signature', async () => {
  const sealOnce = async () => {
    authority.be('once');
    await signing.tend();
    await signing.seal();
  };
  authority.be('once');
  const late = await signed();
  for (const hours of [12, 11]) {
    signing.clock.advance({ hours });
    await sealOnce();
    expect(await late.isSealed()).toBe(false);
  }
  signing.clock.advance({ hours: 1 });
  await sealOnce();
  expect(await late.isSealed()).toBe(true);
  const again = await signing.visit(late.token);
  const text = (await readPdf((await again.download()).raw)).text.replaceAll('\n', ' ');
  expect(text).toContain('PAdES B-B. The time stamping authority gave no stamp within a day.');
});

it('is waited for of all who are sealed together, and compliance is told of none', async () => {
  authority.be('down');
  const ref = randomUUID();
  const people = ['Goh Siew Choo', 'Lim Boon Keng'];
  const officer = await signing.app.aStaff('compliance');
  const links = [];
  for (const name of people)
    links.push(
      await signing.aLink({
        ref,
        signers: people,
        recipient: { name, capacity: 'Seller', email: `${name[0]}@mail.example` },
      }),
    );
  for (const [index, { token }] of links.entries())
    expect((await (await signing.visit(token, `${people[index]?.[0]}@mail.example`)).sign()).status).toBe(200);
  await signing.seal();
  signing.clock.advance({ hours: 1 });
  const before = authority.asked();
  await signing.tend();
  await signing.seal();
  // Three tries of one job.
  expect(authority.asked() - before).toBe(3);
  const { rows } = await signing.app.services.database.$client.query(
    `SELECT key FROM notification WHERE key LIKE 'not-sealed:%' AND person_id = $1`,
    [officer.userId],
  );
  expect(rows).toEqual([]);
  authority.be('well');
  await signing.tend();
  await signing.seal();
  expect((await signing.linkState(links[0]?.token ?? '')).body.data.isSealed).toBe(true);
});

it('has place beside a certificate with many issuers', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-stamp-'));
  const [pem, key] = [join(folder, 'c.pem'), join(folder, 'k.pem')];
  const issued = await issuedByMany(34);
  await writeFile(pem, issued.map((each) => each.pem).join(''));
  await writeFile(key, issued[0]?.keyPem ?? '');
  await importCertificate(signing.app.asNobody, [pem, key]);
  await rm(folder, { recursive: true });
  const { goh } = await signed();
  expect(await signing.verdictOf((await goh.download()).raw)).toBe('VALID');
});
