import { beforeAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Answer, Client } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { loadList } from '../rig/listed.ts';
import { aWholeForm } from '../rig/ready-form.ts';

let app: TestApp;
let hannah: Client;

const place = '/api/v1/ecdd-aml-forms';
const second = { name: 'Goh Wei Ming', email: 'weiming@mail.example' };

beforeAll(async () => {
  app = await testApp();
  hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  await loadList(app, []);
});

const cash = { questionFID: '5.06', checkedResult: 'Y', remark: 'A tenth of the price', detail: '' } as const;

const aJointForm = async (options: Parameters<typeof aWholeForm>[2] = {}): Promise<string> => {
  const { id, body } = await aWholeForm(app, hannah, options);
  const saved = await hannah.put(place, { id, version: 1, ...body, signers: [second] });
  expect([saved.status, saved.body.errors]).toEqual([200, []]);
  expect((await hannah.put(`${place}/form/signature`, { id, version: 2 })).status).toBe(200);
  return id;
};
const read = async (id: string) => (await hannah.get(`${place}/${id}`)).body.data;
const send = (id: string, recipient: unknown, way = 'SHARE') =>
  hannah.post(`${place}/send-for-signing`, { id, recipient, way });

const visit = async (id: string, recipient: unknown, email: string) => {
  const sent = await send(id, recipient);
  expect([sent.status, sent.body.errors]).toEqual([200, []]);
  return visitBy(new URL(sent.body.data.url).searchParams.get('token') ?? '', email);
};
const visitBy = async (token: string, email: string) => {
  const verification = `${place}/token-verification`;
  await app.anyone.post(verification, { token });
  const [mail] = await makeMailbox(app).to(email);
  const code = /^\s+(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  const entered: Answer = await app.anyone.post(verification, { token, code });
  expect(entered.status).toBe(200);
  const cookie = /visit=[^;]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
  const at = (path: string) => `${place}/customer/${path}?token=${token}`;
  const writes = { cookie, 'x-requested-with': 'gable' };
  const signature = { method: 'TYPED', capacity: 'Seller', consent: true, confirmed: ['10.01', '10.02', '10.03'] };
  return {
    document: async () => (await app.anyone.get(at('document'), { cookie })).raw.toString(),
    sign: async (name: string) => (await app.anyone.put(at('signature'), { ...signature, name }, writes)).status,
    add: async (name: string) =>
      (
        await app.anyone.upload(
          `/api/v1/esubmission-uploads/ecdd-customer?token=${token}`,
          { key: 'WEALTH' },
          { name, bytes: samplePdf() },
          writes,
        )
      ).status,
    decline: async () => (await app.anyone.put(at('decline'), { reason: 'Not my flat' }, writes)).status,
  };
};

/** Mails to the salesperson that somebody has signed, beside the one with the sealed file. */
const mailsOfSigning = async (id: string) => {
  const rows = await ask(
    app.services.database,
    `SELECT 1 AS one FROM notification_delivery d JOIN notification n ON n.id = d.notification_id
     WHERE d.way = 'mail' AND n.key LIKE 'ecdd-signed:%' AND n.link = $1`,
    [`/e-cdd?id=${id}`],
  );
  return rows.length;
};

it('is signed once all have signed, each with a link of their own, and is one sealed file', async () => {
  const id = await aJointForm();
  const other = await visit(id, 0, second.email);
  // The customer's number is the customer's.
  const document = await other.document();
  expect(document).not.toContain('S1234567D');
  expect(document).toContain('567D');
  expect(await other.sign(second.name)).toBe(200);
  expect(await read(id)).toMatchObject({ state: 'COMPLETE', isSigned: false, validity: null });
  await doQueued(app, 'signing.seal');
  expect(await mailsOfSigning(id)).toBe(1);
  expect((await read(id)).acknowledged).toMatchObject([{ name: second.name, fileId: null }]);
  // Whoever has signed is not asked again.
  expect((await send(id, 0)).status).toBe(409);
  expect((await send(id, 'all', 'MAIL')).status).toBe(200);
  const customer = await visit(id, 'email', 'siewchoo@mail.example');
  expect(await customer.document()).toContain('S1234567D');
  expect(await customer.sign('Goh Siew Choo')).toBe(200);
  const done = await read(id);
  expect(done).toMatchObject({ state: 'DONE', isSigned: true });
  await doQueued(app, 'signing.seal');
  const { acknowledged } = await read(id);
  const files = new Set(acknowledged.map((each: { fileId: string }) => each.fileId));
  expect([acknowledged.length, files.size]).toEqual([2, 1]);
  // One mail a signature: with the last comes the sealed file.
  expect(await mailsOfSigning(id)).toBe(1);
});

it('counts no document that came after the first of them had signed', async () => {
  const id = await aJointForm({ answers: [cash] });
  const [one, other] = [await visit(id, 0, second.email), await visit(id, 'email', 'siewchoo@mail.example')];
  const counted = async () =>
    (await read(id)).listECDDAMLFormResult.find(({ questionFID }: { questionFID: string }) => questionFID === '5.08')
      .detail;
  expect(await one.add('Bank statement.pdf')).toBe(200);
  expect(await one.sign(second.name)).toBe(200);
  expect(await other.add('Sale of shares.pdf')).toBe(200);
  expect(await counted()).toBe('Payslips.pdf, Bank statement.pdf');
  expect(await other.sign('Goh Siew Choo')).toBe(200);
  expect(await counted()).toBe('Payslips.pdf, Bank statement.pdf');
  expect((await read(id)).papers).toHaveLength(3);
});

it('is stopped for all by one who declines, and goes on when that one is asked again', async () => {
  const id = await aJointForm();
  const [one, other] = [await visit(id, 'email', 'siewchoo@mail.example'), await visit(id, 0, second.email)];
  expect(await other.decline()).toBe(200);
  expect((await read(id)).state).toBe('DECLINED');
  expect(await one.sign('Goh Siew Choo')).not.toBe(200);
  expect((await send(id, 'all', 'MAIL')).status).toBe(200);
  expect((await read(id)).state).toBe('SENT');
});

it('has no file once all have signed until that is sealed: there is one that was not completed', async () => {
  const id = await aJointForm();
  const one = await visit(id, 'email', 'siewchoo@mail.example');
  await send(id, 0);
  const files = async () =>
    (await read(id)).acknowledged.map(({ fileId }: { fileId: string | null }) => fileId !== null);
  expect(await one.sign('Goh Siew Choo')).toBe(200);
  expect((await hannah.post(`${place}/${id}/revoke`)).status).toBe(200);
  await doQueued(app, 'signing.seal');
  expect(await files()).toEqual([true]);
  expect(await (await visit(id, 0, second.email)).sign(second.name)).toBe(200);
  expect([(await read(id)).isSigned, await files()]).toEqual([true, [false, false]]);
  await doQueued(app, 'signing.seal');
  expect(await files()).toEqual([true, true]);
});

it('names each signer once, and hands a link to one at a time', async () => {
  const { id, body } = await aWholeForm(app, hannah);
  const twice = await hannah.put(place, {
    id,
    version: 1,
    ...body,
    signers: [{ name: 'goh siew choo', email: 'a@mail.example' }],
  });
  expect([twice.status, twice.body.errors[0].field]).toEqual([400, 'signers']);
  await hannah.put(`${place}/form/signature`, { id, version: 1 });
  expect((await send(id, 'all', 'SHARE')).status).toBe(400);
  expect((await send(id, 3)).status).toBe(400);
});
