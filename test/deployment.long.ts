import { spawnSync } from 'node:child_process';
import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { samplePdf } from '#platform/server/storage/sample-files.ts';
import { type BrowserLike, browserLike, type Received } from './deployment/browser-like.ts';
import { debianPostgres } from './deployment/debian-postgres.ts';
import { caddyBefore, nginxBefore } from './deployment/proxies.ts';
import { aSite, type Site } from './deployment/site.ts';
import { anEsubmission } from './esubmissions.ts';

/** docs/operations.md tried as it is written: roles, proxy, mail, bucket, two servers, on what Debian has. */

const password = 'another grey heron walks';
const has = (program: string) => spawnSync(program, ['--help'], { stdio: 'ignore' }).error === undefined;

const must = ({ status, body }: Received) => {
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};

/** By password and the code that is mailed. */
const signIn = async (client: BrowserLike, { mailTo }: Site, userName: string, email: string) => {
  const begun = must(await client.post('/api/auth/init-login-session', { userName, password }));
  const { loginSessionId } = begun;
  must(await client.post('/api/v1/auth/request-otp', { loginSessionId, channel: 'EMAIL' }));
  const [, code] = /^\s+(\d{6})$/m.exec(await mailTo(email, 'Your code to sign in to Gable')) ?? [];
  const forged = { 'x-forwarded-for': '6.6.6.6' };
  const entered = await client.send('POST', '/api/v1/auth/verify-otp', {
    body: { loginSessionId, code },
    headers: forged,
  });
  must(entered);
  return entered;
};

/** Nothing else is open to an administrator before they have an app. */
const setUpApp = async (client: BrowserLike) => {
  expect((await client.get('/api/v1/users/sessions')).status).toBe(403);
  const { secret } = must(await client.post('/api/v1/users/authenticator', {}));
  must(await client.post('/api/v1/users/authenticator/confirm', { code: new TOTP({ secret }).generate() }));
};

const firstVisit = async (admin: BrowserLike, invited: BrowserLike, { mailTo }: Site) => {
  const email = 'siti@example.com';
  const siti = { userName: 'siti', name: 'Siti Nurhaliza', email, role: 'salesperson', registrationNo: 'R061840B' };
  must(await admin.post('/api/v1/users/invitations', siti));
  const [link = ''] = /https:\/\/\S+/.exec(await mailTo(email, 'Your account in Gable')) ?? [];
  expect(link).toMatch(/^https:\/\/gable\.example\.com\//);
  const token = new URL(link).searchParams.get('token');
  const { notice } = must(await invited.post('/api/v1/users/init-account/open', { token }));
  const choice = { token, isMe: true, password, channel: 'EMAIL', noticeVersion: notice.version, acceptsNotice: true };
  must(await invited.post('/api/v1/users/init-account', choice));
};

/** As a page sends a file: in pieces, then attached by its id. */
const sendInPieces = async (client: BrowserLike, bytes: Buffer, attach: Record<string, string>) => {
  const tus = { 'tus-resumable': '1.0.0' };
  const begun = await client.send('POST', '/media/v1/uploads', {
    headers: {
      ...tus,
      'upload-length': String(bytes.length),
      'upload-metadata': `filename ${Buffer.from('a large option.pdf').toString('base64')}`,
    },
  });
  expect(begun.status).toBe(201);
  const location = String(begun.headers.location);
  const size = 4_000_000;
  for (let offset = 0; offset < bytes.length; offset += size) {
    const piece = await client.send('PATCH', location, {
      bytes: bytes.subarray(offset, offset + size),
      headers: { ...tus, 'upload-offset': String(offset), 'content-type': 'application/offset+octet-stream' },
    });
    expect(piece.status).toBe(204);
  }
  const uploadId = location.split('/').at(-1);
  return must(await client.post('/api/v1/esubmission-uploads', { uploadId, ...attach }));
};

test.each([
  ['nginx', nginxBefore],
  ['caddy', caddyBefore],
])('two servers behind %s on Debian’s PostgreSQL, with mail and a bucket', async (proxy, before) => {
  if (!debianPostgres || process.getuid?.() !== 0 || !has(proxy)) {
    console.warn(`Not tried: it takes root, Debian’s postgresql and ${proxy}.`);
    return;
  }
  const site = await aSite(debianPostgres, password);
  const front = await before(site.servers.map(({ port }) => port));
  const admin = browserLike(front, '127.0.0.2');
  await expect
    .poll(
      () =>
        admin.get('/ready').then(
          ({ status }) => status,
          () => 0,
        ),
      { timeout: 20_000 },
    )
    .toBe(200);
  const page = await admin.get('/');
  expect(page.bytes.toString()).toContain('<div id="root"');
  expect(page.headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');

  const entered = await signIn(admin, site, 'grace', 'grace@example.com');
  expect(String(entered.headers['set-cookie'])).toMatch(/authToken=.*HttpOnly.*Secure/);
  await setUpApp(admin);
  const [here] = must(await admin.get('/api/v1/users/sessions'));
  expect(here.address).toBe('127.0.0.2');

  const agent = browserLike(front, '127.0.0.3');
  await firstVisit(admin, agent, site);
  await signIn(agent, site, 'siti', 'siti@example.com');
  const cookie = { cookie: `authToken=${agent.jar.get('authToken')}` };
  const atEach = (path: string) =>
    Promise.all(site.servers.map(({ url }) => fetch(url + path, { headers: cookie }).then(({ status }) => status)));
  expect(await atEach('/api/v1/users/info')).toEqual([200, 200]);

  const { eSubId, fileIds } = await anEsubmission(agent);
  const large = Buffer.concat([samplePdf(), Buffer.alloc(11_000_000, ' ')]);
  const { fileId } = await sendInPieces(agent, large, { eSubId, documentId: 'D-01' });
  expect((await agent.get(`/media/v1/documents/${fileId}/download`)).bytes.equals(large)).toBe(true);
  expect((await agent.get(`/media/v1/documents/${fileIds[0]}/download`)).bytes.equals(samplePdf())).toBe(true);
  expect(await atEach(`/media/v1/documents/${fileId}/download`)).toEqual([200, 200]);
  expect(site.bucket.count()).toBe(fileIds.length + 1);

  must(await agent.post('/api/v1/auth/logout'));
  expect(await atEach('/api/v1/users/info')).toEqual([401, 401]);

  site.servers[0].signal('SIGKILL');
  await site.servers[0].exited;
  must(await admin.get('/api/v1/users/info'));
  must(await admin.post('/api/v1/auth/logout'));
  expect((await admin.get('/api/v1/users/info')).status).toBe(401);
});
