import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsidePaths } from '#features/identity/public-paths.rules.ts';
import { serveWeb } from '#platform/server/http/web-files.ts';

const built = new URL('../dist/web/', import.meta.url);
const app = fastify();
beforeAll(() => serveWeb(app, built));
afterAll(() => app.close());

const documentOf = async (path: string) => (await app.inject(path)).body;

/** The bytes of the files of one kind that a document names, as they are sent to a browser that takes gzip, all and each. */
const bytesOf = async (document: string, kind: 'js' | 'css') => {
  const urls = [...new Set(document.match(new RegExp(`/assets/[^"]+\\.${kind}`, 'g')))];
  const sent = urls.map((url) => app.inject({ url, headers: { 'accept-encoding': 'gzip' } }));
  const sizes = (await Promise.all(sent)).map(({ rawPayload }) => rawPayload.length);
  const each = urls.map((url, index) => `${url.replace('/assets/', '')} ${sizes[index]}`).join(', ');
  return { all: sizes.reduce((sum, size) => sum + size, 0), each };
};

describe('the pages outside of the app', () => {
  it('are those that are built, and the app leaves to them', () => {
    const files = readdirSync(fileURLToPath(new URL('outside/', built)), { recursive: true }).map(String);
    const addresses = files.filter((name) => name.endsWith('.html')).map((name) => `/${name.replace(/\.html$/, '')}`);
    expect(addresses.sort()).toEqual([...outsidePaths].sort());
  });

  // Whoever answers questions has their page; what is said in another language than English is loaded beside it.
  it.each(outsidePaths.map((path) => [path, path === '/verify' ? 90 : 110] as const))(
    '%s costs at most %i kB of JavaScript and 12 kB of CSS from an empty cache',
    async (path, most) => {
      const document = await documentOf(path);
      const [scripts, sheets] = await Promise.all([bytesOf(document, 'js'), bytesOf(document, 'css')]);
      const remedy =
        'Import nothing heavy into pages outside of the app (decision 0049), or load it when it is needed:';
      expect(scripts.all).toBeGreaterThan(50_000);
      expect(scripts.all, `${remedy} ${scripts.each}`).toBeLessThanOrEqual(most * 1000);
      expect(sheets.all, `${remedy} ${sheets.each}`).toBeLessThanOrEqual(12_000);
    },
  );

  it('have the policy of every page, whatever follows their address', async () => {
    const { body, headers } = await app.inject('/verify/?code=1234');
    expect(headers['content-security-policy']).toContain("script-src 'self' 'nonce-");
    expect(body).toMatch(/<script type="module"[^>]+\/outside-/);
    // In other letters it is an address of the app, which knows the right spelling.
    expect(await documentOf('/Verify')).toMatch(/<script type="module"[^>]+\/index-/);
  });
});
