import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { loadList } from '../rig/listed.ts';
import { aWholeForm } from '../rig/ready-form.ts';

const place = '/api/v1/ecdd-aml-forms';

it('sends no code to a phone that was corrected in the form, and the new one counts with the next link', async () => {
  const app = await testApp({ env: { SMS_URL: 'http://127.0.0.1:9/' } });
  await loadList(app, []);
  const hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  const { id, body } = await aWholeForm(app, hannah);
  const save = async (version: number, phone: string) => {
    const particulars = { ...body.particulars, phone };
    const saved = await hannah.put(place, { id, version, ...body, particulars });
    expect([saved.status, saved.body.errors]).toEqual([200, []]);
    return saved.body.data.version as number;
  };
  const version = await save(1, '9123 4567');
  expect((await hannah.put(`${place}/form/signature`, { id, version })).status).toBe(200);
  const phoneOf = async (token: string) =>
    (await app.anyone.get(`${place}/token-verification?token=${token}`)).body.data?.phone;
  const send = async () => {
    const sent = await hannah.post(`${place}/send-for-signing`, { id, recipient: 'email', way: 'SHARE' });
    return new URL(sent.body.data.url).searchParams.get('token') ?? '';
  };
  const token = await send();
  expect(await phoneOf(token)).toBe('•••• 4567');
  // The same, written otherwise.
  expect(await save(version, '+65 9123 4567')).toBe(version);
  expect(await phoneOf(token)).toBe('•••• 4567');
  expect(await save(version, '8765 4321')).toBe(version);
  expect(await phoneOf(token)).toBe('');
  expect(await phoneOf(await send())).toBe('•••• 4321');
});
