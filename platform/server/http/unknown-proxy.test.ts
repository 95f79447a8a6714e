import { expect, it } from 'vitest';
import { testApp } from '#test/app.ts';

const lines: string[] = [];
const forwarded = { 'x-forwarded-for': '203.0.113.9' };
const said = () => lines.filter((line) => line.includes('TRUST_PROXY'));

it('a proxy that TRUST_PROXY does not name is said once, and by /ready', async () => {
  const { app } = await testApp({ logTo: { write: (line) => void lines.push(line) } });
  await app.inject({ url: '/health' });
  expect(said()).toEqual([]);
  for (let round = 0; round < 3; round += 1) await app.inject({ url: '/health', headers: forwarded });
  expect(said()).toHaveLength(1);
  expect(said()[0]).toContain('came from 127.0.0.1');
  expect((await app.inject({ url: '/ready' })).json().warnings).toEqual([{ name: 'untrusted-proxy' }]);
});

it('one that it names is not', async () => {
  lines.length = 0;
  const { app } = await testApp({
    env: { TRUST_PROXY: '127.0.0.1' },
    logTo: { write: (line) => void lines.push(line) },
  });
  await app.inject({ url: '/health', headers: forwarded });
  expect(said()).toEqual([]);
});
