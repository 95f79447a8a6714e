import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import { aReadyForm } from '../rig/ready-form.ts';

const place = '/api/v1/ecdd-aml-forms';
/** With it the rating is high, and the customer is asked for papers. */
const cash = { questionFID: '5.06', checkedResult: 'Y', remark: 'A tenth of the price', detail: '' } as const;

/** A form as a browser sends it, which waits before its last bytes until that is done. */
async function* slowly(boundary: string, meanwhile: () => Promise<unknown>) {
  const part = (head: string) => Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; ${head}\r\n\r\n`);
  const file = samplePdf();
  yield Buffer.concat([part('name="key"'), Buffer.from('WEALTH\r\n')]);
  yield Buffer.concat([
    part('name="file"; filename="payslip.pdf"\r\nContent-Type: application/pdf'),
    file.subarray(0, 40),
  ]);
  await meanwhile();
  yield Buffer.concat([file.subarray(40), Buffer.from(`\r\n--${boundary}--\r\n`)]);
}

it('attaches a file that a customer sends slowly, and none whose link is withdrawn while it comes', async () => {
  const app = await testApp();
  const { database } = app.services;
  const hannah = await app.letIn(await app.aSalesperson());
  const id = await aReadyForm(app, hannah, { answers: [cash] });
  const sent = await hannah.post(`${place}/send-for-signing`, { id, recipient: 'email', way: 'SHARE' });
  const token = new URL(sent.body.data.url).searchParams.get('token') ?? '';
  const verification = `${place}/token-verification`;
  await app.anyone.post(verification, { token });
  const [mail] = await makeMailbox(app).to('siewchoo@mail.example');
  const code = /^\s+(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  const entered = await app.anyone.post(verification, { token, code });
  const cookie = /visit=[^;]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
  const send = async (meanwhile: () => Promise<unknown>) => {
    const answer = await app.app.inject({
      method: 'POST',
      url: `/api/v1/esubmission-uploads/ecdd-customer?token=${token}`,
      headers: { cookie, 'x-requested-with': 'gable', 'content-type': 'multipart/form-data; boundary=slow' },
      payload: Readable.from(slowly('slow', meanwhile)),
    });
    return answer.statusCode;
  };
  const papers = async () =>
    (
      await ask<{ name: string }>(
        database,
        `SELECT s.original_name AS name FROM stored_file s JOIN ecdd_file f USING (file_id) WHERE f.added_by IS NULL`,
      )
    ).map(({ name }) => name);
  expect(await send(async () => undefined)).toBe(200);
  expect(await papers()).toEqual(['payslip.pdf']);
  expect(await send(() => hannah.post(`${place}/${id}/revoke`))).toBe(409);
  expect(await papers()).toEqual(['payslip.pdf']);
  const stored = `SELECT 1 AS one FROM stored_file WHERE original_name = 'payslip.pdf'`;
  expect(await ask(database, stored)).toHaveLength(1);
});
