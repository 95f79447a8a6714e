import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Refusal } from '#platform/contract/refusal.ts';
import { clockAt } from '../clock.ts';
import type { FileStore } from './file-store.ts';
import { openFileStore } from './open-file-store.ts';
import { sampleExe, samplePdf } from './sample-files.ts';
import { storeUpload } from './store-upload.ts';

const limit = 26_214_400;
let dataDir = '';
let files: FileStore;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'store-'));
  files = await openFileStore({ dataDir }, clockAt('2026-03-05T10:00:00Z'));
});
afterEach(() => rm(dataDir, { recursive: true }));

const stored = async () => {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => entry.name);
};

/** `size` bytes in pieces of 64 KB, made while they are asked for. */
async function* stream(size: number): AsyncGenerator<Uint8Array> {
  const piece = Buffer.alloc(65_536, 7);
  for (let bytesLeft = size; bytesLeft > 0; bytesLeft -= piece.length)
    yield piece.subarray(0, Math.min(bytesLeft, piece.length));
}

const keep = (bytes: Uint8Array) => files.write(Readable.from([bytes]), { maxBytes: limit });

const codeOf = async (work: Promise<unknown>) => {
  const error = await work.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  return error instanceof Refusal ? error.code : error;
};

describe('writing and reading', () => {
  it('gives back the bytes, their hash and their size under a key of its own', async () => {
    const bytes = randomBytes(300_000);
    const storedFile = await keep(bytes);
    expect(storedFile).toMatchObject({
      key: expect.stringMatching(/^2026\/03\/[0-9a-f-]{36}$/),
      size: 300_000,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      contentType: 'application/octet-stream',
    });
    expect(await buffer(await files.read(storedFile.key))).toEqual(bytes);
    expect((await stat(join(dataDir, 'files', storedFile.key))).mode & 0o777).toBe(0o600);
    expect(await stored()).toHaveLength(1);
  });

  it('removes, twice if need be', async () => {
    const { key } = await keep(Buffer.from('a'));
    expect(await files.exists(key)).toBe(true);
    await files.remove(key);
    await files.remove(key);
    expect(await files.exists(key)).toBe(false);
    expect(await codeOf(files.read(key))).toBe('file.missing');
  });

  it.each(['../../etc/passwd', '2026/03/../../x', '/etc/passwd', '', '.incoming/x', 'a\0b'])(
    'knows no key %j',
    async (key) => {
      expect(await files.exists(key)).toBe(false);
      expect(await codeOf(files.read(key))).toBe('file.missing');
      await files.remove(key);
    },
  );

  it('takes 50 files at once', async () => {
    const stored = await Promise.all(Array.from({ length: 50 }, (_, index) => keep(Buffer.from(`file ${index}`))));
    const read = await Promise.all(stored.map(async ({ key }) => (await buffer(await files.read(key))).toString()));
    expect(read).toEqual(stored.map((_, index) => `file ${index}`));
  });

  it('is well, and leaves no trace of having looked', async () => {
    await files.check();
    expect(await stored()).toEqual([]);
    await rm(join(dataDir, 'files', '.incoming'), { recursive: true });
    await expect(files.check()).rejects.toThrow('ENOENT');
  });
});

describe('the limit', () => {
  it('takes 25 MB to the byte', async () => {
    expect((await files.write(stream(limit), { maxBytes: limit })).size).toBe(limit);
  });

  it('refuses one byte more, and nothing remains', async () => {
    expect(await codeOf(files.write(stream(limit + 1), { maxBytes: limit }))).toBe('file.too-large');
    expect(await stored()).toEqual([]);
  });

  it('stops reading there: an endless source ends in a refusal, without being gathered in memory', async () => {
    let reads = 0;
    async function* endless() {
      for (;;) {
        reads += 1;
        yield Buffer.alloc(65_536);
      }
    }
    expect(await codeOf(files.write(endless(), { maxBytes: limit }))).toBe('file.too-large');
    expect(reads).toBe(limit / 65_536 + 1);
  });

  it('closes a file that it stops reading', async () => {
    const path = join(dataDir, 'long');
    await writeFile(path, Buffer.alloc(1_000_000));
    const source = createReadStream(path);
    expect(await codeOf(files.write(source, { maxBytes: 100_000 }))).toBe('file.too-large');
    expect(source.destroyed).toBe(true);
  });

  it('is told to the one who uploads, over the same connection', async () => {
    const server = createServer(async (incoming, answer) => {
      const code = await codeOf(files.write(incoming, { maxBytes: 100_000 }));
      answer.writeHead(code === 'file.too-large' ? 413 : 200, { connection: 'close' }).end();
    }).listen(0);
    await once(server, 'listening');
    const sent = request({ port: (server.address() as AddressInfo).port, method: 'POST' });
    sent.on('error', () => undefined); // the server closes while bytes are still on their way
    const pump = Readable.from(stream(5_000_000)).pipe(sent);
    const [answer] = await once(sent, 'response');
    expect(answer.statusCode).toBe(413);
    pump.destroy();
    server.closeAllConnections();
    server.close();
  });
});

describe('what goes wrong on the way', () => {
  it('leaves nothing when the source fails, and passes its error on', async () => {
    async function* torn() {
      yield Buffer.alloc(1_000_000);
      throw new Error('the client is gone');
    }
    await expect(files.write(torn(), { maxBytes: limit })).rejects.toThrow('the client is gone');
    expect(await stored()).toEqual([]);
  });

  it('leaves nothing when the stream is destroyed without an error', async () => {
    const source = new Readable({ read() {} });
    source.push(Buffer.alloc(1_000));
    const writing = files.write(source, { maxBytes: limit });
    setTimeout(() => source.destroy(), 50);
    await expect(writing).rejects.toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' });
    expect(await stored()).toEqual([]);
  });

  it('leaves nothing when a client hangs up in the middle of an upload', async () => {
    const failed = Promise.withResolvers<unknown>();
    const server = createServer((incoming) => {
      files.write(incoming, { maxBytes: limit }).then(failed.resolve, failed.resolve);
    }).listen(0);
    await once(server, 'listening');
    const port = (server.address() as AddressInfo).port;
    const sent = request({ port, method: 'POST', headers: { 'content-length': 1_000_000 } });
    sent.on('error', () => undefined);
    sent.write(Buffer.alloc(400_000));
    setTimeout(() => sent.destroy(), 50);
    expect(await failed.promise).toMatchObject({ code: 'ECONNRESET' });
    expect(await stored()).toEqual([]);
    server.close();
  });

  it('leaves nothing when the content is refused', async () => {
    const upload = { source: Readable.from([sampleExe()]), fileName: 'invoice.pdf', maxBytes: limit };
    expect(await codeOf(storeUpload(files, upload))).toBe('file.unsupported');
    expect(await stored()).toEqual([]);
  });

  it('clears what a process that was killed left a day ago, and not what is being written', async () => {
    const incoming = join(dataDir, 'files', '.incoming');
    await writeFile(join(incoming, 'old.part'), 'x');
    await writeFile(join(incoming, 'new.part'), 'x');
    await utimes(join(incoming, 'old.part'), new Date(), new Date(Date.now() - 25 * 3_600_000));
    await openFileStore({ dataDir });
    expect(await stored()).toEqual(['new.part']);
  });
});

it('stores an upload under its content’s type with its name for display', async () => {
  const upload = { source: Readable.from([samplePdf()]), fileName: 'C:\\scans\\租约.pdf', maxBytes: limit };
  expect(await storeUpload(files, upload)).toMatchObject({ fileName: '租约.pdf', contentType: 'application/pdf' });
});
