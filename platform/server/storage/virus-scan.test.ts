import { readdir } from 'node:fs/promises';
import { createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeDataDir } from '#test/gable-process.ts';
import { openFileStore } from './open-file-store.ts';
import { samplePdf } from './sample-files.ts';
import { storeUpload } from './store-upload.ts';

// In two parts: a scanner on a developer's machine would take this file away.
const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;
const limit = 10_000_000;

/** What an INSTREAM command carried, once its empty piece has come. */
const contentOf = (sent: Buffer): Buffer | undefined => {
  const pieces: Buffer[] = [];
  for (let at = 'zINSTREAM\0'.length; at + 4 <= sent.length; ) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(pieces);
    pieces.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return undefined;
};

/** Answers as clamd does: with a verdict, with its size limit before it has read everything, or with nothing useful. */
const answerTo = (socket: Socket) => {
  let sent = Buffer.alloc(0);
  const answer = (line: string) => socket.end(`${line}\0`);
  socket.on('error', () => undefined);
  socket.on('data', (bytes: Buffer) => {
    sent = Buffer.concat([sent, bytes]);
    if (!sent.subarray(0, 10).equals(Buffer.from('zINSTREAM\0'))) return answer('UNKNOWN COMMAND');
    if (sent.length > limit) return answer('INSTREAM size limit exceeded. ERROR');
    const content = contentOf(sent);
    if (content) return answer(content.includes(eicar) ? 'stream: Eicar-Test-Signature FOUND' : 'stream: OK');
  });
};

let folder: string;
let clamd: Server;
let clamdUrl: string;

beforeAll(async () => {
  folder = makeDataDir();
  clamdUrl = `unix:${join(folder, 'clamd.sock')}`;
  clamd = createServer({ allowHalfOpen: true }, answerTo);
  await new Promise<void>((resolve) => clamd.listen(join(folder, 'clamd.sock'), resolve));
});
afterAll(() => new Promise((resolve) => clamd.close(resolve)));

const upload = async (bytes: Buffer, url = clamdUrl) => {
  const files = await openFileStore({ dataDir: folder, clamdUrl: url });
  return storeUpload(files, { source: Readable.from([bytes]), fileName: 'option.pdf', maxBytes: 26_214_400 });
};

/** A PDF with something behind its end, as many bytes long as that makes it. */
const pdfWith = (more: string | Buffer) => Buffer.concat([samplePdf(), Buffer.from(more)]);

const storedFiles = async () =>
  (await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })).filter((each) => each.isFile());

describe('a virus scanner', () => {
  it('lets through what is clean, however many pieces it comes in', async () => {
    for (const bytes of [samplePdf(), pdfWith(Buffer.alloc(3_000_000, 32))]) {
      expect(await upload(bytes)).toMatchObject({ size: bytes.length, contentType: 'application/pdf' });
    }
  });

  it('keeps out what is infected, names it, and leaves nothing behind', async () => {
    const before = await storedFiles();
    await expect(upload(pdfWith(eicar))).rejects.toMatchObject({
      code: 'file.invalid',
      message: expect.stringContaining('found Eicar-Test-Signature in it'),
    });
    expect(await storedFiles()).toEqual(before);
  });

  it('that can’t be reached, or can’t tell, lets nothing through', async () => {
    const refusal = { code: 'file.unavailable', retryAfter: 60 };
    await expect(upload(samplePdf(), `unix:${join(folder, 'nobody.sock')}`)).rejects.toMatchObject(refusal);
    await expect(upload(samplePdf(), 'tcp://127.0.0.1:1')).rejects.toMatchObject(refusal);
    const tooLarge = upload(pdfWith(Buffer.alloc(limit, 32)));
    await expect(tooLarge).rejects.toMatchObject({
      ...refusal,
      cause: { message: 'clamd answered: INSTREAM size limit exceeded. ERROR' },
    });
    expect((await storedFiles()).length).toBe(2);
  });
});
