import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { readPdf } from '#test/pdf.ts';
import { drawnSignature } from '../rig/drawn.ts';
import { aSigning } from '../rig/dummy.ts';
import { issue } from '../rig/issue.ts';
import { allCertificates, certificateInForce, importCertificate, sealedKeys } from './certificate.server.ts';
import { sha256 } from './frozen-pdf.server.ts';

const signing = await aSigning();
const { app } = signing;
const run = promisify(execFile);

/** A link of which the recipient signs, and what the download then is. */
const signed = async (given: object = {}) => {
  const { token, requestId } = await signing.aLink();
  const goh = await signing.visit(token);
  const before = (await goh.download()).raw;
  expect((await goh.sign(given)).status).toBe(200);
  await signing.seal();
  return { token, requestId, before, after: (await goh.download()).raw };
};

const pdfsig = (pdf: Buffer) => poppler('pdfsig', pdf);
const structureOf = (pdf: Buffer) => poppler('pdfinfo', pdf, '-struct-text');

const poppler = async (program: string, pdf: Buffer, ...flags: string[]): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-seal-'));
  try {
    const file = join(folder, 'sealed.pdf');
    await writeFile(file, pdf);
    return (await run(program, [...flags, file])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** The names of the attributes under the signature of a sealed file, as openssl reads them. */
const attributesOf = async (pdf: Buffer): Promise<string[]> => {
  const [, hex = ''] = /\/Contents\s*<([0-9A-F]+)>/.exec(pdf.toString('latin1')) ?? [];
  const folder = await mkdtemp(join(tmpdir(), 'gable-seal-'));
  try {
    const file = join(folder, 'cms.der');
    await writeFile(file, Buffer.from(hex, 'hex'));
    const { stdout } = await run('openssl', ['cms', '-cmsout', '-print', '-noout', '-inform', 'DER', '-in', file]);
    const [, signed = ''] = /signedAttrs:([\s\S]*?)signatureAlgorithm:/.exec(stdout) ?? [];
    return [...signed.matchAll(/object: (\S+) \(/g)]
      .map(([, name = '']) => name)
      .filter((name) => name !== 'pkcs7-data');
  } finally {
    await rm(folder, { recursive: true });
  }
};

it('is valid for another program, begins with what was read, and is mailed to both sides', async () => {
  const { requestId, before, after } = await signed({ method: 'DRAWN', picture: await drawnSignature() });
  expect(after.subarray(0, before.length).equals(before)).toBe(true);
  const said = await pdfsig(after);
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('Total document signed');
  expect(said).toContain('ETSI.CAdES.detached');
  expect(await attributesOf(after)).toEqual(['contentType', 'messageDigest', 'id-smime-aa-signingCertificateV2']);
  expect(after.toString('latin1')).toMatch(/\/Perms\s*<<\s*\/DocMDP/);
  expect(signing.told.at(-1)).toEqual({
    what: 'sealed',
    requestId,
    detail: { read: sha256(before), sealed: sha256(after) },
  });
  for (const address of ['siewchoo@mail.example', `${signing.agent.userName}@gable.example`]) {
    const [mail] = await signing.mails(address);
    expect(mail?.subject).toBe('Signed: Customer due diligence form');
  }
});

it('is made with a certificate that the audit trail names as the agency’s', async () => {
  const { id } = await certificateInForce(app.services);
  const admin = await app.letIn(await app.anAdmin());
  const { rows } = (await admin.get('/agency/v1/audit?aggregate=seal-certificate')).body.data;
  expect(rows).toContainEqual(
    expect.objectContaining({ aggregateId: id, name: expect.stringMatching(/\S document seal$/) }),
  );
});

it('says on its last page who signed, when and how, and prints every script on every page', async () => {
  const { before, after } = await signed();
  const { text } = await readPdf(after);
  for (const words of [
    '陈美玲, Seller',
    '+08:00',
    'A code sent to s•••••@mail.example',
    'typed, with consent to sign electronically',
    'All of this is true.',
    sha256(before),
    '/verify',
  ])
    expect(text.replaceAll('\n', ' ')).toContain(words);
  // One numbering, from the document into the certificate.
  expect(text).not.toMatch(/Page \d of/);
  for (const page of [1, 2, 3]) expect(text).toContain(`Page ${page}`);
  const pages = text.split('陈').length - 1;
  expect(pages).toBeGreaterThanOrEqual(3);
  // For programs, too, which can't read every script off a page.
  expect(await poppler('pdfinfo', after, '-custom')).toMatch(/SignedBy: +陈美玲, Seller, .* \+08:00\n/);
  // For screen readers, too.
  const structure = await structureOf(after);
  expect(structure.match(/^Document/gm)).toHaveLength(1);
  for (const words of ['Certificate of signing', 'All of this is true.']) expect(structure).toContain(words);
});

it('queues again once a day what can’t be sealed', async () => {
  const { token } = await signing.aLink();
  await (await signing.visit(token)).sign();
  const queued = async () => {
    const { rowCount } = await app.services.database.$client.query(
      "DELETE FROM pgboss.job WHERE name = 'signing.seal' AND state = 'created'",
    );
    return rowCount;
  };
  expect(await queued()).toBe(1);
  const counts: unknown[] = [];
  for (const hours of [1, 1, 24, 1]) {
    signing.clock.advance({ hours });
    await signing.tend();
    counts.push(await queued());
  }
  expect(counts).toEqual([1, 0, 1, 0]);
});

it('seals once, whatever becomes of the job, and not another document than the one that was sent', async () => {
  const { token, requestId } = await signing.aLink();
  const goh = await signing.visit(token);
  await goh.sign();
  const job = app.composed.jobs.find(({ name }) => name === 'signing.seal');
  await Promise.all([job?.run({ requestId }), job?.run({ requestId })]);
  await job?.run({ requestId });
  const files =
    "SELECT count(*)::int AS n FROM stored_file WHERE original_name = 'F-1 v1 – Goh Siew Choo – signed.pdf'";
  const rows = 'SELECT count(*)::int AS n FROM sealed_document';
  expect(await ask(app.services.database, files)).toEqual(await ask(app.services.database, rows));
  expect(signing.told.filter((each) => each.requestId === requestId && each.what === 'sealed')).toHaveLength(1);

  const left = await signing.aLink();
  const other = await signing.visit(left.token);
  await other.sign();
  await app.services.database.$client.query("DELETE FROM pgboss.job WHERE name = 'signing.seal'");
  signing.clock.advance({ minutes: 31 });
  await signing.tend();
  await signing.seal();
  expect((await signing.linkState(left.token)).body.data.isSealed).toBe(true);
});

it('takes a certificate of the agency’s own, and keeps the key under the encryption key', async () => {
  const { after } = await signed();
  const folder = await mkdtemp(join(tmpdir(), 'gable-seal-'));
  const [certificate, key] = [join(folder, 'c.pem'), join(folder, 'k.pem')];
  const harbour = await issue({ name: 'Harbour Seal' });
  await writeFile(certificate, harbour.pem);
  await writeFile(key, harbour.keyPem);
  const other = join(folder, 'other.pem');
  await run('openssl', ['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048', '-out', other]);
  await expect(importCertificate(app.asNobody, [certificate, other])).rejects.toThrow('not that of the certificate');
  await expect(importCertificate(app.asNobody, [key, certificate])).rejects.toThrow('no certificate');
  signing.clock.advance({ minutes: 1 });
  expect(await importCertificate(app.asNobody, [certificate, key])).toContain('Harbour Seal');
  const next = await signed();
  expect(await pdfsig(next.after)).toMatch(/Harbour Seal[\s\S]*Signature is Valid/);
  const ours = await allCertificates(app.asNobody);
  for (const sealed of [after, next.after]) expect(await signing.verdictOf(sealed)).toBe('VALID');

  const plain = (await readFile(key, 'utf8')).split('\n')[1] ?? '?';
  const rows = await ask<{ id: string; key: string }>(
    app.services.database,
    'SELECT id, private_key AS key FROM seal_certificate',
  );
  for (const row of rows) {
    expect(row.key).not.toContain(plain);
    expect(app.services.secrets.open(row.key, sealedKeys.place(row.id))).toBeTruthy();
    expect(() => makeSecrets(Buffer.alloc(32)).open(row.key, sealedKeys.place(row.id))).toThrow();
  }
  expect((await certificateInForce(app.services)).certificate.equals(ours.at(-1) ?? Buffer.of())).toBe(true);
  await rm(folder, { recursive: true });
});

it('counts no more once a later version is sent to be signed, which its link says', async () => {
  const ref = randomUUID();
  const { token } = await signing.aLink({ ref });
  await (await signing.visit(token)).sign();
  const isSuperseded = async () => (await signing.linkState(token)).body.data.isSuperseded;
  expect(await isSuperseded()).toBe(false);
  await signing.send({ ref, version: 2 });
  expect(await isSuperseded()).toBe(true);
});

it('signs nothing that is not what was sent', async () => {
  const { token } = await signing.aLink();
  const goh = await signing.visit(token);
  signing.change();
  expect((await goh.sign()).status).toBe(409);
  expect((await goh.download()).status).toBe(409);
});
