import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { requireSteady } from './steady.ts';

const floor = { bytes: 1_000, everyMs: 100, mostMs: 600 };

/** Sends a body of chunks with a pause between them. Answers whether the connection was closed before its end. */
const send = async (port: number, chunks: number, size: number, pauseMs: number): Promise<boolean> => {
  const socket = connect(port, '127.0.0.1');
  let isClosed = false;
  socket
    .on('error', () => undefined)
    .on('close', () => {
      isClosed = true;
    });
  socket.write(
    `POST / HTTP/1.1\r\nHost: x\r\nContent-Type: application/octet-stream\r\nContent-Length: ${chunks * size}\r\n\r\n`,
  );
  for (let sent = 0; sent < chunks && !isClosed; sent++) {
    socket.write(Buffer.alloc(size));
    await sleep(pauseMs);
  }
  const before = isClosed;
  socket.destroy();
  return before;
};

it('ends a connection on which a body comes too slowly or for too long, and no other', async () => {
  const app = Fastify();
  onTestFinished(() => app.close());
  app.addContentTypeParser('*', (request, body, done) => {
    requireSteady(request, floor);
    body.resume().on('end', () => done(null, undefined));
  });
  app.post('/', () => 'ok');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  const [slow, long, steady, quick] = await Promise.all([
    send(port, 30, 1, 50),
    send(port, 30, 1_000, 50),
    send(port, 8, 2_000, 50),
    send(port, 1, 20_000, 1),
  ]);
  expect({ slow, long, steady, quick }).toEqual({ slow: true, long: true, steady: false, quick: false });
});
