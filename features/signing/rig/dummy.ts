import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { clockAt } from '#platform/server/clock.ts';
import { transact, type Writing } from '#platform/server/context.ts';
import { offer } from '#platform/server/room.ts';
import { testApp } from '#test/app.ts';
import { makeMailbox } from '#test/mail.ts';
import type { Answer, Person } from '#test/people.ts';
import { doQueued } from '#test/queued-jobs.ts';
import { type NewRequest, openRequest, type SendBy, type SentLink } from '../index.server.ts';
import { sha256 } from '../seal/frozen-pdf.server.ts';
import { signables } from '../signables.server.ts';
import { dummySignable, pdfOf, type Told } from './dummy-signable.ts';

const forms = '/api/v1/ecdd-aml-forms';
const uploads = '/api/v1/esubmission-uploads/ecdd-customer';

const aSignature = {
  method: 'TYPED',
  name: '陈美玲',
  capacity: 'Seller',
  consent: true,
  confirmed: ['10.01'],
};

const jobs = ['signing.seal', 'signing.mail-link', 'signing.mail-sealed'];

/** A server with a document to sign, a salesperson who sends it, and recipients who open links. */
export const aSigning = async (given: { key?: Buffer; env?: Record<string, string> } = {}) => {
  const clock = clockAt('2026-11-20T02:00:00Z');
  const told: Told[] = [];
  const { signable, state, files } = dummySignable(told);
  const app = await testApp({ clock, ...given, offers: [offer(signables, signable)] });
  const agent: Person = await app.aSalesperson();
  const mailbox = makeMailbox(app);
  const hash = sha256(await pdfOf('yes'));

  const by = <T>(work: (at: Writing) => Promise<T>): Promise<T> => transact({ ...app.asNobody, actor: agent }, work);
  const send = (given: Partial<NewRequest> = {}, how: SendBy = {}): Promise<SentLink> =>
    by((at) =>
      openRequest(
        at,
        {
          kind: 'dummy',
          ref: randomUUID(),
          version: 1,
          title: 'Customer due diligence form',
          about: '18 Leonie Hill #42-05',
          recipient: { name: 'Goh Siew Choo', capacity: 'Seller', email: 'siewchoo@mail.example' },
          sha256: hash,
          ...given,
        },
        how,
      ),
    );
  /** The token of a link that was handed over. */
  const tokenOf = ({ url = '' }: SentLink) => new URL(url).searchParams.get('token') ?? '';
  const aLink = async (given: Partial<NewRequest> = {}) => {
    const sent = await send(given, { way: 'SHARE' });
    return { ...sent, token: tokenOf(sent) };
  };
  const mails = async (address: string) => {
    await doQueued(app, ...jobs);
    return mailbox.to(address);
  };
  const codeFor = async (address: string): Promise<string> => {
    // In whichever language it is.
    const codes = (await mailbox.to(address)).map(({ text }) => /^\s+(\d{6})$/m.exec(text)?.[1] ?? '');
    return codes.find(Boolean) ?? '';
  };
  const verification = `${forms}/token-verification`;
  const cookieOf = ({ headers }: Answer): string => /visit=[^;]+/.exec(String(headers['set-cookie']))?.[0] ?? '';

  /** Gives the code of a link, and answers what the browser sends from then on. */
  const visit = async (token: string, address = 'siewchoo@mail.example') => {
    expect((await app.anyone.post(verification, { token })).status).toBe(200);
    const entered = await app.anyone.post(verification, { token, code: await codeFor(address) });
    expect(entered.status).toBe(200);
    return visitor(token, cookieOf(entered));
  };
  const visitor = (token: string, cookie: string) => {
    const reads = { cookie };
    const writes = { ...reads, 'x-requested-with': 'gable' };
    const at = (path: string) => `${forms}/customer/${path}?token=${token}`;
    return {
      cookie,
      read: () => app.anyone.get(at('document'), reads),
      download: () => app.anyone.get(at('download-file'), reads),
      sign: (given: object = {}, headers: Record<string, string> = writes) =>
        app.anyone.put(at('signature'), { ...aSignature, ...given }, headers),
      decline: (reason: string) => app.anyone.put(at('decline'), { reason }, writes),
      addFile: (name: string) =>
        app.anyone.upload(
          `${uploads}?token=${token}`,
          { key: 'passport' },
          { name, bytes: Buffer.from('%PDF-1.4 x') },
          writes,
        ),
      questions: () => app.anyone.get(at('questions'), reads),
      answer: (section: string, seen: string, answers: object[]) =>
        app.anyone.put(at('answers'), { section, seen, answers }, writes),
      finish: () => app.anyone.put(at('finish'), {}, writes),
      reopen: () => app.anyone.put(at('reopen'), {}, writes),
      wrong: (text: string) => app.anyone.put(at('wrong'), { text }, writes),
      speak: (language: string) => app.anyone.put(at('language'), { language }, writes),
      readToEnd: () => app.anyone.put(at('read'), {}, writes),
    };
  };

  return {
    app,
    clock,
    told,
    files,
    agent,
    by,
    send,
    aLink,
    tokenOf,
    mails,
    codeFor,
    visit,
    visitor,
    cookieOf,
    /** The document is not what was sent any more. */
    change: () => {
      state.isChanged = true;
    },
    /** Lies beside the document from now on. */
    add: (name: string) => {
      state.added.push({ name, kind: 'Passport', by: 'the customer', sha256: hash, at: clock.now().toString() });
    },
    /** Happens once while a file comes, or the document is made of the answers. */
    meanwhile: (what: () => Promise<void>) => {
      state.meanwhile = async () => {
        state.meanwhile = async () => {};
        await what();
      };
    },
    linkState: (token: string) => app.anyone.get(`${verification}?token=${token}`),
    verify: (body: object, headers?: Record<string, string>) => app.anyone.post(verification, body, headers),
    /** What goes to phones. */
    doTexts: () => doQueued(app, 'signing.mail-link', 'text.send'),
    seal: () => doQueued(app, 'signing.seal'),
    /** What /verify says of a file. */
    verdictOf: async (bytes: Buffer): Promise<string> =>
      (await app.anyone.upload('/api/v1/verify', {}, { name: 'form.pdf', bytes })).body.data.verdict,
    tend: () => app.composed.jobs.find(({ name }) => name === 'signing.tend')?.run({}),
  };
};
