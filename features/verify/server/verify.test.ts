import { type AddressInfo, connect, type Socket } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';
import type { Verified } from '../contract.ts';
import { checkDocument } from './check.ts';
import { newCode } from './new-code.ts';

const app = await testApp();
const verified: Verified = { verdict: 'VALID', document: 'Certificate', facts: [], remark: '' };
const call = '/api/v1/verify';

const upload = (bytes: Buffer) => app.anyone.upload(call, {}, { name: 'paper.pdf', bytes });

it('says of what nobody issued that it is not ours, without a sign-in', async () => {
  for (const { status, body } of [
    await app.anyone.post(call, { code: newCode() }),
    await upload(Buffer.from('%PDF-1.7 anything')),
  ])
    expect([status, body.data?.verdict]).toEqual([200, 'UNKNOWN']);
});

it.each([
  ['nothing', () => app.anyone.post(call, {}), 400],
  ['half a code', () => app.anyone.post(call, { code: '01AB-CDEF' }), 400],
  ['a file that is no PDF', () => upload(Buffer.from('PK, a Word file')), 415],
])('refuses %s', async (_, ask, refused) => {
  expect((await ask()).status).toBe(refused);
});

it('takes a PDF that begins with other bytes, as readers do, and any number of files one after the other', async () => {
  const late = Buffer.concat([Buffer.alloc(1_019, ' '), Buffer.from('%PDF-1.7 anything')]);
  for (let sent = 0; sent < 6; sent++) expect((await upload(late)).status).toBe(200);
  expect((await upload(Buffer.concat([Buffer.from(' '), late]))).status).toBe(415);
});

it('looks at one file of an address at a time, and at two of all', async () => {
  const running: string[] = [];
  const seen: string[][] = [];
  const goOn: (() => void)[] = [];
  const check = checkDocument([
    {
      byPdf: async ({ address }) => {
        running.push(address);
        seen.push([...running]);
        await new Promise<void>((resolve) => goOn.push(resolve));
        running.splice(running.indexOf(address), 1);
        return undefined;
      },
    },
  ]);
  const send = (address: string) => {
    const file = { fileName: 'x.pdf', source: Readable.from([Buffer.from('%PDF-1.7')]) };
    return check({ ...app.asNobody, address }, { params: undefined, query: undefined, body: { code: '' }, file });
  };
  const all = ['192.0.2.1', '192.0.2.1', '192.0.2.1', '192.0.2.2', '192.0.2.3'].map(send);
  for (let checked = 0; checked < all.length; ) {
    await expect.poll(() => goOn.length).toBeGreaterThan(0);
    checked += goOn.length;
    for (const resolve of goOn.splice(0)) resolve();
  }
  await Promise.all(all);
  expect(seen.filter((at) => at.length > 2 || new Set(at).size < at.length)).toEqual([]);
  expect(Math.max(...seen.map((at) => at.length))).toBe(2);
});

it('has the rooms answer in turn, and takes the code as it is typed', async () => {
  const code = newCode();
  const check = checkDocument([
    {},
    { byCode: async (_, asked) => (asked === code ? verified : undefined) },
    { byPdf: async (_, pdf) => (pdf.toString().endsWith('ours') ? { ...verified, verdict: 'CHANGED' } : undefined) },
  ]);
  const at = app.asNobody;
  const none = { params: undefined, query: undefined };
  const pdf = (text: string) => ({ fileName: 'x.pdf', source: Readable.from([Buffer.from(text)]) });
  const verdicts = [
    await check(at, { ...none, body: { code: code.toLowerCase().replace(/^(.{4})/, '$1 - ') } }),
    await check(at, { ...none, body: { code: newCode() } }),
    await check(at, { ...none, body: { code: '' }, file: pdf('%PDF-1.7 ours') }),
    await check(at, { ...none, body: { code: '' }, file: pdf('%PDF-1.7 theirs') }),
  ].map(({ verdict }) => verdict);
  expect(verdicts).toEqual(['VALID', 'UNKNOWN', 'CHANGED', 'UNKNOWN']);
});

it('counts all addresses of an IPv6 network as one', async () => {
  const check = checkDocument([]);
  const files: Readable[] = [];
  const send = (address: string) => {
    const source = new Readable({ read: () => undefined });
    files.push(source);
    const given = { params: undefined, query: undefined, body: { code: '' }, file: { fileName: 'x.pdf', source } };
    return check({ ...app.asNobody, address }, given);
  };
  const four = ['1', '2', '3', '4'].map((end) => send(`2001:db8:0:1::${end}`).catch((error: Error) => error));
  await expect(send('2001:db8:0:1::5')).rejects.toThrow('Your last files are still being checked');
  for (const source of files) source.push(null);
  await Promise.all(four);
});

it('checks the files of others while strangers send theirs byte by byte, and takes four of one of them at a time', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as AddressInfo;
  const begin = (from: string): Promise<{ socket: Socket; answer: () => string }> =>
    new Promise((resolve) => {
      let said = '';
      const socket = connect({ port, host: '127.0.0.1', localAddress: from }, () => {
        socket.write(
          `POST ${call} HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=slow\r\nContent-Length: 20000000\r\n\r\n--slow\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7 `,
        );
        resolve({ socket, answer: () => said });
      });
      socket
        .on('error', () => undefined)
        .on('data', (bytes) => {
          said += bytes.toString();
        });
    });
  const of = (from: string, count: number) => Promise.all(Array.from({ length: count }, () => begin(from)));
  const slow = [...(await of('127.0.0.2', 5)), ...(await of('127.0.0.3', 4))];
  const refused = () => slow.map(({ answer }) => answer()).filter((said) => said.startsWith('HTTP/1.1 429'));
  await expect.poll(refused).toEqual([expect.stringContaining('Your last files are still being checked')]);
  expect((await upload(Buffer.from('%PDF-1.7 anything'))).status).toBe(200);
  for (const { socket } of slow) socket.destroy();
});
