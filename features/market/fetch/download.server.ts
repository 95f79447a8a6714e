import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

/** The most that a file of market data may have, in bytes, as it is sent: 200 MB. */
const largestFetched = 209_715_200;

const isLocal = ({ hostname }: URL): boolean => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Only https is allowed, and addresses of this machine only if the configured address is one, too. @throws Error for another address */
export const requireSafe = (address: string, configured: string, hosts: readonly string[]): void => {
  const url = new URL(address);
  const own = new URL(configured);
  const isKnown = url.hostname === own.hostname || hosts.includes(url.hostname);
  const isSafe = url.protocol === 'https:' || (isLocal(url) && isLocal(own) && url.protocol === 'http:');
  if (!isKnown || !isSafe) throw new Error(`it leads to ${url.hostname}, which MARKET_FETCH_HOSTS does not name`);
};

type Headers = Record<string, string>;
type How = { headers?: Headers; signal: AbortSignal };

/** The most that an answer about a file, or with a token, may have, in bytes. */
const largestAnswer = 1_000_000;

/** An answer in JSON. A redirect is an error: it would carry the key elsewhere. */
export const readJson = async (address: string, { headers = {}, signal }: How): Promise<unknown> => {
  const answer = await fetch(address, { headers, redirect: 'error', signal });
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  let text = '';
  const decoder = new TextDecoder();
  for await (const piece of answer.body ?? []) {
    text += decoder.decode(piece, { stream: true });
    if (text.length > largestAnswer) throw new Error('the answer is larger than 1 MB');
  }
  return JSON.parse(text);
};

/** Keeps an answer in a file. Answers its hash; breaks off when it is larger than any file of ours. */
export const download = async (address: string, path: string, { headers = {}, signal }: How): Promise<string> => {
  const answer = await fetch(address, { headers, redirect: 'error', signal });
  if (!answer.ok || !answer.body) throw new Error(`the server answered ${answer.status}`);
  const contentLength = Number(answer.headers.get('content-length') ?? 0);
  const tooLarge = () => new Error('the file is larger than 200 MB');
  if (contentLength > largestFetched) {
    await answer.body.cancel();
    throw tooLarge();
  }
  const hash = createHash('sha256');
  let bytes = 0;
  const limited = async function* (pieces: AsyncIterable<Uint8Array>) {
    for await (const piece of pieces) {
      bytes += piece.length;
      if (bytes > largestFetched) throw tooLarge();
      hash.update(piece);
      yield piece;
    }
  };
  await pipeline(answer.body as unknown as AsyncIterable<Uint8Array>, limited, createWriteStream(path));
  return hash.digest('hex');
};
