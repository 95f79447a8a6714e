import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { isLong } from '#test/long.ts';
import { anAuthority } from '../rig/authority.ts';
import { aSigning } from '../rig/dummy.ts';

const key = randomBytes(32);
const signing = await aSigning({ key });
const { app } = signing;
const script = fileURLToPath(new URL('../rig/seal-process.ts', import.meta.url));
const authority = await anAuthority();
afterAll(() => authority.close());

type Given = { dieAt?: string; tsaUrl?: string };

/** A process that seals. */
const sealing = (requestIds: string[], { dieAt = '', tsaUrl }: Given = {}): ChildProcess => {
  const { databaseUrl, dataDir } = app.services.config;
  return spawn(process.execPath, [script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: dataDir,
      KEY: key.toString('base64'),
      REQUESTS: requestIds.join(','),
      DIE_AT: dieAt,
      ...(tsaUrl && { TSA_URL: tsaUrl }),
    },
  });
};

/** Seals in a process of its own. Answers by which signal it ended. */
const seal = async (requestIds: string[], given?: Given): Promise<string | null> => {
  const [, signal] = await once(sealing(requestIds, given), 'exit');
  return signal;
};

const count = async (table: string, requestId: string): Promise<number> => {
  const rows = await ask(app.services.database, `SELECT 1 AS one FROM ${table} WHERE request_id = $1`, [requestId]);
  return rows.length;
};

it('loses nothing when the server is killed between the signature and the seal, and seals once', async () => {
  const { token, requestId } = await signing.aLink();
  const goh = await signing.visit(token);
  expect((await goh.sign()).status).toBe(200);
  for (const dieAt of ['pdf', 'sealed']) {
    expect(await seal([requestId], { dieAt })).toBe('SIGKILL');
    expect((await signing.linkState(token)).body.data).toMatchObject({ state: 'SIGNED', isSealed: false });
    expect([await count('sealed_signature', requestId), await count('signing_mail', requestId)]).toEqual([0, 0]);
  }
  expect(await seal([requestId])).toBeNull();
  expect(await seal([requestId])).toBeNull();
  expect([await count('sealed_signature', requestId), await count('signing_mail', requestId)]).toEqual([1, 2]);
  const { raw } = await goh.download();
  expect(await signing.verdictOf(raw)).toBe('VALID');
});

const forms = '/api/v1/ecdd-aml-forms';

/** Customers with computers of their own, who all sign at the same moment: their requests. */
const manySign = async (count: number): Promise<string[]> => {
  const customers = [];
  for (let at = 0; at < count; at++) {
    const email = `customer-${randomBytes(8).toString('hex')}@mail.example`;
    const { token, requestId } = await signing.aLink({ recipient: { name: email, capacity: 'Seller', email } });
    const call = (method: 'POST' | 'PUT', path: string, payload: object, cookie = '') =>
      app.app.inject({
        method,
        url: `${forms}/${path}`,
        payload,
        headers: { cookie, 'x-requested-with': 'gable' },
        remoteAddress: `10.0.0.${at}`,
      });
    expect((await call('POST', 'token-verification', { token })).statusCode).toBe(200);
    const entered = await call('POST', 'token-verification', { token, code: await signing.codeFor(email) });
    const cookie = /visit=[^;]+/.exec(String(entered.headers['set-cookie']))?.[0] ?? '';
    const given = { method: 'TYPED', name: 'Goh', capacity: 'Seller', consent: true, confirmed: ['10.01'] };
    customers.push({ requestId, sign: () => call('PUT', `customer/signature?token=${token}`, given, cookie) });
  }
  const answers = await Promise.all(customers.map(({ sign }) => sign()));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(customers.map(() => 200));
  return customers.map(({ requestId }) => requestId);
};

const sealsOf = (requestIds: string[]) =>
  ask<{ files: number; mails: number; stored: number }>(
    app.services.database,
    `SELECT (SELECT count(*)::int FROM sealed_signature s WHERE s.request_id = r.id) AS files,
      (SELECT count(*)::int FROM signing_mail m WHERE m.request_id = r.id AND m.kind = 'SEALED') AS mails,
      (SELECT count(*)::int FROM stored_file f WHERE f.original_name LIKE '% – ' || r.recipient_name || ' – signed.pdf') AS stored
     FROM signing_request r WHERE r.id = ANY($1::uuid[])`,
    [requestIds],
  );

it.runIf(isLong).each([
  ['without an authority', undefined, 'well'],
  ['with an authority', authority.url, 'well'],
  ['with an authority that hangs', authority.url, 'hangs'],
] as const)(
  'loses nothing and seals nothing twice of fifty who sign at once, killed twenty times, %s',
  { timeout: 900_000 },
  async (_, tsaUrl, mood) => {
    const ids = await manySign(50);
    authority.be(mood);
    const moments: number[] = [];
    for (let killed = 0; killed < 20; killed++) {
      const child = sealing(ids, { ...(tsaUrl && { tsaUrl }) });
      const ended = once(child, 'exit');
      await once(child.stdout ?? child, 'data');
      moments.push(Math.round(Math.random() * 1_500));
      await wait(moments.at(-1));
      child.kill('SIGKILL');
      await ended;
      for (const { files } of await sealsOf(ids)) expect(files, `killed after ${moments} ms`).toBeLessThanOrEqual(1);
    }
    authority.be('well');
    expect(await seal(ids, { ...(tsaUrl && { tsaUrl }) })).toBeNull();
    expect(await sealsOf(ids)).toEqual(ids.map(() => ({ files: 1, mails: 2, stored: 1 })));
  },
);
