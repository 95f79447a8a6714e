import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import type { Client } from '#test/people.ts';
import { requestsOf, revokeRequest, revokeRequests } from '../index.server.ts';
import { aSigning } from '../rig/dummy.ts';
import { readWaitingCard } from './home.server.ts';

const signing = await aSigning();
const { app, clock } = signing;
const colleague = await app.aSalesperson();
let me: Client = await app.letIn(signing.agent);
let other: Client = await app.letIn(colleague);
/** Both sign in again then. */
const pass = async (hours: number) => {
  clock.advance({ hours });
  me = await app.letIn(signing.agent);
  other = await app.letIn(colleague);
};
const place = '/api/v1/signing-requests';

const recipient = (name: string) => ({ name, capacity: 'Seller', email: `${name.toLowerCase()}@mail.example` });
type Row = { requestId: string; recipientName: string; state: string; address: string; nudgeFrom: string | null };
const rowsOf = async (who = me, query = ''): Promise<Row[]> => {
  const { status, body } = await who.get(`${place}?pageSize=100${query}`);
  expect([status, body.errors]).toEqual([200, []]);
  return body.data.rows;
};
const rowOf = async (requestId: string, query = '') =>
  (await rowsOf(me, query)).find((row) => row.requestId === requestId);
const card = async () => await readWaitingCard({ ...app.asNobody, actor: signing.agent });

/** The mail with the link could not be delivered. */
const lose = (requestId: string) =>
  ask(app.services.database, 'UPDATE signing_mail SET failed_at = asked_at, sent_at = NULL WHERE request_id = $1', [
    requestId,
  ]);

it('lists each request in the state that its rule says, with what its room calls the record', async () => {
  const made: Record<string, { requestId: string; ref: string }> = {};
  const add = async (name: string) => {
    const ref = randomUUID();
    const link = await signing.aLink({ ref, recipient: recipient(name) });
    made[name] = { requestId: link.requestId, ref };
    return link.token;
  };
  await add('Sent');
  await signing.verify({ token: await add('Opened') });
  await signing.visit(await add('Verified'), 'verified@mail.example');
  await (await signing.visit(await add('Signed'), 'signed@mail.example')).sign();
  await (await signing.visit(await add('Declined'), 'declined@mail.example')).decline('My name is wrong');
  const locked = await add('Locked');
  await signing.verify({ token: locked });
  for (let tries = 0; tries < 5; tries += 1) await signing.verify({ token: locked, code: '000000' });
  await add('Withdrawn');
  await signing.by((at) => revokeRequest(at, made.Withdrawn?.requestId ?? ''));
  const check = async () => {
    const rows = [...(await rowsOf()), ...(await rowsOf(me, '&show=SIGNED'))];
    const refs = Object.values(made).map(({ ref }) => ref);
    const known = await requestsOf(app.asNobody, 'dummy', refs);
    const shown = known.filter(({ state }) => state !== 'REVOKED');
    expect(rows.map(({ requestId, state }) => [requestId, state]).sort()).toEqual(
      shown.map(({ requestId, state }) => [requestId, state]).sort(),
    );
    return rows;
  };
  const rows = await check();
  expect(new Set(rows.map(({ state }) => state))).toEqual(
    new Set(['SENT', 'OPENED', 'VERIFIED', 'SIGNED', 'DECLINED', 'LOCKED']),
  );
  expect(await rowOf(made.Opened?.requestId ?? '')).toMatchObject({
    record: { title: 'F-1', link: `/dummies/${made.Opened?.ref}` },
    codeSentAt: expect.any(String),
  });
  expect(await rowsOf(other)).toEqual([]);
  expect(await card()).toMatchObject({ SENT: 1, OPENED: 2, EXPIRING: 0, DECLINED: 1, ENDED: 1, UNDELIVERED: 0 });
  for (const [part, count] of Object.entries({ SENT: 1, OPENED: 2, DECLINED: 1, ENDED: 1 }))
    expect(await rowsOf(me, `&show=${part}`)).toHaveLength(count);
  await pass(24 * 5 + 1);
  expect((await card())?.EXPIRING).toBe(3);
  await pass(48);
  expect((await check()).filter(({ state }) => state === 'EXPIRED')).toHaveLength(3);
  const urgent = (await card())?.urgent.map(({ state }) => state) ?? [];
  expect([urgent[0], urgent.length]).toEqual(['DECLINED', 4]);
});

it('forgets what was declined once the document is sent again, or signed on paper', async () => {
  const decline = async () => {
    const ref = randomUUID();
    const name = `Tan${ref.slice(0, 4)}`;
    const { token, requestId } = await signing.aLink({ ref, recipient: recipient(name) });
    await (await signing.visit(token, recipient(name).email)).decline('Not mine');
    expect(await rowOf(requestId)).toBeDefined();
    return { ref, name, requestId };
  };
  const again = await decline();
  await signing.aLink({ ref: again.ref, version: 2, recipient: recipient(again.name.toUpperCase()) });
  expect(await rowOf(again.requestId)).toBeUndefined();
  const onPaper = await decline();
  await signing.by((at) => revokeRequests(at, 'dummy', onPaper.ref));
  expect(await rowOf(onPaper.requestId)).toBeUndefined();
});

it('reminds a customer once a day and three times a week, whatever the link, and not on the day of the link', async () => {
  const { requestId } = await signing.send({ recipient: recipient('Lim') });
  const nudge = (who = me) => who.post(`${place}/${requestId}/nudge`, {});
  const status = async () => (await nudge()).status;
  expect(await status()).toBe(409);
  await pass(24);
  expect((await nudge(other)).status).toBe(404);
  const reminders = async () =>
    (await signing.mails('lim@mail.example')).filter(({ subject }) => subject.startsWith('Reminder')).length;
  expect(await status()).toBe(200);
  expect([await status(), await reminders()]).toEqual([409, 1]);
  const { nudgeFrom } = (await rowOf(requestId)) ?? {};
  expect(Date.parse(nudgeFrom ?? '')).toBe(clock.now().add({ hours: 24 }).epochMilliseconds);
  for (const expected of [200, 200, 409]) {
    await pass(24);
    expect(await status()).toBe(expected);
  }
  expect((await me.post(`${place}/${requestId}/send-again`, {})).status).toBe(200);
  await pass(24);
  expect(await status()).toBe(409);
});

it('corrects an address in place: a new link goes there, the old one opens nothing, and the room keeps the address', async () => {
  const { requestId } = await signing.send({ recipient: recipient('Wng') });
  const oldLink = /token=([\w-]+)/.exec((await signing.mails('wng@mail.example'))[0]?.text ?? '')?.[1] ?? '';
  await lose(requestId);
  expect(await rowOf(requestId, '&show=UNDELIVERED')).toMatchObject({ nudgeFrom: null, maySendAgain: true });
  await pass(24);
  expect((await me.post(`${place}/${requestId}/nudge`, {})).status).toBe(409);
  const correct = (email: string, who = me) => who.post(`${place}/${requestId}/send-again`, { email });
  expect((await correct('wong@mail.example', other)).status).toBe(404);
  expect((await correct(`${colleague.userName}@gable.example`)).body.errors[0]).toMatchObject({ field: 'email' });
  expect((await correct('wong@mail.example')).status).toBe(200);
  expect(signing.told.at(-1)).toEqual({ what: 'sending again', requestId, detail: 'wong@mail.example' });
  expect((await signing.linkState(oldLink)).status).toBe(404);
  expect((await signing.mails('wong@mail.example'))[0]?.text).toContain('token=');
  expect(await rowOf(requestId)).toMatchObject({ address: 'wong@mail.example', delivery: 'SENT', state: 'SENT' });
});

it('sends nothing again that its room refuses, or that is signed', async () => {
  const { requestId } = await signing.send({ recipient: recipient('Koh') });
  signing.change();
  const sendAgain = () => me.post(`${place}/${requestId}/send-again`, {});
  expect((await sendAgain()).status).toBe(409);
  expect((await rowOf(requestId))?.state).toBe('SENT');
});
