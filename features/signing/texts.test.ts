import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
import { readPdf } from '#test/pdf.ts';
import { resend } from './index.server.ts';
import { aSigning } from './rig/dummy.ts';

type Text = { to: string; text: string };
const texts: Text[] = [];
let status = 200;
const gateway = createServer(async (request, response) => {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  if (status === 200) texts.push(JSON.parse(Buffer.concat(pieces).toString()));
  response.writeHead(status).end();
});
gateway.listen(0, '127.0.0.1');
await once(gateway, 'listening');
afterAll(() => gateway.close());

const address = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}/`;
const signing = await aSigning({ env: { SMS_URL: address } });
const withPhone = { name: 'Goh Siew Choo', capacity: 'Seller', email: '', phone: '9123 4567' };
const sent = async () => {
  await signing.doTexts();
  return texts.splice(0);
};

it('sends link, code and where the sealed copy is to a phone, and no mail', async () => {
  await signing.send({ recipient: withPhone });
  const [link] = await sent();
  expect(link?.to).toBe('+6591234567');
  const token = /token=([\w-]+)/.exec(link?.text ?? '')?.[1] ?? '';
  const { body } = await signing.verify({ token });
  expect(body.data).toMatchObject({ email: '•••• 4567', isOpen: false });
  const [code] = await sent();
  const entered = await signing.verify({
    token,
    code: /: (\d{6}) is the code for Goh Siew Choo /.exec(code?.text ?? '')?.[1],
  });
  expect(entered.body.data.isOpen).toBe(true);
  expect((await signing.visitor(token, signing.cookieOf(entered)).sign()).status).toBe(200);
  await signing.seal();
  expect((await sent()).map(({ text }) => text)).toEqual([expect.stringContaining('sealed copy is at the same link')]);
  const { rows } = await signing.app.services.database.$client.query(
    `SELECT address FROM signing_mail WHERE kind = 'SEALED'`,
  );
  expect(rows).toEqual([{ address: `${signing.agent.userName}@gable.example` }]);
});

it('sends a code to the phone beside an email address where the recipient chooses it, and the certificate says so', async () => {
  const email = 'both@mail.example';
  const { token } = await signing.aLink({ recipient: { ...withPhone, email, phone: '8765 4321' } });
  await sent();
  expect((await signing.linkState(token)).body.data).toMatchObject({
    email: 'b•••••@mail.example',
    phone: '•••• 4321',
  });
  await signing.verify({ token, byPhone: true });
  const [code] = await sent();
  expect(code?.to).toBe('+6587654321');
  expect(await signing.codeFor(email)).toBe('');
  // The two have one count.
  expect((await signing.verify({ token })).status).toBe(429);
  const entered = await signing.verify({ token, code: /: (\d{6}) is the code/.exec(code?.text ?? '')?.[1] });
  const visitor = signing.visitor(token, signing.cookieOf(entered));
  expect((await visitor.sign()).status).toBe(200);
  await signing.seal();
  const words = (await readPdf((await visitor.download()).raw)).text.replaceAll('\n', ' ');
  expect(words).toContain('A code sent to •••• 4321');
});

it('keeps the phone of a link as it was until another one is sent', async () => {
  const to = { email: 'kept@mail.example', phone: '8765 4321' };
  const { requestId } = await signing.send({ recipient: { ...withPhone, ...to } });
  const phoneAfter = async (changed?: typeof to) => {
    const link = await signing.by((at) => resend(at, requestId, { way: 'SHARE', ...(changed && { to: changed }) }));
    return (await signing.linkState(signing.tokenOf(link))).body.data.phone;
  };
  expect(await phoneAfter()).toBe('•••• 4321');
  expect(await phoneAfter({ ...to, phone: '8111 2222' })).toBe('•••• 2222');
  expect(await phoneAfter({ ...to, phone: '' })).toBe('');
});

it('says that a link did not reach a phone which the gateway refuses', async () => {
  status = 400;
  const { requestId } = await signing.send({ recipient: withPhone, version: 2 });
  await signing.doTexts();
  status = 200;
  const me = await signing.app.letIn(signing.agent);
  const { rows } = (await me.get('/api/v1/signing-requests?show=UNDELIVERED')).body.data;
  expect(rows).toMatchObject([{ requestId, address: '+6591234567', delivery: 'FAILED' }]);
});

it('sends nothing to the phone of a colleague, however it is written', async () => {
  const { $client } = signing.app.services.database;
  const setMobile = (mobile: string | null) =>
    $client.query('UPDATE person SET mobile = $1 WHERE id = $2', [mobile, signing.agent.userId]);
  for (const mobile of ['+6591234567', '(65) 9123-4567']) {
    await setMobile(mobile);
    await expect(signing.send({ recipient: withPhone })).rejects.toThrow('has this phone number');
    await expect(signing.send({ recipient: { ...withPhone, email: 'a@mail.example' } })).rejects.toThrow(
      'has this phone number',
    );
  }
  await setMobile('+6581234567');
  await expect(signing.send({ recipient: withPhone })).resolves.toMatchObject({ requestId: expect.any(String) });
  await setMobile(null);
});

it('sends nothing to a phone where no gateway is set', async () => {
  const without = await aSigning();
  const { token } = await without.aLink({ recipient: { ...withPhone, email: 'mail@mail.example' } });
  await without.verify({ token, byPhone: true });
  expect((await without.linkState(token)).body.data.phone).toBe('');
  expect(await without.codeFor('mail@mail.example')).toMatch(/^\d{6}$/);
  await expect(without.send({ recipient: withPhone })).rejects.toMatchObject({ code: 'signing.invalid' });
});

it('opens the link of somebody without email for the sealed copy, though it ran out before the last had signed', async () => {
  const ref = randomUUID();
  const lim = { name: 'Lim Boon Keng', capacity: 'Seller', email: 'lim@mail.example' };
  const signers = [withPhone.name, lim.name];
  const first = await signing.aLink({ ref, signers, recipient: withPhone });
  const codeOf = async () => /: (\d{6}) is the code/.exec((await sent()).at(-1)?.text ?? '')?.[1];
  await signing.verify({ token: first.token });
  const entered = await signing.verify({ token: first.token, code: await codeOf() });
  expect((await signing.visitor(first.token, signing.cookieOf(entered)).sign()).status).toBe(200);
  signing.clock.advance({ hours: 24 * 6 });
  const second = await signing.aLink({ ref, signers, recipient: lim });
  signing.clock.advance({ hours: 25 });
  await signing.tend();
  expect((await (await signing.visit(second.token, lim.email)).sign()).status).toBe(200);
  await signing.seal();
  expect((await sent()).map(({ text }) => text)).toEqual([expect.stringContaining('sealed copy is at the same link')]);
  // The page asks for the code that was sent now, though this is signed.
  const asked = await signing.verify({ token: first.token });
  expect(asked.body.data).toMatchObject({ state: 'SIGNED', codeExpiresAt: expect.any(String) });
  const again = await signing.verify({ token: first.token, code: await codeOf() });
  expect(again.body.data).toMatchObject({ isOpen: true, isSealed: true });
});

it('sends one phone, or one address, ten codes an hour in all, whatever is signed and by whichever link', async () => {
  const phone = '8765 4777';
  const ask = async (recipient: typeof withPhone, byPhone: boolean) => {
    const { token } = await signing.aLink({ recipient });
    return (await signing.verify({ token, byPhone })).status;
  };
  const statuses = [];
  for (let record = 0; record < 11; record++)
    statuses.push(await ask({ ...withPhone, name: `Goh ${record}`, email: `goh${record}@mail.example`, phone }, true));
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  expect(await ask({ ...withPhone, phone }, false)).toBe(429);
  expect(await ask({ ...withPhone, email: 'goh11@mail.example', phone }, false)).toBe(200);
  for (let record = 0; record < 9; record++)
    expect(await ask({ ...withPhone, email: 'goh11@mail.example', phone: '' }, false)).toBe(200);
  expect(await ask({ ...withPhone, email: 'goh11@mail.example', phone: '' }, false)).toBe(429);
  signing.clock.advance({ minutes: 61 });
  expect(await ask({ ...withPhone, phone }, false)).toBe(200);
  await sent();
});

it('counts codes to a phone whatever email address stands beside it', async () => {
  const phone = '8765 4999';
  const { requestId, token } = await signing.aLink({ recipient: { ...withPhone, email: 'one@mail.example', phone } });
  expect((await signing.verify({ token, byPhone: true })).status).toBe(200);
  const to = { email: 'two@mail.example', phone };
  const again = await signing.by((at) => resend(at, requestId, { way: 'SHARE', to }));
  expect((await signing.verify({ token: signing.tokenOf(again), byPhone: true })).status).toBe(429);
  await sent();
});
