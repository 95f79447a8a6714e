import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, it } from 'vitest';
import { openDatabase } from '#platform/server/database/database.ts';
import { atEndOfFile } from '#test/at-end.ts';
import { freshDatabase } from '#test/database.ts';
import { readGst, requireGstSaid } from './read-gst.ts';

const sql = readFileSync(new URL('../../../migrations/0660-gst-is-said.sql', import.meta.url), 'utf8');
const since1994 = { from: '1994-04-01', until: null };

/** An agency that has said nothing, as a new one. */
const aNewAgency = async () => {
  const { appUrl, ownerUrl } = await freshDatabase();
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query('DELETE FROM setting');
  const database = openDatabase(appUrl, 2, () => undefined);
  atEndOfFile(async () => {
    await database.$client.end();
    await owner.end();
  });
  return { owner, database };
};

it('a new agency is not registered for GST, and has not said so', async () => {
  const { database } = await aNewAgency();
  expect((await readGst(database)).registration).toEqual({ from: null, until: null });
  await expect(requireGstSaid(database, 'invoice.conflict')).rejects.toMatchObject({ code: 'invoice.conflict' });
});

it('to say that it is not is an answer', async () => {
  const { owner, database } = await aNewAgency();
  await owner.query(`INSERT INTO setting (key, value) VALUES ('gstRegistration', '{"from": null, "until": null}')`);
  await requireGstSaid(database, 'invoice.conflict');
});

it('who charged GST by default goes on, also where it was put back to the default, and nobody else begins', async () => {
  const { owner, database } = await aNewAgency();
  const registration = async () => (await readGst(database)).registration;
  await owner.query(sql);
  await expect(requireGstSaid(database, 'invoice.conflict')).rejects.toThrow();
  await owner.query(
    `INSERT INTO person (user_name, email, name, role, created_at) VALUES ('ann', 'ann@example.com', 'Ann', 'admin', now())`,
  );
  await owner.query(sql);
  expect(await registration()).toEqual(since1994);
  await owner.query('UPDATE setting SET value = NULL');
  await owner.query(sql);
  expect(await registration()).toEqual(since1994);
  const own = { from: '2020-01-01', until: null };
  await owner.query('UPDATE setting SET value = $1', [JSON.stringify(own)]);
  await owner.query(sql);
  expect(await registration()).toEqual(own);
});
