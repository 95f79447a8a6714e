import { createHash, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { readPdf } from '#test/pdf.ts';
import { requestsOf } from '../index.server.ts';
import { aSigning } from '../rig/dummy.ts';

const signing = await aSigning();
const { app } = signing;

it('has no network address and no browser of anybody on its certificate, but the SHA-256 of what compliance reads', async () => {
  const ref = randomUUID();
  const names = ['Goh Siew Choo', 'Lim Boon Keng'];
  let sealed: Buffer = Buffer.alloc(0);
  for (const [at, name] of names.entries()) {
    const email = `signer${at}@mail.example`;
    const { token } = await signing.aLink({ ref, signers: names, recipient: { name, email, capacity: 'Seller' } });
    const visit = await signing.visit(token, email);
    expect((await visit.sign({ name })).status).toBe(200);
    signing.clock.advance({ minutes: 1 });
    await signing.seal();
    sealed = (await visit.download()).raw;
  }
  const words = (await readPdf(sealed)).text.replaceAll(/\s+/g, '');
  for (const there of ['127.0.0.1', 'lightMyRequest'])
    expect(`${words}${sealed.toString('latin1')}`).not.toContain(there);
  const [file] = await requestsOf(app.asNobody, 'dummy', [ref]);
  const address = `/api/v1/compliance/sealed-documents/${file?.sealed?.fileId}/evidence`;
  expect((await (await app.letIn(signing.agent)).get(address)).status).toBe(403);
  const officer = await app.letIn(await app.aStaff('compliance'));
  const { raw } = await officer.get(address);
  expect(words).toContain(createHash('sha256').update(raw).digest('hex'));
  const kept = JSON.parse(raw.toString());
  expect(kept.signatures).toMatchObject([
    { signedBy: names[0], address: '127.0.0.1', browser: 'lightMyRequest' },
    { signedBy: names[1], address: '127.0.0.1', browser: 'lightMyRequest' },
  ]);
  expect(kept.events.map(({ what }: { what: string }) => what)).toContain('Code verified');
  const read = await ask(app.services.database, `SELECT actor_id FROM audit_row WHERE action = 'evidence.read'`);
  expect(read).toHaveLength(1);
  const admin = await app.letIn(await app.anAdmin());
  const trail = async (kind: string) => (await admin.get(`/agency/v1/audit?aggregate=${kind}`)).body.data.rows.length;
  expect([await trail('sealed-document'), (await trail('signing-request')) > 0]).toEqual([0, true]);
});
