import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { Refusal } from '#platform/contract/refusal.ts';

/** Looks through the file at `path`; throws when it must not be kept. */
export type VirusScan = (path: string) => Promise<void>;

/** A scanner that says nothing for so long has lost the file: it is refused, and can be sent again. */
const silentMs = 30_000;

/**
 * Asks clamd about a file, by its INSTREAM command at `tcp://host:port` or `unix:/path`: each piece with its length before
 * it, an empty one at the end, then one line of answer. Refuses with `file.invalid` what is infected, and with
 * `file.unavailable` what could not be looked through: nothing is kept that nobody looked at.
 */
export const scanBy =
  (address: string): VirusScan =>
  async (path) => {
    const answer = await ask(address, path).catch((error: unknown) => {
      throw notScanned(error);
    });
    if (answer === 'stream: OK') return;
    const [, found] = /^stream: (.+) FOUND$/.exec(answer) ?? [];
    if (!found) throw notScanned(new Error(`clamd answered: ${answer}`));
    throw new Refusal(
      'file.invalid',
      `This file was not taken: the virus scanner found ${found} in it. Check your computer, then send a clean copy.`,
    );
  };

const ask = async (address: string, path: string): Promise<string> => {
  const socket = reach(address);
  socket.setTimeout(silentMs, () => socket.destroy(new Error(`clamd said nothing for ${silentMs} ms`)));
  // It may answer, and hang up, before it has read all: that answer counts, not the broken pipe.
  const answered = text(socket);
  const sent = send(socket, path);
  const [said, failure] = await Promise.allSettled([answered, sent]);
  if (said.status === 'fulfilled' && said.value) return said.value.replace(/\0$/, '').trim();
  throw said.status === 'rejected'
    ? said.reason
    : ((failure as PromiseRejectedResult).reason ?? new Error('no answer'));
};

const reach = (address: string): Socket => {
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
