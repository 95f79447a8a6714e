import { beforeAll, describe, expect, test } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

let app: TestApp;
let agent: Client;
beforeAll(async () => {
  app = await testApp();
  agent = await app.signIn(await app.aSalesperson());
});

const create = (key: string, change = {}) =>
  agent.post('/api/v1/esubmissions', sampleInfo(change), { 'idempotency-key': key });

const countOf = async (sql: string) => Number((await app.services.database.$client.query(sql)).rows[0]?.count);

describe('an idempotency key', () => {
  test('makes a repeated call answer what the first answered, and do nothing', async () => {
    const first = await create('one');
    const second = await create('one');
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(await countOf(`SELECT count(*) FROM esubmission WHERE id = '${first.body.data.eSubId}'`)).toBe(1);
  });

  test('is refused for another body', async () => {
    await create('two');
    const { status, body } = await create('two', { priceCents: 1 });
    expect(status).toBe(422);
    expect(body.errors[0].message).toContain('Idempotency-Key');
  });

  test('makes fifty at once one', async () => {
    const before = await countOf('SELECT count(*) FROM esubmission');
    const answers = await Promise.all(Array.from({ length: 50 }, () => create('many')));
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => body.data.eSubId)).size).toBe(1);
    expect(await countOf('SELECT count(*) FROM esubmission')).toBe(before + 1);
  });

  test('gives a repeated save its answer, though the version it was made at is gone', async () => {
    const { eSubId, version } = (await create('to-be-saved')).body.data;
    const save = () =>
      agent.put('/api/v1/esubmissions', { ...sampleInfo(), eSubId, version }, { 'idempotency-key': 'save' });
    const first = await save();
    const second = await save();
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body).toEqual(first.body);
    expect(await countOf(`SELECT version AS count FROM esubmission WHERE id = '${eSubId}'`)).toBe(version + 1);
    expect(await countOf(`SELECT count(*) FROM audit_row WHERE aggregate_id = '${eSubId}'`)).toBe(2);
  });

  test('waits for the same call under way, and says after a while that it is', async () => {
    const first = await create('long');
    const other = await app.services.database.$client.connect();
    try {
      await other.query('BEGIN');
      await other.query(`UPDATE idempotency_key SET key = 'under-way' WHERE key = 'long'`);
      const { status, body, headers } = await create('under-way');
      expect(status).toBe(409);
      expect(body.errors[0].message).toBe('The same request is still being worked on. Wait a moment.');
      expect(headers['retry-after']).toBe('2');
    } finally {
      await other.query('ROLLBACK');
      other.release();
    }
    expect((await create('long')).body).toEqual(first.body);
  });

  test('is free again when the call was refused', async () => {
    expect((await create('again', { priceCents: -1 })).status).toBe(400);
    expect((await create('again')).status).toBe(200);
  });

  test('belongs to its actor', async () => {
    const other = await app.signIn(await app.aSalesperson());
    const mine = await create('shared');
    const theirs = await other.post('/api/v1/esubmissions', sampleInfo(), { 'idempotency-key': 'shared' });
    expect(theirs.body.data.eSubId).not.toBe(mine.body.data.eSubId);
  });

  test('keeps no identity number in what it stores', async () => {
    const rows = await app.services.database.$client.query(
      `SELECT answer::text FROM idempotency_key WHERE answer::text LIKE '%S1234567D%'`,
    );
    expect(rows.rowCount).toBe(0);
  });
});
