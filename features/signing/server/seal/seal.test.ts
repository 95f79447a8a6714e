import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { makeSecrets } from '#platform/server/secrets/secrets.ts';
import { readPdf } from '#test/pdf.ts';
import { aSigning } from '../rig/dummy.ts';
import { allCertificates, certificateInForce, importCertificate, sealedKeys } from './certificate.ts';
import { checkSeal } from './check-seal.ts';
import { sha256 } from './frozen-pdf.ts';

const signing = await aSigning();
const { app } = signing;
const run = promisify(execFile);

const picture = async () => {
  const { default: sharp } = await import('sharp');
  const drawn = await sharp({ create: { width: 60, height: 20, channels: 4, background: '#000' } })
    .png()
    .toBuffer();
  return `data:image/png;base64,${drawn.toString('base64')}`;
};

/** A link of which the recipient signs, and what the download then is. */
const signed = async (given: object = {}) => {
  const { token, requestId } = await signing.aLink();
  const goh = await signing.visit(token);
  const before = (await goh.download()).raw;
  expect((await goh.sign(given)).status).toBe(200);
  await signing.seal();
  return { token, requestId, before, after: (await goh.download()).raw };
};

const pdfsig = async (pdf: Buffer): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-seal-'));
  try {
    const file = join(folder, 'sealed.pdf');
    await writeFile(file, pdf);
    return (await run('pdfsig', [file])).stdout;
  } finally {
    await rm(folder, { recursive: true });
  }
};

const flipped = (pdf: Buffer, at: number) => {
  const copy = Buffer.from(pdf);
  copy[at] = (copy[at] ?? 0) ^ 1;
  return copy;
};

it('is valid for another program, begins with what was read, and is mailed to both sides', async () => {
  const { requestId, before, after } = await signed({ method: 'DRAWN', picture: await picture() });
  expect(after.subarray(0, before.length).equals(before)).toBe(true);
  const said = await pdfsig(after);
  expect(said).toContain('Signature is Valid');
  expect(said).toContain('Total document signed');
  expect(said).toContain('ETSI.CAdES.detached');
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
  const pages = text.split('陈').length - 1;
  expect(pages).toBeGreaterThanOrEqual(3);
});

it('knows what it sealed, what was changed, what was appended, and what another one sealed', async () => {
  const { before, after } = await signed();
  const ours = await allCertificates(app.asNobody);
  expect(checkSeal(after, ours)).toBe('whole');
  expect(checkSeal(flipped(after, 500), ours)).toBe('altered');
  expect(checkSeal(flipped(after, before.length + 500), ours)).toBe('altered');
  expect(checkSeal(Buffer.concat([after, Buffer.from('\n%more')]), ours)).toBe('appended');
  const verdict = async (bytes: Buffer) =>
    (await app.anyone.upload('/api/v1/verify', {}, { name: 'form.pdf', bytes })).body.data;
  expect(await verdict(after)).toMatchObject({ verdict: 'VALID', document: 'Customer due diligence form' });
  expect(JSON.stringify(await verdict(after))).not.toContain('陈');
  expect((await verdict(flipped(after, 500))).verdict).toBe('CHANGED');
  expect((await verdict(Buffer.concat([after, Buffer.from('x')]))).remark).toContain('added');
  expect((await verdict(before)).verdict).toBe('UNKNOWN');
  expect(checkSeal(before, ours)).toBeUndefined();
  expect(checkSeal(after, [])).toBeUndefined();
});

/** The signature of a sealed file, as hexadecimal digits, and the two ranges that it covers. */
const partsOf = (pdf: Buffer) => {
  const [, ...numbers] = /\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)/.exec(pdf.toString('latin1')) ?? [];
  const [, before = 0, after = 0] = numbers.map(Number);
  return { head: pdf.subarray(0, before), gap: pdf.subarray(before, after), tail: pdf.subarray(after) };
};

it('takes no other file for one that it sealed, though it holds the signature and the bytes of one', async () => {
  const { after } = await signed();
  const ours = await allCertificates(app.asNobody);
  const { head, gap, tail } = partsOf(after);
  const covered = Buffer.concat([head, tail]);
  const hex = gap.toString('latin1').slice(1, -1);
  const forged = (start: string, end: string) => {
    const make = (own: number): Buffer => {
      const line = `${end} /ByteRange [0 ${start.length} ${own} ${covered.length - start.length}]\n`;
      const gapOf = Buffer.from(`${hex}${line}`);
      const made = start.length + gapOf.length;
      return made === own
        ? Buffer.concat([covered.subarray(0, start.length), gapOf, covered.subarray(start.length)])
        : make(made);
    };
    return make(0);
  };
  const states = [
    forged('', '%'),
    forged('%PDF-1.7\n', '%'),
    // The same signature elsewhere in the file.
    Buffer.concat([head.subarray(0, -9), gap, head.subarray(-9), tail]),
    // A comment within the brackets.
    Buffer.concat([head, Buffer.from(`<${hex.slice(0, -2)}%\n>`), tail]),
  ].map((pdf) => checkSeal(pdf, ours));
  expect(states).toEqual([undefined, undefined, undefined, undefined]);
});

it('reads a large file full of ranges in little time', async () => {
  const filler = Buffer.alloc(24_000_000, 'z');
  const lines = `/ByteRange [0 20 ${filler.length} 20]\n`.repeat(20);
  const began = performance.now();
  expect(checkSeal(Buffer.concat([Buffer.from(lines), filler]), [])).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(2_000);
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
    "SELECT count(*)::int AS n FROM stored_file WHERE original_name = 'Customer due diligence form, signed.pdf'";
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
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '3650'];
  await run('openssl', ['req', '-x509', ...made, '-subj', '/CN=Harbour Seal', '-keyout', key, '-out', certificate]);
  const other = join(folder, 'other.pem');
  await run('openssl', ['genpkey', '-algorithm', 'RSA', '-pkeyopt', 'rsa_keygen_bits:2048', '-out', other]);
  await expect(importCertificate(app.asNobody, [certificate, other])).rejects.toThrow('not that of the certificate');
  await expect(importCertificate(app.asNobody, [key, certificate])).rejects.toThrow('no certificate');
  signing.clock.advance({ minutes: 1 });
  expect(await importCertificate(app.asNobody, [certificate, key])).toContain('Harbour Seal');
  const next = await signed();
  expect(await pdfsig(next.after)).toMatch(/Harbour Seal[\s\S]*Signature is Valid/);
  const ours = await allCertificates(app.asNobody);
  expect([checkSeal(after, ours), checkSeal(next.after, ours)]).toEqual(['whole', 'whole']);

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

it('signs nothing that is not what was sent', async () => {
  const { token } = await signing.aLink();
  const goh = await signing.visit(token);
  signing.change();
  expect((await goh.sign()).status).toBe(409);
  expect((await goh.download()).status).toBe(409);
});
