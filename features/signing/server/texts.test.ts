import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it } from 'vitest';
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
  }
  await setMobile('+6581234567');
  await expect(signing.send({ recipient: withPhone })).resolves.toMatchObject({ requestId: expect.any(String) });
  await setMobile(null);
});

it('sends nothing to a phone where no gateway is set', async () => {
  const without = await aSigning();
  await expect(without.send({ recipient: withPhone })).rejects.toMatchObject({ code: 'signing.invalid' });
});
