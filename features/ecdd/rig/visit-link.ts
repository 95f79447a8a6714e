import { expect } from 'vitest';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import type { TestApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Answer } from '#test/people.ts';

const place = '/api/v1/ecdd-aml-forms';

/** The customer’s browser: the code comes by mail. */
export const visitLink = async (
  app: TestApp,
  token: string,
  email = 'siewchoo@mail.example',
  name = 'Goh Siew Choo',
) => {
  const verification = `${place}/token-verification`;
  const before = (await makeMailbox(app).to(email)).length;
  expect((await app.anyone.post(verification, { token })).status).toBe(200);
  const [mail] = await makeMailbox(app).to(email);
  expect((await makeMailbox(app).to(email)).length).toBeGreaterThan(before);
  const code = /^\s+(\d{6})$/m.exec(mail?.text ?? '')?.[1] ?? '';
  const entered: Answer = await app.anyone.post(verification, { token, code });
  expect(entered.status).toBe(200);
  const cookie = /visit=[^;]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
  const at = (path: string) => `${place}/customer/${path}?token=${token}`;
  const writes = { cookie, 'x-requested-with': 'gable' };
  return {
    cookie,
    document: () => app.anyone.get(at('document'), { cookie }),
    file: () => app.anyone.get(at('download-file'), { cookie }),
    sign: () =>
      app.anyone.put(
        at('signature'),
        {
          method: 'TYPED',
          name,
          capacity: 'Seller',
          consent: true,
          confirmed: ['10.01', '10.02', '10.03'],
        },
        writes,
      ),
    /** Adds a file that the form asks for. */
    add: (key: string, name: string) =>
      app.anyone.upload(
        `/api/v1/esubmission-uploads/ecdd-customer?token=${token}`,
        { key },
        { name, bytes: samplePdf() },
        writes,
      ),
    questions: () => app.anyone.get(at('questions'), { cookie }),
    answer: (section: string, seen: string, answers: object[]) =>
      app.anyone.put(at('answers'), { section, seen, answers }, writes),
    finish: () => app.anyone.put(at('finish'), {}, writes),
    reopen: () => app.anyone.put(at('reopen'), {}, writes),
    wrong: (text: string) => app.anyone.put(at('wrong'), { text }, writes),
    speak: (language: string) => app.anyone.put(at('language'), { language }, writes),
    decline: (reason: string) => app.anyone.put(at('decline'), { reason }, writes),
  };
};
