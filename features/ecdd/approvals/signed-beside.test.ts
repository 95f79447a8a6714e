import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';
import { loadList } from '../rig/listed.ts';
import { aReadyForm } from '../rig/ready-form.ts';
import { visitLink } from '../rig/visit-link.ts';

let app: TestApp;
let hannah: Client;
let farid: Client;

const place = '/api/v1/ecdd-aml-forms';

beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  farid = await app.letIn(await app.aStaff('compliance'));
  await loadList(app, []);
});

const read = async (id: string, who = farid) => (await who.get(`${place}/${id}`)).body.data;

/** Signed by the customer, from an address, in a browser with these cookies beside that of the visit. */
const signed = async (way: 'SHARE' | 'HERE', more = '', from = '127.0.0.1'): Promise<string> => {
  const id = await aReadyForm(app, hannah);
  const sent = await hannah.post(`${place}/send-for-signing`, { id, recipient: 'email', way });
  const token = new URL(sent.body.data.url).searchParams.get('token') ?? '';
  const put: Client['put'] = (url, body, headers = {}) =>
    app.anyone.put(url, body, { ...headers, cookie: `${headers.cookie}${more}`, 'x-forwarded-for': from });
  const customer = await visitLink({ ...app, anyone: { ...app.anyone, put } }, token);
  const { status, body } = await customer.sign();
  expect(status, JSON.stringify(body)).toBe(200);
  return id;
};
const beside = (how: string) => [{ name: 'Goh Siew Choo', how }];

it('compliance alone reads that a form was signed where the salesperson is', async () => {
  const id = await signed('SHARE');
  expect((await read(id)).officer.beside).toEqual([]);
  await app.signIn(hannah.person);
  expect((await read(id)).officer.beside).toEqual(beside('ADDRESS'));
  const inBrowser = await signed('SHARE', `; authToken=${hannah.token}`);
  expect((await read(inBrowser)).officer.beside).toEqual(beside('BROWSER'));
  expect((await read(await signed('HERE', `; authToken=${hannah.token}`))).officer.beside).toEqual(beside('HERE'));
  for (const who of [hannah, await app.letIn(await app.anAdmin())]) {
    const seen = await read(inBrowser, who);
    expect([seen.id, seen.officer]).toEqual([inBrowser, undefined]);
    expect(JSON.stringify(seen)).not.toMatch(/BROWSER|beside/);
  }
});

it('an address that the salesperson had long before counts no more', async () => {
  const id = await signed('SHARE');
  await app.signIn(hannah.person);
  const moved = `UPDATE session SET created_at = created_at - interval '32 days', last_seen_at = last_seen_at - interval '31 days'`;
  expect((await read(id)).officer.beside).toEqual(beside('ADDRESS'));
  await ask(app.services.database, moved);
  expect((await read(id)).officer.beside).toEqual([]);
});

it('counts the addresses of one IPv6 network as one', async () => {
  const id = await signed('SHARE', '', '2001:db8:0:1::7');
  await app.signIn(hannah.person);
  const moved = (to: string) => ask(app.services.database, 'UPDATE session SET address = $1', [to]);
  await moved('2001:db8:0:1:a:b:c:d');
  expect((await read(id)).officer.beside).toEqual(beside('ADDRESS'));
  await moved('2001:db8:0:2::7');
  expect((await read(id)).officer.beside).toEqual([]);
});
