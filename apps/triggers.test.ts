import pg from 'pg';
import { expect, it } from 'vitest';
import { atEndOfFile } from '#test/at-end.ts';
import { freshDatabase } from '#test/database.ts';
import { triggerDocs } from '#test/trigger-docs.ts';

it('docs/triggers.md is generated from the database', async () => {
  const { ownerUrl } = await freshDatabase();
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  atEndOfFile(() => client.end());
  const docs = await triggerDocs(client);
  expect(docs).not.toContain('no schema.sql');
  await expect(docs).toMatchFileSnapshot('../docs/triggers.md');
});
