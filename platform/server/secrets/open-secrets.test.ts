import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freshDatabase } from '#test/database.ts';
import { makeNextKey } from './key-file.ts';
import { openSecrets } from './open-secrets.ts';
import { makeSecrets } from './secrets.ts';

let pool: pg.Pool;
let dataDir = '';
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'key-'));
  pool = new pg.Pool({ connectionString: (await freshDatabase()).appUrl, max: 1 });
});
afterAll(async () => {
  await pool.end();
  await rm(dataDir, { recursive: true });
});

const open = (encryptionKey?: string) => openSecrets({ dataDir, encryptionKey }, pool);

test('the first start makes a key, the next ones find it', async () => {
  const { keyId } = await open();
  expect((await open()).keyId).toBe(keyId);
});

test('another key is refused, with the ids of both', async () => {
  const { keyId } = await open();
  const other = Buffer.alloc(32, 'other');
  await expect(open(other.toString('base64'))).rejects.toThrow(
    `another encryption key (${makeSecrets(other).keyId}) than the one that the database is sealed with (${keyId})`,
  );
});

test('a change of the key that was cut after its commit is finished', async () => {
  const { keyId: old } = await open();
  const next = makeSecrets(await makeNextKey(dataDir));
  expect((await open()).keyId).toBe(old);
  await pool.query('UPDATE sealing_key SET key_id = $1', [next.keyId]);
  expect((await open()).keyId).toBe(next.keyId);
  expect((await open()).keyId).toBe(next.keyId);
  expect((await readdir(dataDir)).toSorted()).toEqual(['encryption.key', `encryption.key.${old}`]);
});
