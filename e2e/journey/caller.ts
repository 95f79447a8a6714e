import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { demoPassword } from '#demo/accounts.ts';
import type { Caller } from '#test/esubmissions.ts';

type Session = Pick<Page, 'request'>;

/** Calls in the session of a page, to prepare data without the user interface. */
export const callerOf = ({ request }: Session): Caller => {
  const call = async (method: string, url: string, sent: object = {}) => {
    const headers = { 'x-requested-with': 'gable', ...(method === 'GET' ? {} : { 'idempotency-key': randomUUID() }) };
    const answer = await request.fetch(url, { method, headers, ...sent });
    return { status: answer.status(), body: await answer.json() };
  };
  return {
    get: (url) => call('GET', url),
    post: (url, data = {}) => call('POST', url, { data }),
    put: (url, data = {}) => call('PUT', url, { data }),
    upload: (url, fields, { name, bytes }) =>
      call('POST', url, { multipart: { ...fields, file: { name, mimeType: 'application/pdf', buffer: bytes } } }),
  };
};

/** Signs in by a call: the session is the one of the page. Other tests use the sign-in page. */
export const signInByCall = async (session: Session, userName: string): Promise<Caller> => {
  const caller = callerOf(session);
  const { status } = await caller.post('/api/v1/auth/login', { userName, password: demoPassword });
  if (status !== 200) throw new Error(`${userName} could not sign in: ${status}`);
  return caller;
};

/** Signs in by a call, then opens a page. */
export const enter = async (page: Page, userName: string, path: string) => {
  await signInByCall(page, userName);
  await page.goto(path);
};

/** The answer of a call that must succeed. */
export const must = async (answer: ReturnType<Caller['get']>) => {
  const { status, body } = await answer;
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
  return body.data;
};

/** Shows cards of the home page that start off. */
export const showCards = async (caller: Caller, shown: string[]) => {
  const { layout } = await must(caller.get('/api/v1/dashboard'));
  await must(caller.put('/api/v1/dashboard/layout', { ...layout, shown }));
};
