import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { aGable } from '../a-gable.ts';
import { plainClient } from '../faults/plain-client.ts';
import { copyOfProject } from './copy.ts';

/** "Add a field" of docs/architecture.md, followed: a row of the sheet, a column, and a migration. */

const row = [
  'features/esubmission/words/info-sheet.ts',
  '  stampCertificateNo: {',
  "  valuationCents: { label: 'Valuation', value: money(), section: 'stamp', need: optional },\n  stampCertificateNo: {",
] as const;
const column = [
  'features/esubmission/server/core/tables.ts',
  "  stampCertificateNo: text('stamp_certificate_no')",
  "  valuationCents: centsColumn('valuation_cents'),\n  stampCertificateNo: text('stamp_certificate_no')",
] as const;

/** What the compiler says of the module that holds the table against the sheet. */
const compile = (folder: string): string => {
  const config = { extends: './tsconfig.json', include: [], files: ['features/esubmission/server/core/load.ts'] };
  writeFileSync(join(folder, 'tsconfig.field.json'), JSON.stringify(config));
  try {
    return execFileSync(join(folder, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.field.json'], {
      cwd: folder,
      encoding: 'utf8',
    });
  } catch (error) {
    return (error as { stdout: string }).stdout;
  }
};

test('a field of step 1 is a row, a column and a migration', { timeout: 400_000 }, async () => {
  const copy = copyOfProject();
  copy.change(...row);
  expect(compile(copy.folder)).toContain('valuationCents');
  copy.change(...column);
  expect(compile(copy.folder)).toBe('');
  writeFileSync(
    join(copy.folder, 'migrations/9999-valuation.sql'),
    'ALTER TABLE esubmission ADD COLUMN valuation_cents bigint;',
  );

  const gable = await aGable({ root: copy.folder });
  await gable.untilReady();
  const agent = await plainClient(gable.url, 'nur.aisyah');
  const { data } = (await agent.post('/api/v1/esubmissions', { ...sampleInfo(), valuationCents: 250_000_000 })).body;
  const summary = (await agent.get(`/api/v1/esubmissions/${data.eSubId}/summary`)).body.data;
  expect(summary.info.valuationCents).toBe(250_000_000);
  const attributes = (await agent.get('/api/properties/attributes?category=hdb')).body.data;
  expect(attributes).toContainEqual({ field: 'valuationCents', required: false });

  const said = `
    const { detailsOf } = await import('./features/esubmission/words/info-text.ts');
    console.log(JSON.stringify(detailsOf(${JSON.stringify(summary.info)})));
  `;
  expect(copy.run(said)).toContainEqual({ label: 'Valuation', value: 'S$ 2,500,000.00' });
});
