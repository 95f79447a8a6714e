import { expect, test } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { aGable } from '../a-gable.ts';
import { plainClient } from '../faults/plain-client.ts';
import { copyOfProject } from './copy.ts';
import { column, migration, row, said, saidOf } from './field.ts';

test('a field of step 1 is a row, a column and a migration', async () => {
  const copy = copyOfProject();
  copy.change(...row);
  copy.change(...column);
  copy.put(...migration);

  const gable = await aGable({ root: copy.folder });
  await gable.untilReady();
  const agent = await plainClient(gable.url, 'nur.aisyah');
  const { data } = (await agent.post('/api/v1/esubmissions', { ...sampleInfo(), valuationCents: 250_000_000 })).body;
  const summary = (await agent.get(`/api/v1/esubmissions/${data.eSubId}/summary`)).body.data;
  expect(summary.info.valuationCents).toBe(250_000_000);
  const attributes = (await agent.get('/api/properties/attributes?category=hdb')).body.data;
  expect(attributes).toContainEqual({ field: 'valuationCents', required: false });
  expect(copy.run(saidOf(summary.info))).toContainEqual(said);
});
