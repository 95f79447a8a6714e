import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, test } from 'vitest';
import { runningUrls } from '#platform/server/database/embedded/connect.ts';
import { aGable } from '../a-gable.ts';
import { plainClient } from './plain-client.ts';

/** Sends the beginning of a request and disconnects, at once or after the first bytes of the answer. */
const leave = (port: number, head: string, afterBytes: boolean) =>
  new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(head));
    socket.on('error', () => undefined);
    socket.on('close', () => resolve());
    if (afterBytes) socket.once('data', () => socket.resetAndDestroy());
    else setTimeout(() => socket.resetAndDestroy(), 30 + Math.random() * 50);
  });

const storedFiles = (dataDir: string) =>
  readdirSync(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

test('whoever goes in the middle of an upload or an export leaves no file, no cursor and no connection behind', async () => {
  const gable = await aGable();
  await gable.untilReady();
  const agent = await plainClient(gable.url, 'hannah.lim');
  const desk = await plainClient(gable.url, 'mei.tan');
  const before = storedFiles(gable.dataDir);

  const boundary = 'torn';
  const upload = [
    'POST /api/v1/esubmission-uploads HTTP/1.1',
    'Host: localhost',
    `Authorization: Bearer ${agent.token}`,
    `Content-Type: multipart/form-data; boundary=${boundary}`,
    'Content-Length: 5000000',
    '',
    `--${boundary}\r\nContent-Disposition: form-data; name="eSubId"\r\n\r\n${crypto.randomUUID()}`,
    `--${boundary}\r\nContent-Disposition: form-data; name="documentId"\r\n\r\nD-01`,
    `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 ${'x'.repeat(200_000)}`,
  ].join('\r\n');
  await Promise.all(Array.from({ length: 20 }, () => leave(gable.port, upload, false)));

  const head = (path: string) =>
    `GET ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${desk.token}\r\n\r\n`;
  for (let round = 0; round < 10; round += 1)
    for (const afterBytes of [true, false])
      await Promise.all([1, 2].map(() => leave(gable.port, head('/api/v1/esubmissions/export'), afterBytes)));

  const owner = new pg.Client({ connectionString: runningUrls(gable.dataDir).ownerUrl });
  await owner.connect();
  const open = async () =>
    (await owner.query(`SELECT query FROM pg_stat_activity WHERE state LIKE 'idle in transaction%'`)).rows;
  // A job may be between two statements when it is looked at, but not each time.
  await expect.poll(open, { timeout: 10_000, interval: 50 }).toEqual([]);
  await owner.end();
  expect(storedFiles(gable.dataDir)).toEqual(before);
  // The places that the broken exports held are free again.
  const twoExports = () =>
    Promise.all(
      [1, 2].map(async () => {
        const answer = await fetch(`${gable.url}/api/v1/esubmissions/export`, { headers: desk.headers });
        await answer.arrayBuffer();
        return answer.status;
      }),
    );
  await expect.poll(twoExports, { timeout: 15_000, interval: 500 }).toEqual([200, 200]);
  const answers = await Promise.all(
    Array.from({ length: 30 }, () => fetch(`${gable.url}/api/v1/esubmissions`, { headers: desk.headers })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
});
