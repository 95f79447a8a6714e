import fc from 'fast-check';
import { expect, it } from 'vitest';
import { ask } from '#platform/server/database/ask.ts';
import { testApp } from '#test/app.ts';
import { copiesOf } from '../rig/copies-of.ts';
import { aWholeForm } from '../rig/ready-form.ts';
import { signedOf } from '../signing/signers.rules.ts';

const names = ['Lim Kah Hoe', 'Tan Ah Kow'];
const drawn = fc.record({
  /** Who signs beside the customer. */
  signers: fc.subarray(names),
  /** Who has signed by a link, by name; empty: the customer. */
  byLink: fc.subarray(['', ...names]),
  paper: fc.constantFrom(null, null, null, 'PAPER', 'REFUSED'),
  /** Of an earlier version, which counts for nothing. */
  earlier: fc.boolean(),
});

it('the list of a salesperson has a form as signed where the rule says that all have signed its version', async () => {
  const app = await testApp();
  const hannah = await app.letIn(await app.aSalesperson({ name: 'Hannah' }));
  const { id: like } = await aWholeForm(app, hannah);
  const all = fc.sample(drawn, 120).map((each) => ({
    ...each,
    // Nobody signs who is not among those who sign.
    byLink: each.byLink.filter((signer) => signer === '' || each.signers.includes(signer)),
  }));
  const ids = await copiesOf(
    app,
    like,
    all.map(({ signers }) => ({ version: 2, signers: signers.map((name) => ({ name, email: '' })) })),
  );
  const rows = ids.flatMap((id, at) => {
    const { byLink = [], paper = null, earlier = false } = all[at] ?? {};
    const version = earlier ? 1 : 2;
    return [
      ...byLink.map((signer) => ({ form_id: id, version, how: 'LINK', signer })),
      ...(paper ? [{ form_id: id, version, how: paper, signer: '' }] : []),
    ];
  });
  await ask(
    app.services.database,
    `INSERT INTO ecdd_signature (form_id, version, how, signer, signed_at, name)
     SELECT form_id, version, how, signer, '2026-03-01T09:00:00Z', 'Somebody'
     FROM jsonb_to_recordset($1::jsonb) AS s (form_id uuid, version int, how text, signer text)`,
    [JSON.stringify(rows)],
  );
  const byRule = ids.filter((id, at) => {
    const signers = [
      { name: 'Goh Siew Choo', email: '' },
      ...(all[at]?.signers ?? []).map((name) => ({ name, email: '' })),
    ];
    const ofVersion = rows.filter((row) => row.form_id === id && row.version === 2);
    return signedOf(signers, ofVersion as Parameters<typeof signedOf>[1], []).isSigned;
  });
  const listed: string[] = [];
  for (let pageNumber = 1; ; pageNumber += 1) {
    const { rows: page } = (await hannah.get(`/api/v1/my-ecdd-forms?step=SIGNED&pageSize=100&pageNumber=${pageNumber}`))
      .body.data;
    listed.push(...page.map(({ id }: { id: string }) => id));
    if (page.length < 100) break;
  }
  expect(listed.filter((id) => ids.includes(id)).toSorted()).toEqual(byRule.toSorted());
  expect([byRule.length > 10, byRule.length < 110]).toEqual([true, true]);
});
