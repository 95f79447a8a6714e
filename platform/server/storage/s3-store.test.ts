import { createHash, randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openFileStore } from './open-file-store.ts';
import { sampleExe, samplePdf } from './sample-files.ts';
import { storeUpload } from './store-upload.ts';
import { sweepOrphans } from './sweep-orphans.ts';

let folder = '';
let service: S3rver;
let port = 0;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 's3-'));
  const configureBuckets = [{ name: 'gable' }, { name: 'many' }];
  service = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets,
  });
  port = (await service.run()).port;
});
afterAll(async () => {
  const closed = service.close();
  service.httpServer.closeAllConnections();
  await closed;
  await rm(folder, { recursive: true });
});

const open = (bucket = 'gable', at = port) =>
  openFileStore({
    dataDir: join(folder, 'data'),
    s3: {
      bucket,
      endpoint: `http://127.0.0.1:${at}`,
      region: 'ap-southeast-1',
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
  });

const write = async (bytes: Uint8Array, bucket = 'gable') =>
  (await open(bucket)).write(Readable.from([bytes]), { maxBytes: 26_214_400 });

const spooled = () => readdir(join(folder, 'data', 'incoming'));

describe('a bucket', () => {
  it('gives back the bytes, their hash and their size', async () => {
    const bytes = randomBytes(3_000_000);
    const stored = await write(bytes);
    expect(stored).toMatchObject({ size: 3_000_000, sha256: createHash('sha256').update(bytes).digest('hex') });
    expect((await buffer(await (await open()).read(stored.key))).equals(bytes)).toBe(true);
    expect(await spooled()).toEqual([]);
  });

  it('takes 25 MB, and an empty file', async () => {
    expect((await write(Buffer.alloc(26_214_400, 1))).size).toBe(26_214_400);
    const { key } = await write(Buffer.alloc(0));
    expect(await buffer(await (await open()).read(key))).toHaveLength(0);
  });

  it('removes, twice if need be, and then has no such file', async () => {
    const files = await open();
    const { key } = await write(Buffer.from('a'));
    expect(await files.exists(key)).toBe(true);
    await files.remove(key);
    await files.remove(key);
    expect(await files.exists(key)).toBe(false);
    await expect(files.read(key)).rejects.toMatchObject({ code: 'file.missing' });
    await expect(files.read('../gable/x')).rejects.toMatchObject({ code: 'file.missing' });
  });

  it('never sees what was refused for its size or content', async () => {
    const files = await open('many');
    const tooLarge = files.write(Readable.from([Buffer.alloc(11)]), { maxBytes: 10 });
    await expect(tooLarge).rejects.toMatchObject({ code: 'file.too-large' });
    const exe = storeUpload(files, { source: Readable.from([sampleExe()]), fileName: 'a.pdf', maxBytes: 1_000 });
    await expect(exe).rejects.toMatchObject({ code: 'file.unsupported' });
    expect(await Array.fromAsync(files.list())).toEqual([]);
    expect(await spooled()).toEqual([]);
  });

  it('keeps the type that the content has', async () => {
    const upload = { source: Readable.from([samplePdf()]), fileName: 'a.pdf', maxBytes: 1_000 };
    const { key } = await storeUpload(await open(), upload);
    const answer = await fetch(`http://127.0.0.1:${port}/gable/${key}`);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
  });

  it('lists what is in it, and sweeps what no row knows', async () => {
    const files = await open('many');
    const stored = await Promise.all(Array.from({ length: 30 }, () => write(Buffer.from('12345'), 'many')));
    const keys = stored.map(({ key }) => key);
    const listed = await Array.fromAsync(files.list());
    expect(listed.map((file) => file.key).toSorted()).toEqual(keys.toSorted());
    expect(listed[0]).toMatchObject({ size: 5, modifiedAt: expect.stringMatching(/^\d{4}-.*Z$/) });
    const keep = new Set(keys.slice(0, 10));
    const now = Temporal.Now.instant().add({ hours: 25 });
    const swept = await sweepOrphans(files, { now, olderThanHours: 24, knownAmong: async () => keep });
    expect(swept).toEqual({ removed: 20, bytes: 100 });
    expect((await Array.fromAsync(files.list())).map((file) => file.key).toSorted()).toEqual([...keep].toSorted());
  });
});

describe('health', () => {
  it('is well with the bucket there', async () => {
    await (await open()).check();
  });

  it('is not without the bucket or the service', async () => {
    await expect((await open('absent')).check()).rejects.toMatchObject({ name: 'NotFound' });
    await expect((await open('gable', 1)).check()).rejects.toMatchObject({ code: 'file.unavailable', status: 503 });
  });
});

describe('a service that isn’t well', () => {
  const standIn = async (answer: (request: IncomingMessage, reply: ServerResponse) => void): Promise<Server> => {
    const server = createServer(answer);
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return server;
  };
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const close = (server: Server) => {
    server.closeAllConnections();
    server.close();
  };

  it('answers a long list in pages, and all are read', async () => {
    const tokens: (string | null)[] = [];
    const keyOf = (page: number) => `2026/03/0000000${page}-0000-4000-8000-000000000000`;
    const server = await standIn((incoming, reply) => {
      tokens.push(new URL(incoming.url ?? '', 'http://s3').searchParams.get('continuation-token'));
      const file = `<Key>${keyOf(tokens.length)}</Key><Size>7</Size><LastModified>2026-03-05T00:00:00.000Z</LastModified>`;
      const next =
        tokens.length < 3
          ? `<IsTruncated>true</IsTruncated><NextContinuationToken>page ${tokens.length}</NextContinuationToken>`
          : '';
      reply.end(`<ListBucketResult><Contents>${file}</Contents>${next}</ListBucketResult>`);
    });
    const files = await open('gable', portOf(server));
    const modifiedAt = '2026-03-05T00:00:00.000Z';
    expect(await Array.fromAsync(files.list())).toEqual(
      [1, 2, 3].map((page) => ({ key: keyOf(page), size: 7, modifiedAt })),
    );
    expect(tokens).toEqual([null, 'page 1', 'page 2']);
    close(server);
  });

  it('is tried again with the whole file', async () => {
    const received: number[] = [];
    const hashes: (string | undefined)[] = [];
    const server = await standIn(async (incoming, reply) => {
      received.push((await buffer(incoming)).length);
      hashes.push(incoming.headers['x-amz-checksum-sha256']?.toString());
      reply.writeHead(received.length < 3 ? 503 : 200).end();
    });
    const files = await open('gable', portOf(server));
    const stored = await files.write(Readable.from([Buffer.alloc(500_000)]), { maxBytes: 500_000 });
    expect(received).toEqual([500_000, 500_000, 500_000]);
    expect(hashes).toEqual(Array(3).fill(Buffer.from(stored.sha256, 'hex').toString('base64')));
    close(server);
  });

  it('that cuts the connection ends in “unavailable”, and leaves nothing behind here', async () => {
    const server = await standIn((incoming) => incoming.socket.destroy());
    const files = await open('gable', portOf(server));
    const writing = files.write(Readable.from([Buffer.alloc(500_000)]), { maxBytes: 500_000 });
    await expect(writing).rejects.toMatchObject({ code: 'file.unavailable', retryAfter: 60 });
    expect(await spooled()).toEqual([]);
    close(server);
  });

  it('that is full says so', async () => {
    const server = await standIn((incoming, reply) => {
      incoming.resume().on('end', () => reply.writeHead(507).end());
    });
    const files = await open('gable', portOf(server));
    const writing = files.write(Readable.from([Buffer.alloc(10)]), { maxBytes: 10 });
    await expect(writing).rejects.toMatchObject({ code: 'file.storage-full' });
    close(server);
  });

  it('that refuses our keys is a fault for the log, not a thing to try again', async () => {
    let requests = 0;
    const server = await standIn((_, reply) => {
      requests += 1;
      reply.writeHead(403, { 'content-type': 'application/xml' }).end('<Error><Code>InvalidAccessKeyId</Code></Error>');
    });
    const files = await open('gable', portOf(server));
    await expect(files.check()).rejects.toMatchObject({ $metadata: { httpStatusCode: 403 } });
    const writing = files.write(Readable.from([Buffer.alloc(10)]), { maxBytes: 10 });
    await expect(writing).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
    expect(requests).toBe(2);
    close(server);
  });

  it('and a client that hangs up is not taken for it', async () => {
    async function* torn() {
      yield Buffer.alloc(10);
      throw new Error('the client is gone');
    }
    await expect((await open()).write(torn(), { maxBytes: 100 })).rejects.toThrow('the client is gone');
  });
});
