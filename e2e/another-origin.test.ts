import { createServer } from 'node:http';
import { describe, expect, it } from 'vitest';
import { demoPassword } from '#demo/accounts.ts';
import { sampleInfo } from '#demo/sample.ts';
import { sharedGable } from './gable.ts';

const { visit, url, otherOrigin } = sharedGable();

/** What the browser says of a call with cookies, and of one that was refused. */
const isExpected = (line: string) => /blocked by CORS policy|ERR_FAILED|status( of)? 401/.test(line);

type Given = { url: string; login: object; info: object };

/** Runs in the page of the other origin: signs in, reads, changes and uploads by bearer. */
const inThePage = async ({ url, login, info }: Given) => {
  const send = (method: string, path: string, headers: Record<string, string>, body?: BodyInit) =>
    fetch(new URL(path, url), { method, headers, ...(body === undefined ? {} : { body }) });
  const json = { 'content-type': 'application/json' };
  const signedIn = await send('POST', '/api/v1/auth/login', json, JSON.stringify(login));
  const { token } = await signedIn.json();
  const own = { authorization: `Bearer ${token}` };
  const read = await send('GET', '/api/v1/esubmissions?pageSize=1', own);
  const key = { 'idempotency-key': crypto.randomUUID() };
  const made = await send('POST', '/api/v1/esubmissions', { ...own, ...json, ...key }, JSON.stringify(info));
  const { data } = await made.json();
  const saved = { ...info, eSubId: data.eSubId, lateReason: 'Keyed in late' };
  const changed = await send('PUT', '/api/v1/esubmissions', { ...own, ...json }, JSON.stringify(saved));

  const tus = { ...own, 'tus-resumable': '1.0.0' };
  const name = { 'upload-length': '5', 'upload-metadata': `filename ${btoa('note.txt')}` };
  const begun = await send('POST', '/media/v1/uploads', { ...tus, ...name });
  const piece = { ...tus, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' };
  const sent = await send('PATCH', begun.headers.get('location') ?? '/none', piece, '%PDF-');
  const file = await send('GET', `/api/v1/esubmissions/${data.eSubId}/download-summary`, own);

  const anonymous = await send('GET', '/api/v1/users/info', {});
  const withCookies = await fetch(new URL('/api/v1/users/info', url), { credentials: 'include', headers: own }).then(
    () => 'answered',
    () => 'stopped by the browser',
  );
  return {
    statuses: [signedIn, read, made, changed, begun, sent, file, anonymous].map(({ status }) => status),
    offset: sent.headers.get('upload-offset'),
    fileName: file.headers.get('content-disposition'),
    withCookies,
  };
};

describe('a front end that is served elsewhere', () => {
  it('signs in, reads, changes and uploads by bearer, and never by cookie', () =>
    visit(
      'another origin',
      1440,
      async ({ page }) => {
        const server = createServer((_, response) =>
          response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
        );
        await new Promise<void>((ready) => server.listen(Number(new URL(otherOrigin()).port), 'localhost', ready));
        try {
          await page.goto(otherOrigin());
          const given = {
            url: url(),
            login: { userName: 'hannah.lim', password: demoPassword },
            info: sampleInfo({ property: { ...sampleInfo().property, unit: '38-102' } }),
          };
          expect(await page.evaluate(inThePage, given)).toEqual({
            statuses: [200, 200, 200, 200, 201, 204, 200, 401],
            offset: '5',
            fileName: expect.stringContaining('attachment'),
            withCookies: 'stopped by the browser',
          });
          expect(await page.context().cookies()).toEqual([]);
        } finally {
          server.closeAllConnections();
          server.close();
        }
      },
      isExpected,
    ));
});
