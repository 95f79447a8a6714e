import { expect, it } from 'vitest';
import { answerOf } from './send.ts';

const call = {
  name: 'esubmission.create',
  method: 'POST',
  address: '/x',
  message: '',
  broken: 'Has something error !',
};
const answer = (status: number, body: object) =>
  answerOf(call, new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } }));
const failed = { success: false, data: null };

it('a failure on our side has the feature’s words, and beneath them the number in the log', async () => {
  const errors = [{ message: 'Something went wrong on our side.' }];
  await expect(answer(500, { ...failed, errors, reference: '0190abcd-1234' })).rejects.toThrow(
    'Has something error !\nReference 0190abcd',
  );
});

it('a refusal has its own words', async () => {
  await expect(answer(409, { ...failed, errors: [{ message: 'The case is locked' }] })).rejects.toThrow(
    'The case is locked',
  );
});

it('an answer that can’t be read has the feature’s words', async () => {
  await expect(answerOf(call, new Response('<html>', { status: 502 }))).rejects.toThrow('Has something error !');
});
