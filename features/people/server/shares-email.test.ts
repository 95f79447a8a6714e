import { readFile } from 'node:fs/promises';
import pg from 'pg';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';

const migration = new URL('../../../migrations/0176-one-account-an-address.sql', import.meta.url);

it('accounts that share an address keep it: one has it, the others are marked', async () => {
  const app = await testApp();
  const owner = new pg.Client({ connectionString: app.ownerUrl });
  await owner.connect();
  const people = [];
  for (const email of ['a@x.example', 'b@x.example', 'c@x.example', 'd@x.example', 'alone@x.example'])
    people.push(await app.aSalesperson({ email }));
  await owner.query('DROP INDEX paper_mail_asked, payout_mail_asked; ALTER TABLE person DROP COLUMN shares_email');
  const [left, first, second, third] = people.map(({ userId }) => userId);
  // The earliest has left, so the address is that of the first who can sign in.
  await owner.query(`UPDATE person SET email = 'Same@x.example' WHERE id = ANY ($1)`, [[left, first, second]]);
  await owner.query(`UPDATE person SET email = 'same@X.example' WHERE id = $1`, [third]);
  await owner.query('UPDATE person SET disabled_at = now() WHERE id = $1', [left]);
  await owner.query(await readFile(migration, 'utf8'));
  const { rows } = await owner.query('SELECT id, email, shares_email FROM person ORDER BY created_at');
  expect(rows.map(({ email, shares_email }) => [email, shares_email])).toEqual([
    ['Same@x.example', true],
    ['Same@x.example', false],
    ['Same@x.example', true],
    ['same@X.example', true],
    ['alone@x.example', false],
  ]);
  await owner.end();
});
