import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import { aCaseOf, aSubmittedCase, cases, move } from '../rig/moves.ts';

const app = await testApp();
const hannah = await app.letIn(await app.aSalesperson());
const removed = async (eSubId: string) => {
  const { status, body } = await hannah.delete(`${cases}?id=${eSubId}`);
  return [status, body.errors[0]?.message.replace(/ES-[\d-]+/, 'ES')];
};

it('a draft is deleted; what is submitted can be cancelled, and what is cancelled stays', async () => {
  expect(await removed((await aCaseOf(hannah, 'draft')).eSubId)).toEqual([200, undefined]);
  const { eSubId } = await aSubmittedCase(hannah);
  expect(await removed(eSubId)).toEqual([
    409,
    'Only your own draft can be deleted. ES is submitted: cancel it instead.',
  ]);
  expect((await move(hannah, eSubId, 4, 'The buyer withdrew')).status).toBe(200);
  expect(await removed(eSubId)).toEqual([
    409,
    'Only your own draft can be deleted. ES is cancelled and stays on record.',
  ]);
});
