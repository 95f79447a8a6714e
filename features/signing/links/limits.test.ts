import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { writeSetting } from '#features/settings/server/index.ts';
import { ask } from '#platform/server/database/ask.ts';
import { resend, revokeRequest } from '../index.server.ts';
import { aSigning } from '../rig/dummy.ts';
import { signingCode } from '../room.settings.ts';

const signing = await aSigning();
const { app, clock, by, send, aLink, tokenOf, visit, verify } = signing;
const at = (status: number, code?: string) => [status, code];
const said = ({ status, body }: { status: number; body: { errors?: { code?: string }[] } }) =>
  at(status, body.errors?.[0]?.code);
const wrong = '000000';

it('counts codes, wrong ones and sends whatever the link', async () => {
  const ref = randomUUID();
  const recipient = { name: 'Nia', capacity: 'Seller', email: 'nia@mail.example' };
  const sendAnew = async (requestId: string) => {
    await by((within) => revokeRequest(within, requestId));
    return aLink({ ref, recipient });
  };
  let link = await aLink({ ref, recipient });
  for (let sent = 0; sent < 4; sent++) {
    await verify({ token: link.token });
    for (let tries = 0; tries < 5; tries++) await verify({ token: link.token, code: wrong });
    clock.advance({ minutes: 1 });
    link = await sendAnew(link.requestId);
  }
  expect((await verify({ token: link.token })).status).toBe(200);
  const code = await signing.codeFor(recipient.email);
  expect(said(await verify({ token: link.token, code }))).toEqual(at(429, 'code.rate'));
  clock.advance({ minutes: 1 });
  for (let sent = 5; sent < 10; sent++) {
    const again = await by((within) => resend(within, link.requestId, { way: 'SHARE' }));
    link = { ...again, token: tokenOf(again) };
  }
  expect(said(await verify({ token: link.token }))).toEqual(at(429, 'code.rate'));
  await expect(by((within) => resend(within, link.requestId))).rejects.toThrow('10 times');
  await expect(sendAnew(link.requestId)).rejects.toThrow('10 times');
});

it('counts for the address that it was then, so that a wrong one costs the right one nothing', async () => {
  const ref = randomUUID();
  const wrongEmail = { email: 'rsa@mail.example' };
  const link = await aLink({ ref, recipient: { name: 'Rosa', capacity: 'Seller', ...wrongEmail } });
  const sendTo = (to: { email: string }) => by((within) => resend(within, link.requestId, { way: 'SHARE', to }));
  let { token } = link;
  for (let sent = 1; sent < 10; sent++) token = tokenOf(await sendTo(wrongEmail));
  for (let codes = 0; codes < 5; codes++) {
    expect((await verify({ token })).status).toBe(200);
    clock.advance({ minutes: 1 });
  }
  token = tokenOf(await sendTo({ email: 'rosa@mail.example' }));
  expect((await verify({ token })).status).toBe(200);
  await expect(sendTo(wrongEmail)).rejects.toThrow('10 times');
});

it('sends each of a couple with one address codes of their own, which name them', async () => {
  const ref = randomUUID();
  const email = 'tans@mail.example';
  for (const name of ['Tan Ah Kow', 'Tan Bee Lian']) {
    const { token } = await aLink({ ref, recipient: { name, capacity: 'Seller', email } });
    expect((await verify({ token })).status).toBe(200);
    const named = (await signing.mails(email)).filter(({ text }) => text.includes(`Dear ${name}`));
    const code = /^\s+(\d{6})$/m.exec(named[0]?.text ?? '')?.[1];
    expect((await verify({ token, code })).body.data.isOpen).toBe(true);
  }
});

it('hands no link over where no code is asked for, and remembers how a visitor was let in', async () => {
  const ref = randomUUID();
  const recipient = { name: 'Oma', capacity: 'Seller', email: 'oma@mail.example' };
  const [link, unopened] = [await aLink({ recipient }), await aLink()];
  const oma = await visit(link.token, recipient.email);
  let versions = 0;
  const setTo = (value: boolean) => by((within) => writeSetting(within, signingCode, { value, version: versions++ }));
  await setTo(false);
  try {
    for (const way of ['SHARE', 'HERE'] as const) {
      await expect(send({ ref }, { way })).rejects.toMatchObject({ code: 'signing.conflict' });
      await expect(by((within) => resend(within, link.requestId, { way }))).rejects.toThrow('only be emailed');
    }
    expect((await verify({ token: unopened.token })).body.data).toMatchObject({ asksCode: true, isOpen: false });
    expect((await oma.sign()).status).toBe(200);
  } finally {
    await setTo(true);
  }
  const text = 'SELECT verified_by AS by FROM signing_signature WHERE request_id = $1';
  expect(await ask(app.services.database, text, [link.requestId])).toEqual([{ by: 'CODE' }]);
});

it('notes a download once a visit', async () => {
  const { token, requestId } = await aLink();
  clock.advance({ minutes: 1 });
  const goh = await visit(token);
  for (let times = 0; times < 3; times++) expect((await goh.download()).status).toBe(200);
  const text = "SELECT 1 AS one FROM signing_event WHERE request_id = $1 AND what = 'DOWNLOADED'";
  expect(await ask(app.services.database, text, [requestId])).toHaveLength(1);
});

it('counts for a name whose small letters are written otherwise by PostgreSQL', async () => {
  const recipient = { name: 'İbrahim Yılmaz', capacity: 'Seller', email: 'ibrahim@mail.example' };
  const { token } = await aLink({ recipient });
  expect((await verify({ token })).status).toBe(200);
  expect(said(await verify({ token }))).toEqual(at(429, 'code.rate'));
});
