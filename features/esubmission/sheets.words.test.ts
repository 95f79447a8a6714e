import { expect, test } from 'vitest';
import { infoDocs, partyDocs } from './rig/field-docs.ts';

test('docs/fields-step-1.md is generated from the sheet of step 1', async () => {
  await expect(infoDocs()).toMatchFileSnapshot('../../docs/fields-step-1.md');
});

test('docs/fields-parties.md is generated from the sheet of parties', async () => {
  await expect(partyDocs()).toMatchFileSnapshot('../../docs/fields-parties.md');
});
