import { afterEach, expect, it, vi } from 'vitest';
import type { Call } from '../api/client.ts';
import { readAllAgain, readOf } from './reads.ts';

const call = { name: 'signing.state', method: 'GET', address: '/api/v1/state', message: '', broken: '' } as Call;
const answer = (data: unknown) => new Response(JSON.stringify({ success: true, data }), { status: 200 });
const refusal = () => new Response(JSON.stringify({ success: false, errors: [{ message: 'Gone.' }] }), { status: 404 });
afterEach(() => vi.unstubAllGlobals());

/** Each test reads another input, as all reads of a page are shared. */
const read = (token: string) => readOf(call, { query: { token } } as never);

it('reads once for all who show it, and keeps what it has when the next time fails', async () => {
  const fetch = vi.fn(async () => answer('sent'));
  vi.stubGlobal('fetch', fetch);
  const one = read('one');
  await Promise.all([one.run(), read('one').run()]);
  expect([one.answer, fetch.mock.calls.length]).toEqual([{ data: 'sent' }, 1]);
  fetch.mockImplementation(async () => refusal());
  await one.run();
  expect(one.answer).toMatchObject({ data: 'sent', error: { status: 404 } });
});

it('after a change reads what is shown anew, though it is being read, and the rest when it is shown', async () => {
  const answers = ['before', 'after'];
  vi.stubGlobal('fetch', async () => answer(answers.shift()));
  const [shown, hidden] = [read('shown'), read('hidden')];
  const close = shown.subscribe(() => undefined);
  void shown.run();
  await readAllAgain();
  close();
  expect([shown.answer, hidden.answer, hidden.at]).toEqual([{ data: 'after' }, {}, 0]);
});
