import { readdirSync } from 'node:fs';
import { request } from 'node:http';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { sampleParties } from '#demo/sample.ts';
import { addressOf, changes, type Endpoint } from '#platform/contract/endpoint.ts';
import { nilFileId } from '#platform/contract/files.ts';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { contracts } from '../apps/contracts.ts';
import { makeDemoDir } from './a-gable.ts';
import { holes } from './attack/holes.ts';
import { anEsubmission } from './esubmissions.ts';
import { plainClient } from './faults/plain-client.ts';
import { freePort, type GableProcess, launchGable, removeDataDir } from './gable-process.ts';

/** Tests what a server exposes beside its answers: headers, cookies, error messages, log lines. */

const origin = 'https://gable.example.com';
let gable: GableProcess;
let agent: Awaited<ReturnType<typeof plainClient>>;
let fileId = '';

beforeAll(async () => {
  const dataDir = await makeDemoDir();
  gable = launchGable({
    dataDir,
    port: await freePort(),
    env: { PUBLIC_URL: origin, LOG_LEVEL: 'debug' },
  });
  await gable.untilReady();
  agent = await plainClient(gable.url, 'hannah.lim');
  fileId = (await anEsubmission(agent)).fileIds[0] ?? '';
  return async () => {
    await gable.stop();
    await removeDataDir(dataDir);
  };
});

type Sent = { method?: string; headers?: Record<string, string>; body?: string };
type Received = { status: number; headers: Record<string, string | string[] | undefined>; body: string };

/** Sends a request by node:http, because fetch supports neither TRACE nor a path with `..`. */
const send = (path: string, { method = 'GET', headers = {}, body }: Sent = {}): Promise<Received> =>
  new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port: gable.port, path, method, headers }, (answer) => {
      let text = '';
      answer.on('data', (piece) => {
        text += piece;
      });
      answer.on('error', () => undefined);
      // An answer that is cut off also ends here.
      answer.on('close', () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: text }));
    });
    call.on('error', reject);
    call.setTimeout(20_000, () => call.destroy(new Error(`${method} ${path} had no answer`)));
    call.end(body);
  });

const calls: [string, Endpoint][] = Object.entries(contracts).flatMap(([feature, contract]) =>
  Object.entries(contract).map(([key, call]): [string, Endpoint] => [`${feature}.${key}`, call]),
);
const pathOf = (call: Endpoint) => addressOf(call).replace(/\{\w+\}/g, nilFileId);
const asset = () => readdirSync(fileURLToPath(new URL('../dist/web/assets', import.meta.url)))[0] ?? '';

describe('every answer', () => {
  const others: [string, string, Sent?][] = [
    ['the first page', '/'],
    ['a screen', '/e-submission'],
    ['a script', '/assets/{asset}'],
    ['what is no call', '/api/v1/nothing'],
    ['a path that can’t be read', '/api/%'],
    ['life', '/health'],
    ['readiness', '/ready'],
    ['the API document', '/docs/json'],
    ['the page of the API document', '/docs/'],
    ['an upload that is nobody’s', `/media/v1/uploads/${nilFileId}`, { method: 'HEAD' }],
    ['a stored file', '/media/v1/documents/{file}/download'],
    ['too large a body', '/api/v1/auth/login', { method: 'POST', body: 'x'.repeat(1_200_000) }],
    [
      'another kind of body',
      '/api/v1/auth/login',
      { method: 'POST', body: 'a=1', headers: { 'content-type': 'text/plain' } },
    ],
    ['TRACE', '/api/v1/esubmissions', { method: 'TRACE', headers: { 'x-mark': 'echo-me' } }],
  ];
  const table: [string, string, Sent][] = [
    ...others.map(([name, path, sent]): [string, string, Sent] => [name, path, sent ?? {}]),
    ...calls.map(([name, call]): [string, string, Sent] => [name, pathOf(call), { method: call.method }]),
  ];

  test.each(table)('%s carries its guards', async (_, path, sent) => {
    const address = path.replace('{asset}', asset()).replace('{file}', fileId);
    for (const headers of [sent.headers ?? {}, { ...sent.headers, ...agent.headers }]) {
      if (address.endsWith('/logout')) continue;
      const { status, headers: heard, body } = await send(address, { ...sent, headers });
      expect(heard['x-content-type-options'], `${status}`).toBe('nosniff');
      expect(heard['x-frame-options']).toBe('DENY');
      expect(heard['referrer-policy']).toMatch(/^(no-referrer|same-origin)$/);
      expect(heard['cross-origin-opener-policy']).toBe('same-origin');
      expect(heard['cross-origin-resource-policy']).toBe('same-origin');
      expect(heard['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
      expect(heard['access-control-allow-origin']).toBeUndefined();
      expect([heard.server, heard['x-powered-by']]).toEqual([undefined, undefined]);
      const policy = String(heard['content-security-policy']);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).toMatch(/default-src 'none'|object-src 'none'/);
      expect(policy).not.toMatch(/'unsafe-inline'|'unsafe-eval'|\*/);
      if (!address.startsWith('/assets/')) expect(heard['cache-control']).toMatch(/no-store|no-cache/);
      if (body) expect(heard['content-type']).toMatch(/charset=utf-8|^(application|image)\/(?!json|javascript|xml)/);
      expect(body).not.toContain('echo-me');
    }
  });

  test.each([
    '/.git/config',
    '/..%2f..%2fpackage.json',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/.env',
  ])('%s leads nowhere', async (path) => {
    const { status, body } = await send(path, { headers: agent.headers });
    if (path.startsWith('/api/')) expect(status).toBe(404);
    expect(body).not.toMatch(/\[core\]|"dependencies"|DATABASE_URL/);
  });
});

test('none of the holes that scanners are tried on is there', async () => {
  for (const { path } of holes) expect((await send(path, { headers: agent.headers })).status, path).toBe(404);
});

describe('another site', () => {
  test.each(calls.filter(([, call]) => changes(call)))('can’t make a browser call %s', async (_, call) => {
    const cookie = `authToken=${agent.token}`;
    const json = { 'content-type': 'application/json' };
    const shots: Record<string, string>[] = [
      { cookie, ...json },
      { cookie, ...json, origin: 'https://evil.example' },
      { cookie, ...json, origin: 'https://evil.example', 'x-requested-with': 'gable' },
      { cookie, ...json, origin: 'null', 'x-requested-with': 'gable' },
      { cookie, ...json, 'sec-fetch-site': 'cross-site', 'x-requested-with': 'gable' },
      { cookie, 'content-type': 'text/plain', origin: 'https://evil.example' },
      { cookie, 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
    ];
    for (const headers of shots) {
      // One without a body is not even read.
      const [body, refused] = call.method === 'DELETE' ? [{}, [400, 403, 415]] : [{ body: '{}' }, [403, 415]];
      const { status } = await send(pathOf(call), { method: call.method, headers, ...body });
      expect(refused, headers.origin).toContain(status);
    }
  });

  test('gets no session cookie along', async () => {
    const answer = await send('/api/v1/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ userName: 'rajesh.kumar', password: 'gable-demo-2026' }),
    });
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    for (const attribute of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Path=/']) expect(cookie).toContain(attribute);
    expect(cookie).not.toContain('Domain');
  });
});

describe('an error inside', () => {
  test('says nothing of the database or the code', async () => {
    const owner = new pg.Client({ connectionString: runningUrls(gable.dataDir).ownerUrl });
    await owner.connect();
    onTestFinished(() => owner.end());
    const tables = ['esubmission', 'esubmission_party', 'stored_file', 'setting', 'doc_rule'];
    for (const table of tables) await owner.query(`ALTER TABLE ${table} RENAME TO ${table}_away`);
    try {
      for (const [name, call] of calls) {
        if (changes(call)) continue;
        const { status, body } = await send(pathOf(call), { headers: agent.headers });
        expect(body, `${name} ${status}`).not.toMatch(
          /relation|does not exist|select |syntax|\.ts:|node_modules|\bat \//i,
        );
      }
      const { status, body } = await send('/api/v1/esubmissions', { headers: agent.headers });
      expect(status).toBe(500);
      expect(JSON.parse(body).errors[0].message).toContain('Something went wrong on our side');
    } finally {
      for (const table of tables) await owner.query(`ALTER TABLE ${table}_away RENAME TO ${table}`);
    }
  });
});

describe('the log', () => {
  test('says who did what, and has no personal data', async () => {
    const marks = [
      'S7654321B',
      'Tan Secret Name',
      'wrong-secret-password',
      'secret.user.name',
      'FORGED-LINE',
      '91234567',
    ];
    const [number, name, password, userName, forged, phone] = marks;
    const party = { ...sampleParties()[0], name: `${name}\r\n${forged}`, idNumber: number, phone };
    const { eSubId, version } = await anEsubmission(agent, { status: 'draft' });
    await agent.post('/api/v1/related-parties', { ...party, eSubId, version });
    await agent.get(`/api/v1/esubmissions?search=${encodeURIComponent(`${number} ${forged}`)}`);
    await agent.get(`/api/v1/esubmissions/${number}/summary`);
    await agent.get(`/api/v1/esubmissions/${eSubId}/summary`);
    await agent.get(`/${encodeURIComponent(`${number}\r\n${forged}`)}`).catch(() => undefined);
    const json = { 'content-type': 'application/json' };
    await send('/api/v1/auth/login', { method: 'POST', headers: json, body: JSON.stringify({ userName, password }) });
    await send('/api/v1/users/info', {
      headers: { authorization: `Bearer ${forged}-not-a-session-token`, 'user-agent': `${forged} agent` },
    });
    await send('/api/v1/document-rules', { headers: agent.headers });

    const said = gable.output();
    for (const mark of [...marks, agent.token]) expect(said).not.toContain(mark);
    const lines = said
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line) => JSON.parse(line));
    const ofCall = (call: string, status: number) =>
      lines.filter((line) => line.call === call && line.status === status).at(-1);
    expect(ofCall('esubmission.addParty', 400) ?? ofCall('esubmission.addParty', 200)).toMatchObject({
      method: 'POST',
    });
    expect(ofCall('esubmission.summary', 200)).toMatchObject({ ids: [eSubId] });
    expect(ofCall('identity.login', 403)).toMatchObject({
      method: 'POST',
      request: expect.stringMatching(/^[\w-]{36}$/),
    });
    const { body } = await agent.get('/api/v1/users/info');
    expect(ofCall('esubmission.documentRules', 403)).toMatchObject({ who: body.data.userId, time: expect.any(String) });
  });
});
