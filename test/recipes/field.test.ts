import { expect, test } from 'vitest';
import { sampleInfo } from '#demo/sample.ts';
import { copyOfFeature } from './copy.ts';
import { column, holding, row, said, saidOf } from './field.ts';

/** test/recipes/field.long.ts starts a copy of the project with this field in it. */

test('a field of step 1 is a row, and does not compile without its column', () => {
  const copy = copyOfFeature('esubmission');
  copy.change(...row);
  expect(copy.compile(holding)).toContain('valuationCents');
  copy.change(...column);
  expect(copy.compile(holding)).toBe('');
  expect(copy.run(saidOf({ ...sampleInfo(), valuationCents: 250_000_000 }))).toContainEqual(said);
});
