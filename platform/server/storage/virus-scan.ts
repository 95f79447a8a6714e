import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Refusal } from '#platform/contract/refusal.ts';

/** Scans the file at `path`; throws when it must not be stored. */
export type VirusScan = (path: string) => Promise<void>;

/** A scanner that sends nothing for this long has failed: the file is refused, and can be sent again. */
const silentMs = 30_000;

/**
 * Scans a file with clamd, by its INSTREAM command at `tcp://host:port` or `unix:/path`: each piece with its length before
 * it, an empty piece at the end, then one line of answer. Refuses an infected file with `file.invalid`, and a file that
 * could not be scanned with `file.unavailable`: no file is stored without a scan.
 */
export const scanBy =
  (address: string): VirusScan =>
  async (path) => {
    const answer = await ask(address, path).catch((error: unknown) => {
      throw notScanned(error);
    });
    if (answer === 'stream: OK') return;
    const [, virus] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (!virus) throw notScanned(new Error(`clamd answered: ${answer}`));
    throw new Refusal(
      'file.invalid',
      `This file was not taken: the virus scanner found ${virus} in it. Check your computer, then send a clean copy.`,
    );
  };

const ask = async (address: string, path: string): Promise<string> => {
  const socket = connectTo(address);
  socket.setTimeout(silentMs, () => socket.destroy(new Error(`clamd said nothing for ${silentMs} ms`)));
  // clamd may answer and close before it has read everything. Then its answer counts, not the error of the closed socket.
  const answered = text(socket);
  const sent = send(socket, path);
  const [received, failure] = await Promise.allSettled([answered, sent]);
  if (received.status === 'fulfilled' && received.value) return received.value.replace(/\0$/, '').trim();
  throw received.status === 'rejected'
    ? received.reason
    : ((failure as PromiseRejectedResult).reason ?? new Error('no answer'));
};

const connectTo = (address: string): Socket => {
  const { protocol, hostname, port, pathname } = new URL(address);
  return protocol === 'unix:' ? connect(pathname) : connect(Number(port || 3310), hostname);
};

async function send(socket: Socket, path: string): Promise<void> {
  const write = (bytes: Uint8Array) =>
    new Promise<void>((resolve, reject) => socket.write(bytes, (error) => (error ? reject(error) : resolve())));
  await write(Buffer.from('zINSTREAM\0'));
  for await (const piece of createReadStream(path) as AsyncIterable<Buffer>) {
    await write(lengthOf(piece.length));
    await write(piece);
  }
  await write(lengthOf(0));
}

const lengthOf = (bytes: number): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
};

const notScanned = (cause: unknown) =>
  Object.assign(
    new Refusal('file.unavailable', 'Files can’t be checked for viruses just now. Please try again in a minute.', {
      retryAfter: 60,
    }),
    { cause },
  );
