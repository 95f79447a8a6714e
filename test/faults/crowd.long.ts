import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { aPlainGable } from './a-plain-gable.ts';

const megabytesOf = (pid: number): number => {
  const [, kilobytes = '0'] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
};

const open = (port: number, text: string) =>
  new Promise<Socket>((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text, () => resolve(socket)));
    socket.once('error', reject);
  });

/** Sends without end until the server stops it. Returns the answer and the number of accepted bytes. */
const pour = async (port: number, head: string, piece: string, limit: number) => {
  const socket = await open(port, head);
  let said = '';
  socket.on('data', (data) => {
    said += data;
  });
  let isOver = false;
  const over = new Promise<void>((resolve) => {
    for (const event of ['close', 'error', 'end'])
      socket.on(event, () => {
        isOver = true;
        resolve();
      });
  });
  let sent = 0;
  while (!isOver && !said && sent < limit) {
    sent += piece.length;
    if (!socket.write(piece)) await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), over]);
  }
  await Promise.race([over, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  socket.destroy();
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(said)?.[1]), sent };
};

test('a thousand that send slowly and bodies without end keep nobody out and fill no memory', async (context) => {
  context.skip(process.platform !== 'linux', 'memory is read from /proc');
  const { gable, headers } = await aPlainGable(() => ({}));
  const list = () => fetch(`${gable.url}/api/v1/esubmissions`, { headers });
  for (let round = 0; round < 20; round++) await (await list()).arrayBuffer();
  const before = megabytesOf(gable.pid);

  const slow = await Promise.all(
    Array.from({ length: 1_000 }, (_, index) =>
      open(gable.port, `POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nX-Slow: ${index}`),
    ),
  );
  onTestFinished(() => {
    for (const socket of slow) socket.destroy();
  });
  const answers = await Promise.all(Array.from({ length: 50 }, list));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const withSlow = megabytesOf(gable.pid);

  const { authorization } = headers;
  const line = (path: string, type: string) =>
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nAuthorization: ${authorization}\r\nContent-Type: ${type}\r\nTransfer-Encoding: chunked\r\n\r\n`;
  const chunk = (text: string) => `${text.length.toString(16)}\r\n${text}\r\n`;
  const json = line('/api/v1/document-rules', 'application/json') + chunk('{"documentId": "');
  const declared =
    'POST /api/v1/auth/login HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 3000000000\r\n\r\n';
  const piece = 'x'.repeat(65_536);
  expect(await pour(gable.port, json, chunk(piece), 1_200_000)).toMatchObject({ status: 413 });
  expect(await pour(gable.port, declared, piece, 0)).toMatchObject({ status: 413 });
  // Whoever is still sending when the connection is closed may not get to read why.
  const taken = [
    await pour(gable.port, json, chunk(piece), 300_000_000),
    await pour(gable.port, declared, piece, 300_000_000),
  ].map(({ sent }) => sent);
  const after = megabytesOf(gable.pid);
  console.warn(
    `${Math.round(before)} MB at rest, ${Math.round(withSlow)} MB with 1,000 slow clients, ${Math.round(after)} MB after ` +
      `endless bodies, of which ${taken.map((bytes) => Math.round(bytes / 1_048_576)).join(' and ')} MB were taken`,
  );
  expect(after - before).toBeLessThan(200);
  expect(Math.max(...taken)).toBeLessThan(50_000_000);
});
