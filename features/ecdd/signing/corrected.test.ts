import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { aReadyForm } from '../rig/ready-form.ts';

const place = '/api/v1/ecdd-aml-forms';

it('keeps a corrected address in the form, and signs the same version: what was frozen names no address', async () => {
  const app = await testApp();
  const hannah = await app.letIn(await app.aSalesperson());
  const id = await aReadyForm(app, hannah);
  expect((await hannah.post(`${place}/send-for-signing`, { id, recipient: 'email' })).status).toBe(200);
  const read = async () => (await hannah.get(`${place}/${id}`)).body.data;
  const waiting = async () => (await hannah.get('/api/v1/signing-requests')).body.data.rows;
  const { version, formNo } = await read();
  const [{ requestId, record }] = await waiting();
  expect(record).toEqual({ title: formNo, link: `/e-cdd?id=${id}` });
  const correct = (email: string) => hannah.post(`/api/v1/signing-requests/${requestId}/send-again`, { email });
  expect((await correct('goh.sc@mail.example')).status).toBe(200);
  expect(await read()).toMatchObject({ version, state: 'SENT', particulars: { email: 'goh.sc@mail.example' } });
  const { rows } = await app.services.database.$client.query('SELECT document::text FROM ecdd_customer_part');
  expect(rows[0].document).toContain('Goh Siew Choo');
  expect(rows[0].document).not.toContain('@mail.example');
  // Signed on paper meanwhile: nothing is sent again.
  expect((await hannah.post(`${place}/${id}/revoke`)).status).toBe(200);
  expect([await waiting(), (await correct('other@mail.example')).status]).toEqual([[], 409]);
});
