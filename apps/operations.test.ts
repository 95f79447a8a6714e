import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';

it('names every job in docs/operations.md, and no other', async () => {
  const { composed } = await testApp();
  const page = readFileSync(new URL('../docs/operations.md', import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => /^\| `[a-z]+\.[a-z-]+`/.test(line));
  const documentedJobs = rows.flatMap((row) =>
    [...(row.split('|')[1] ?? '').matchAll(/`([a-z.-]+)`/g)].map(([, name]) => name),
  );
  expect(documentedJobs.toSorted()).toEqual(composed.jobs.map(({ name }) => name).toSorted());
});
