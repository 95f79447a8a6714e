import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { readPdf } from '#test/pdf.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { purgeRequests, requestsOf, resend, revokeRequest, revokeRequests } from '../index.server.ts';
import { recordsThatRanOut } from '../requests/round.server.ts';
import { drawnSignature } from '../rig/drawn.ts';
import { aSigning } from '../rig/dummy.ts';

const signing = await aSigning();
const { app } = signing;

const goh = { name: 'Goh Siew Choo', email: 'goh@mail.example' };
const lim = { name: 'Lim Boon Keng', email: 'lim@mail.example' };
const signers = [goh.name, lim.name];

type Person = typeof goh;

/** A version that two people are to sign, and a link to each. */
const forTwo = async () => {
  const ref = randomUUID();
  const asked = async (who: Person) => {
    const link = await signing.aLink({ ref, signers, recipient: { ...who, capacity: 'Seller' } });
    return { ...link, visit: await signing.visit(link.token, who.email) };
  };
  return { ref, asked, first: await asked(goh), second: await asked(lim) };
};
const stateOf = async (token: string, cookie: string) =>
  (await app.anyone.get(`/api/v1/ecdd-aml-forms/token-verification?token=${token}`, { cookie })).body.data;
const filesOf = async (ref: string) =>
  (await requestsOf(app.asNobody, 'dummy', [ref])).flatMap(({ sealed }) => sealed?.fileId ?? []);
const documents = (ref: string) =>
  ask<{ isComplete: boolean; name: string; n: number }>(
    app.services.database,
    `SELECT d.is_complete AS "isComplete", f.original_name AS name, count(*)::int AS n
     FROM sealed_document d JOIN sealed_signature s ON s.document_id = d.id JOIN signing_request r ON r.id = s.request_id
     JOIN stored_file f USING (file_id) WHERE r.ref = $1 GROUP BY d.id, f.original_name ORDER BY d.sealed_at, d.is_complete`,
    [ref],
  );
const mailsTo = async (address: string) => {
  await doQueued(app, 'signing.mail-sealed');
  return (await signing.mails(address)).filter(({ subject }) => subject.startsWith('Signed: '));
};

it('is sealed once with all of its signatures when the last has signed, and nothing is sent before', async () => {
  const { ref, first, second } = await forTwo();
  const read = (await first.visit.download()).raw;
  const before = (await mailsTo(goh.email)).length;
  expect((await first.visit.sign({ name: goh.name, method: 'DRAWN', picture: await drawnSignature() })).status).toBe(
    200,
  );
  await signing.seal();
  expect(await stateOf(first.token, first.visit.cookie)).toMatchObject({
    state: 'SIGNED',
    isSealed: false,
    isNotCompleted: false,
    waitsFor: [lim.name],
  });
  // Nobody else learns who is to sign.
  expect((await signing.linkState(first.token)).body.data.waitsFor).toEqual([]);
  expect((await first.visit.download()).raw.equals(read)).toBe(true);
  // It is not left over, however long the other takes.
  signing.clock.advance({ hours: 2 });
  await signing.tend();
  await signing.seal();
  expect(await documents(ref)).toEqual([]);

  const later = await signing.visit(second.token, lim.email);
  expect((await later.sign({ name: lim.name })).status).toBe(200);
  await signing.seal();
  expect(await documents(ref)).toEqual([
    { isComplete: true, name: 'F-1 v1 – Goh Siew Choo and 1 more – signed.pdf', n: 2 },
  ]);
  expect(new Set(await filesOf(ref)).size).toBe(1);
  const sealed = (await later.download()).raw;
  expect(sealed.subarray(0, read.length).equals(read)).toBe(true);
  const { text } = await readPdf(sealed);
  const words = text.replaceAll('\n', ' ');
  for (const said of [`${goh.name}, Seller`, `${lim.name}, Seller`, 'Statements, confirmed by each'])
    expect(words).toContain(said);
  expect(words).not.toContain('Not completed');
  expect((await mailsTo(goh.email)).length).toBe(before + 1);
  expect((await mailsTo(lim.email)).length).toBe(1);
  expect((await mailsTo(`${signing.agent.userName}@gable.example`)).length).toBe(1);
  const { body } = await app.anyone.upload('/api/v1/verify', {}, { name: 'form.pdf', bytes: sealed });
  expect(body.data.verdict).toBe('VALID');
  expect(body.data.facts).toContainEqual({ label: 'Signed by', value: 'G S C, L B K' });
});

it('is sealed as not completed where one declines, for nobody but the record, and as a whole once that one has signed', async () => {
  const { ref, asked, first, second } = await forTwo();
  const sent = (await mailsTo(goh.email)).length;
  await first.visit.sign({ name: goh.name });
  await second.visit.decline('Not mine');
  await signing.seal();
  expect(await documents(ref)).toEqual([
    { isComplete: false, name: 'F-1 v1 – Goh Siew Choo – not completed.pdf', n: 1 },
  ]);
  expect((await filesOf(ref)).length).toBe(1);
  expect((await mailsTo(goh.email)).length).toBe(sent);
  expect(await stateOf(first.token, first.visit.cookie)).toMatchObject({ isSealed: false, isNotCompleted: true });
  expect((await signing.linkState(first.token)).body.data).toMatchObject({ isNotCompleted: false, waitsFor: [] });

  signing.clock.advance({ minutes: 1 });
  const again = await asked(lim);
  expect(await stateOf(first.token, first.visit.cookie)).toMatchObject({ isNotCompleted: false, waitsFor: [lim.name] });
  await again.visit.sign({ name: lim.name });
  await signing.seal();
  expect(await documents(ref)).toMatchObject([{ isComplete: false }, { isComplete: true, n: 2 }]);
  expect(new Set(await filesOf(ref)).size).toBe(1);
  await signing.by((at) => purgeRequests(at, 'dummy', ref));
  expect(await documents(ref)).toEqual([]);
});

it.each([
  [
    'its links have run out',
    async () => {
      signing.clock.advance({ hours: 24 * 7 });
      await signing.tend();
    },
    'the link ran out',
  ],
  ['it is withdrawn', (ref: string) => signing.by((at) => revokeRequests(at, 'dummy', ref)), 'the link was withdrawn'],
])('is sealed as not completed once %s', async (_, end, why) => {
  const { ref, first } = await forTwo();
  await first.visit.sign({ name: goh.name });
  await signing.seal();
  expect(await documents(ref)).toEqual([]);
  await end(ref);
  await signing.seal();
  await signing.tend();
  await signing.seal();
  expect(await documents(ref)).toMatchObject([{ isComplete: false, n: 1 }]);
  const [fileId] = await filesOf(ref);
  const [file] = await ask<{ key: string }>(
    app.services.database,
    'SELECT storage_key AS key FROM stored_file WHERE file_id = $1',
    [fileId],
  );
  const bytes = await buffer(await app.services.files.read(file?.key ?? ''));
  const { text } = await readPdf(bytes);
  expect(text.replaceAll('\n', ' ')).toContain(`${lim.name}: ${why}`);
  const verified = async () => (await app.anyone.upload('/api/v1/verify', {}, { name: 'form.pdf', bytes })).body.data;
  expect(await verified()).toMatchObject({ verdict: 'VALID', remark: expect.stringContaining('It was not completed') });
  await signing.by((at) => purgeRequests(at, 'dummy', ref));
  const purged = await verified();
  expect(purged).toMatchObject({ verdict: 'VALID', document: 'Signed document' });
  expect(purged.remark).toContain('It was not completed');
});

it('waits for whoever was never asked until the own link has run out', async () => {
  const ref = randomUUID();
  const { token } = await signing.aLink({ ref, signers, recipient: { ...goh, capacity: 'Seller' } });
  const visit = await signing.visit(token, goh.email);
  await visit.sign({ name: goh.name });
  signing.clock.advance({ hours: 24 });
  await signing.tend();
  await signing.seal();
  expect(await documents(ref)).toEqual([]);
  signing.clock.advance({ hours: 24 * 6 });
  await signing.tend();
  await signing.seal();
  expect(await documents(ref)).toMatchObject([{ isComplete: false, n: 1 }]);
});

it('seals by itself what was sent before those who sign were sealed together', async () => {
  const { ref, first, second } = await forTwo();
  await app.services.database.$client.query('UPDATE signing_request SET signers = NULL WHERE ref = $1', [ref]);
  await first.visit.sign({ name: goh.name });
  await signing.seal();
  expect(await documents(ref)).toMatchObject([{ isComplete: true, n: 1 }]);
  await second.visit.sign({ name: lim.name });
  await signing.seal();
  expect(await documents(ref)).toMatchObject([{ n: 1 }, { n: 1 }]);
  expect(new Set(await filesOf(ref)).size).toBe(2);
});

it('seals both once when they sign at the same moment', async () => {
  const { ref, first, second } = await forTwo();
  const answers = await Promise.all([first.visit.sign({ name: goh.name }), second.visit.sign({ name: lim.name })]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  const job = app.composed.jobs.find(({ name }) => name === 'signing.seal');
  await Promise.all([job?.run({ requestId: first.requestId }), job?.run({ requestId: second.requestId })]);
  await signing.seal();
  expect(await documents(ref)).toMatchObject([{ isComplete: true, n: 2 }]);
});

it('is sealed as not completed at once where the last signs after the link of another one has ended', async () => {
  const { ref, first, second } = await forTwo();
  await signing.by((at) => revokeRequest(at, second.requestId));
  await first.visit.sign({ name: goh.name });
  await signing.seal();
  expect(await documents(ref)).toMatchObject([{ isComplete: false, n: 1 }]);
});

it('waits where the one who signed had a link before that was withdrawn, and the other is not asked yet', async () => {
  const ref = randomUUID();
  const link = () => signing.aLink({ ref, signers, recipient: { ...goh, capacity: 'Seller' } });
  const { requestId } = await link();
  await signing.by((at) => revokeRequest(at, requestId));
  signing.clock.advance({ minutes: 1 });
  const visit = await signing.visit((await link()).token, goh.email);
  expect((await visit.sign({ name: goh.name })).status).toBe(200);
  await signing.seal();
  expect(await documents(ref)).toEqual([]);
});

it('is sent to whoever asked last, and to nobody who asked before them or has left', async () => {
  const { ref, first, second } = await forTwo();
  await first.visit.sign({ name: goh.name });
  const heir = await app.aSalesperson();
  await signing.by((at) => revokeRequest(at, second.requestId));
  signing.clock.advance({ minutes: 1 });
  const again = await signing.aLink({ ref, signers, recipient: { ...lim, capacity: 'Seller' } });
  const taken = await transact({ ...app.asNobody, actor: heir }, (at) => resend(at, again.requestId, { way: 'SHARE' }));
  const before = (await mailsTo(`${signing.agent.userName}@gable.example`)).length;
  const visit = await signing.visit(signing.tokenOf(taken), lim.email);
  expect((await visit.sign({ name: lim.name })).status).toBe(200);
  await signing.seal();
  expect((await mailsTo(`${heir.userName}@gable.example`)).length).toBe(1);
  expect((await mailsTo(`${signing.agent.userName}@gable.example`)).length).toBe(before);

  const alone = await signing.aLink();
  await (await signing.visit(alone.token)).sign();
  await app.services.database.$client.query('UPDATE person SET disabled_at = now() WHERE id = $1', [
    signing.agent.userId,
  ]);
  await signing.seal();
  expect((await mailsTo(`${signing.agent.userName}@gable.example`)).length).toBe(before);
  await app.services.database.$client.query('UPDATE person SET disabled_at = NULL WHERE id = $1', [
    signing.agent.userId,
  ]);
});

it('stands in nobody’s way while a link is open that it waits for', async () => {
  const { ref, asked, first, second } = await forTwo();
  await first.visit.sign({ name: goh.name });
  await signing.by((at) => revokeRequest(at, second.requestId));
  signing.clock.advance({ hours: 24 * 6 });
  await asked(lim);
  signing.clock.advance({ hours: 25 });
  const at = { ...app.asNobody, db: app.services.database };
  expect((await recordsThatRanOut(at)).filter((each) => each.ref === ref)).toEqual([]);
  signing.clock.advance({ hours: 24 * 6 });
  expect((await recordsThatRanOut(at)).filter((each) => each.ref === ref)).toEqual([{ kind: 'dummy', ref }]);
});

it('names for a document that came later who had signed before it', async () => {
  const { first, second } = await forTwo();
  await first.visit.sign({ name: goh.name });
  signing.clock.advance({ minutes: 1 });
  signing.add('Passport.pdf');
  signing.clock.advance({ minutes: 1 });
  await second.visit.sign({ name: lim.name });
  await signing.seal();
  const words = (await readPdf((await second.visit.download()).raw)).text.replaceAll('\n', ' ');
  expect(words).toContain('added by the customer after Goh Siew Choo had signed');
  expect(words).not.toContain('before it was signed');
});

it('is sent once to an address that two who signed share', async () => {
  const [ref, email] = [randomUUID(), 'gohs@mail.example'];
  for (const name of signers) {
    const { token } = await signing.aLink({ ref, signers, recipient: { name, email, capacity: 'Seller' } });
    expect((await (await signing.visit(token, email)).sign({ name })).status).toBe(200);
    signing.clock.advance({ minutes: 1 });
  }
  await signing.seal();
  expect((await mailsTo(email)).length).toBe(1);
});
