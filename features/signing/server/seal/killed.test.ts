import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { aSigning } from '../rig/dummy.ts';

const key = randomBytes(32);
const signing = await aSigning({ key });
const { app } = signing;
const script = fileURLToPath(new URL('../rig/seal-process.ts', import.meta.url));

/** Seals in a process of its own. Answers by which signal it ended. */
const seal = async (requestId: string, dieAt: string): Promise<string | null> => {
  const { databaseUrl, dataDir } = app.services.config;
  const child = spawn(process.execPath, [script], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl ?? '',
      DATA_DIR: dataDir,
      KEY: key.toString('base64'),
      REQUEST: requestId,
      DIE_AT: dieAt,
    },
  });
  const [, signal] = await once(child, 'exit');
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
    expect(await seal(requestId, dieAt)).toBe('SIGKILL');
    expect((await signing.linkState(token)).body.data).toMatchObject({ state: 'SIGNED', isSealed: false });
    expect([await count('sealed_signature', requestId), await count('signing_mail', requestId)]).toEqual([0, 0]);
  }
  expect(await seal(requestId, '')).toBeNull();
  expect(await seal(requestId, '')).toBeNull();
  expect([await count('sealed_signature', requestId), await count('signing_mail', requestId)]).toEqual([1, 2]);
  const { raw } = await goh.download();
  expect(await signing.verdictOf(raw)).toBe('VALID');
});
