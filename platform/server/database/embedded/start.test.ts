import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { aFolder } from './rig/process.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './start.ts';

const patient = { timeout: 60_000 };

async function start(dataDir: string): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  onTestFinished(() => postgres.stop());
  return postgres;
}

async function query(url: string, text: string) {
  const client = new Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

test('keeps the data, the addresses and the passwords over a stop and a start', patient, async () => {
  const dataDir = join(aFolder(), 'deep', 'data');
  const first = await start(dataDir);
  await query(first.ownerUrl, 'CREATE TABLE kept AS SELECT 42 AS n');
  await first.stop();
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED');

  const second = await start(dataDir);
  expect(second.url).toBe(first.url);
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([{ n: 42 }]);
  expect(statSync(join(dataDir, 'postgres-passwords.json')).mode & 0o777).toBe(0o600);
});

test('says once that it has ended', patient, async () => {
  const postgres = await start(aFolder());
  let endings = 0;
  postgres.onExit(() => {
    endings += 1;
  });
  await postgres.stop();
  await postgres.stop();
  expect(endings).toBe(1);
});

test(
  'the application may use what the owner makes, in any schema and in a clone, and may make nothing',
  patient,
  async () => {
    const { url, ownerUrl } = await start(aFolder());
    await query(
      ownerUrl,
      `CREATE SCHEMA pgboss; CREATE TABLE pgboss.job (id serial, name text);
     CREATE EXTENSION pg_trgm; CREATE TYPE public.colour AS ENUM ('red')`,
    );
    await query(url, `INSERT INTO pgboss.job (name) VALUES ('a'); UPDATE pgboss.job SET name = 'b'`);
    expect(await query(url, 'DELETE FROM pgboss.job RETURNING name')).toEqual([{ name: 'b' }]);
    await expect(query(url, 'CREATE TABLE mine (n int)')).rejects.toThrow('permission denied');
    await expect(query(url, 'DROP TABLE pgboss.job')).rejects.toThrow('must be owner');
    await expect(query(url, 'TRUNCATE pgboss.job')).rejects.toThrow('permission denied');
    await expect(query(url, 'CREATE DATABASE mine')).rejects.toThrow('permission denied');
    expect(await query(url, 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user')).toEqual([
      { rolsuper: false },
    ]);

    await query(ownerUrl, 'CREATE DATABASE clone TEMPLATE gable');
    const clone = (address: string) => address.replace(/gable$/, 'clone');
    await query(clone(ownerUrl), 'CREATE TABLE later (n int)');
    expect(await query(clone(url), 'SELECT n FROM later')).toEqual([]);
  },
);

test('nobody enters without a password, the superuser not at all', patient, async () => {
  const { url } = await start(aFolder());
  await expect(query(url.replace(/:[^:@]+@/, ':wrong@'), 'SELECT 1')).rejects.toThrow('password authentication failed');
  const asSuperuser = url.replace(/gable_app:[^@]+@/, 'postgres:guess@');
  await expect(query(asSuperuser, 'SELECT 1')).rejects.toThrow('password authentication failed');
});

test('is durable and in UTF-8 by default, and lets the operator override', patient, async () => {
  const dataDir = aFolder();
  const first = await start(dataDir);
  const ask = `SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS sync,
    current_setting('server_encoding') AS encoding, current_setting('work_mem') AS work_mem, upper('straße é 陈') AS upper`;
  const expected = { fsync: 'on', sync: 'on', encoding: 'UTF8', work_mem: '16MB', upper: 'STRASSE É 陈' };
  expect(await query(first.url, ask)).toMatchObject([{ ...expected, upper: expect.stringContaining('É 陈') }]);
  await first.stop();
  writeFileSync(join(dataDir, 'postgres/postgresql.conf'), "include 'gable.conf'\nwork_mem = '8MB'\n");
  const second = await start(dataDir);
  expect(await query(second.url, ask)).toMatchObject([{ work_mem: '8MB' }]);
});

test('makes new passwords when their file is gone', patient, async () => {
  const dataDir = aFolder();
  const first = await start(dataDir);
  await query(first.ownerUrl, 'CREATE TABLE kept (n int)');
  await first.stop();
  rmSync(join(dataDir, 'postgres-passwords.json'));
  const second = await start(dataDir);
  expect(second.url).not.toBe(first.url);
  expect(await query(second.url, 'SELECT n FROM kept')).toEqual([]);
});

test('takes another port when the remembered one is taken', patient, async () => {
  const dataDir = aFolder();
  const first = await start(dataDir);
  await first.stop();
  const taken = Number(readFileSync(join(dataDir, 'postgres-port'), 'utf8'));
  const squatter = createServer().listen(taken, '127.0.0.1');
  onTestFinished(() => void squatter.close());
  const second = await start(dataDir);
  expect(new URL(second.url).port).not.toBe(String(taken));
  expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
});
