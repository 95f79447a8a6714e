import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { CallFailure, offlineFailure } from '#platform/web/api/failure.ts';
import type { Answers, AskedQuestion, Questions } from '../answering/asked.calls.ts';
import { type Drafts, makeAnswers, withDrafts } from './answers.web.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const words = { en: '', local: '' };
const question = (code: string, value = ''): AskedQuestion => ({
  code,
  question: words,
  help: words,
  kind: 'YN',
  choices: [],
  isRequired: true,
  opens: [],
  answer: { value, detail: '', remark: '', files: [] },
});
const questions = (seen: string, values: Record<string, string> = {}): Questions => ({
  language: 'en',
  title: '',
  about: '',
  recipient: '',
  sections: [{ key: '1', title: words, seen, questions: ['a', 'b'].map((code) => question(code, values[code])) }],
  answered: 0,
  answeredOf: 2,
  finishedAt: null,
});
const codesOf = (answers: Answers) => answers.map(({ code, value }) => `${code}${value}`).join();

/** Answers, and what was sent of them: the section as it was seen, and its answers. */
const aPage = (answers: (() => Promise<Questions>)[], drafts: Drafts = {}) => {
  const sent: string[] = [];
  const kept: Drafts[] = [];
  const here = makeAnswers(questions('0'), { drafts, keep: (each) => kept.push(each) }, (_, seen, given) => {
    sent.push(`${seen} ${codesOf(given)}`);
    return answers.shift()?.() ?? Promise.reject(offlineFailure());
  });
  const tap = (code: string, value: string) => here.answer(question(code), { value });
  const values = () =>
    withDrafts(here.get().questions.sections, here.get().drafts)[0]?.questions.map(({ answer }) => answer.value);
  return { here, sent, kept, tap, values };
};

it('saves what was tapped at once, once the finger rests', async () => {
  const { sent, tap, here } = aPage([async () => questions('1', { a: 'Y', b: 'N' })]);
  tap('a', 'Y');
  await vi.advanceTimersByTimeAsync(200);
  tap('b', 'N');
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(600);
  expect(sent).toEqual(['0 aY,bN']);
  expect(here.get()).toMatchObject({ standing: 'saved', drafts: {} });
});

it('saves after that what was tapped while it saved, as the section is then', async () => {
  let answer = (_: Questions) => {};
  const first = new Promise<Questions>((resolve) => {
    answer = resolve;
  });
  const { sent, tap, here } = aPage([() => first, async () => questions('2', { a: 'Y', b: 'Y' })]);
  tap('a', 'Y');
  const all = here.flush();
  tap('b', 'Y');
  answer(questions('1', { a: 'Y' }));
  expect(await all).toBe(true);
  expect(sent).toEqual(['0 aY', '1 bY']);
});

it('keeps what can’t be sent, and sends it again', async () => {
  const { sent, kept, tap, here, values } = aPage([
    () => Promise.reject(offlineFailure()),
    async () => questions('1', { a: 'Y' }),
  ]);
  tap('a', 'Y');
  expect(await here.flush()).toBe(false);
  expect(here.get().standing).toBe('offline');
  expect(kept.at(-1)).toMatchObject({ a: { value: 'Y' } });
  expect(values()).toEqual(['Y', '']);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toEqual(['0 aY', '0 aY']);
  expect(kept.at(-1)).toEqual({});
});

it('begins with what was kept', async () => {
  const { here, sent } = aPage([async () => questions('1')], { b: { value: 'N', detail: '', remark: '' } });
  await here.flush();
  expect(sent).toEqual(['0 bN']);
});

it('shows the section as it is where another tab was first, and says so', async () => {
  const now = questions('7', { a: 'N' });
  const stale = new CallFailure(409, [{ message: 'Elsewhere', code: 'answers.stale' }], now);
  const { tap, here, values } = aPage([() => Promise.reject(stale)]);
  tap('a', 'Y');
  expect(await here.flush()).toBe(false);
  expect(here.get().standing).toBe('elsewhere');
  expect(values()).toEqual(['N', '']);
});

it('keeps what the server refuses on the page, with its reason', async () => {
  const refused = new CallFailure(400, [{ message: 'Too long', code: 'answers.invalid', field: 'a' }]);
  const { tap, here, values } = aPage([() => Promise.reject(refused)]);
  tap('a', 'Y');
  await here.flush();
  expect(here.get()).toMatchObject({ standing: 'refused', failure: refused });
  expect(values()).toEqual(['Y', '']);
});
