import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';

/** What a phone needs to install Gable as an app. */

const bytesOf = (address: string) => readFileSync(new URL(`public${address}`, import.meta.url));
const manifest: Manifest = JSON.parse(bytesOf('/manifest.webmanifest').toString());
const page = readFileSync(new URL('index.html', import.meta.url), 'utf8');

type Icon = { src: string; sizes: string; purpose?: string };
type Manifest = { name: string; start_url: string; display: string; icons: Icon[] };

describe('Gable on a phone', () => {
  it('is named by the page that it is installed from', () => {
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
    expect(manifest).toMatchObject({ name: 'Gable', start_url: '/', display: 'standalone' });
  });

  it.each(manifest.icons.filter(({ sizes }) => sizes !== 'any'))('has the picture $src', async ({ src, sizes }) => {
    const { width, height, format } = await sharp(bytesOf(src)).metadata();
    expect([`${width}x${height}`, format]).toEqual([sizes, 'png']);
  });

  it('has the pictures that the systems ask for', async () => {
    const asked = manifest.icons.map(({ sizes, purpose = 'any' }) => `${purpose} ${sizes}`);
    expect(asked).toEqual(expect.arrayContaining(['any 192x192', 'any 512x512', 'maskable 512x512']));
    const address = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
    expect(await sharp(bytesOf(address)).metadata()).toMatchObject({ width: 180, height: 180, hasAlpha: false });
  });
});
