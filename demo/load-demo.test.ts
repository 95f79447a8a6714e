import { beforeAll, expect, test } from 'vitest';
import { verifyAudit } from '#platform/server/audit/verify.ts';
import { type TestApp, testApp } from '#test/app.ts';
import { demoPassword } from './accounts.ts';
import { loadDemo } from './load-demo.ts';
import { stories } from './stories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
  await loadDemo(app.services);
}, 60_000);

test('the demo agency has every story, with a trail that verifies', async () => {
  const { rows } = await app.services.database.$client.query('SELECT DISTINCT status FROM esubmission ORDER BY 1');
  expect(rows.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(await app.services.database.$client.query('SELECT 1 FROM esubmission')).toHaveProperty(
    'rowCount',
    stories.length,
  );
  expect((await verifyAudit(app.services.database.$client)).faults).toEqual([]);
});

test('the agencies that share have a share', async () => {
  const { rows } = await app.services.database.$client.query(
    'SELECT amount_cents > 0 AS is_paid FROM external_cobroke',
  );
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ is_paid }) => is_paid)).toBe(true);
});

test('loading it again changes nothing', async () => {
  await loadDemo(app.services);
  expect(await app.services.database.$client.query('SELECT 1 FROM esubmission')).toHaveProperty(
    'rowCount',
    stories.length,
  );
});

test('its accounts sign in', async () => {
  const { status } = await app.anyone.post('/api/v1/auth/login', { userName: 'hannah.lim', password: demoPassword });
  expect(status).toBe(200);
});
