import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sampleExe, samplePdf, samplePng } from '#platform/server/storage/sample-files.ts';
import { type TestApp, testApp } from '#test/app.ts';
import type { Client } from '#test/people.ts';

const address = '/api/v1/users/avatar';
let app: TestApp;
let client: Client;

beforeAll(async () => {
  app = await testApp();
  client = await app.signIn(await app.aSalesperson());
});

const red = { r: 220, g: 20, b: 20 };
const blue = { r: 20, g: 20, b: 220 };

/** Red on the left and blue on the right, 200 × 100. */
const halves = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: red } }).composite([
    { input: { create: { width: 100, height: 100, channels: 3, background: blue } }, left: 100, top: 0 },
  ]);

const send = (bytes: Buffer, name = 'me.jpg', square: Record<string, string> = {}) =>
  client.upload(address, square, { name, bytes });
const pictureOf = async (who: Client) => (await who.get('/api/v1/users/info')).body.data.picture as string | null;
const coloursOf = async (picture: string) => {
  const { raw } = await client.get(picture);
  const { channels } = await sharp(raw).stats();
  return channels.slice(0, 3).map(({ mean }) => Math.round(mean));
};

describe('a picture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('is taken as %s and drawn anew, 256 × 256 in WebP', async (format) => {
    const { status, body } = await send(await halves().toFormat(format).toBuffer(), `me.${format}`);
    expect(status, JSON.stringify(body)).toBe(200);
    expect(await pictureOf(client)).toBe(body.data.picture);
    const { headers, raw } = await client.get(body.data.picture);
    expect(headers['content-type']).toBe('image/webp');
    expect(headers['cache-control']).toBe('private, max-age=31536000, immutable');
    expect(headers['content-security-policy']).toContain('sandbox');
    expect(await sharp(raw).metadata()).toMatchObject({ format: 'webp', width: 256, height: 256 });
  });

  it('is cut out where the person said', async () => {
    const bytes = await halves().png().toBuffer();
    const left = await send(bytes, 'me.png', { left: '0', top: '0', size: '100' });
    const [r = 0, , b = 0] = await coloursOf(left.body.data.picture);
    expect(r).toBeGreaterThan(b + 150);
    const right = await send(bytes, 'me.png', { left: '100', top: '0', size: '100' });
    const [r2 = 0, , b2 = 0] = await coloursOf(right.body.data.picture);
    expect(b2).toBeGreaterThan(r2 + 150);
    for (const outside of [
      { left: '101', top: '0', size: '100' },
      { left: '0', top: '0', size: '101' },
      { left: '-1', top: '0', size: '10' },
    ])
      expect((await send(bytes, 'me.png', outside)).status).toBe(400);
  });

  it('stands upright, and nothing of what the camera wrote is left', async () => {
    // Turned by a quarter: what is red on the left is seen at the top.
    const bytes = await halves()
      .jpeg()
      .withExif({ IFD0: { Copyright: 'gable-secret' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '1/1 17/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    expect((await sharp(bytes).metadata()).exif).toBeDefined();
    const { body } = await send(bytes, 'me.jpg', { left: '0', top: '0', size: '100' });
    const [r = 0, , b = 0] = await coloursOf(body.data.picture);
    expect(r).toBeGreaterThan(b + 150);
    const { raw } = await client.get(body.data.picture);
    const { exif, icc, xmp, iptc } = await sharp(raw).metadata();
    expect([exif, icc, xmp, iptc]).toEqual([undefined, undefined, undefined, undefined]);
    expect(raw.includes('gable-secret')).toBe(false);
  });

  it('is seen by colleagues and by nobody else; a replaced one is gone', async () => {
    const colleague = await app.signIn(await app.aStaff('submissions'));
    const first = (await send(await halves().png().toBuffer(), 'me.png', { left: '0', top: '0', size: '90' })).body;
    expect((await colleague.get(first.data.picture)).status).toBe(200);
    expect((await app.anyone.get(first.data.picture)).status).toBe(401);
    const second = (await send(await halves().png().toBuffer(), 'me.png', { left: '60', top: '0', size: '90' })).body;
    expect(second.data.picture).not.toBe(first.data.picture);
    expect((await colleague.get(first.data.picture)).status).toBe(404);
    const found = await colleague.get(`/api/agents?search=${client.person.registrationNo}`);
    expect(found.body.data[0].picture).toBe(second.data.picture);
  });

  it('can be taken away', async () => {
    const { body } = await send(await halves().png().toBuffer(), 'me.png');
    expect((await client.delete(address)).body.message).toBe('Your picture is removed.');
    expect(await pictureOf(client)).toBeNull();
    expect((await client.get(body.data.picture)).status).toBe(404);
    expect((await client.delete(address)).status).toBe(200);
  });
});

describe('what is no picture', () => {
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  );
  it.each([
    ['a page named as a picture', Buffer.from('<!doctype html><script>alert(1)</script>'), 'me.png', 415],
    ['an SVG', svg, 'me.svg', 415],
    ['an SVG named as a picture', svg, 'me.png', 415],
    ['a PDF', samplePdf(), 'me.pdf', 415],
    ['a program', sampleExe(), 'me.jpg', 415],
    ['nothing', Buffer.alloc(0), 'me.png', 415],
    ['a flood of pixels', samplePng({ width: 50_000, height: 50_000 }), 'me.png', 413],
    ['more than 30 megapixels', samplePng({ width: 6_000, height: 5_200 }), 'me.png', 413],
    ['more bytes than can be taken', Buffer.alloc(5 * 1024 * 1024 + 1), 'me.png', 413],
    ['half a picture', samplePng({ width: 300, height: 300 }), 'me.png', 400],
  ])('is refused: %s', async (_, bytes, name, status) => {
    const before = await pictureOf(client);
    const answer = await send(bytes, name);
    expect(answer.status, JSON.stringify(answer.body)).toBe(status);
    expect(answer.body.errors[0].message).toMatch(/Choose/);
    expect(await pictureOf(client)).toBe(before);
  });

  it('is not made for one person again and again at the same time', async () => {
    const large = await sharp({ create: { width: 3_000, height: 2_000, channels: 3, background: red } })
      .png()
      .toBuffer();
    const [answers, other] = await Promise.all([
      Promise.all(Array.from({ length: 12 }, () => send(large))),
      app
        .signIn(await app.aSalesperson())
        .then((somebody) => somebody.upload(address, {}, { name: 'me.png', bytes: large })),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 429]));
    expect(other.status).toBe(200);
  });

  it('is refused as GIF too, which nobody needs', async () => {
    const gif = Buffer.from('R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==', 'base64');
    expect((await send(gif, 'me.gif')).status).toBe(415);
  });
});
