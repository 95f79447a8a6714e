import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { makeSecrets } from './secrets.ts';

const secrets = makeSecrets(randomBytes(32));

test('a sealed value opens in its place, and nowhere else', () => {
  const sealed = secrets.seal('S1234567D', 'party/1');
  expect(sealed).not.toContain('S1234567D');
  expect(secrets.open(sealed, 'party/1')).toBe('S1234567D');
  expect(() => secrets.open(sealed, 'party/2')).toThrow();
});

test('a changed or shortened tag is refused', () => {
  const parts = secrets.seal('S1234567D', 'p').split('.');
  for (const tag of [parts[3]?.slice(0, 6), `A${parts[3]?.slice(1)}`])
    expect(() => secrets.open([...parts.slice(0, 3), tag, parts[4]].join('.'), 'p')).toThrow();
});

test('two seals of one value differ, their fingerprints agree whatever the case', () => {
  expect(secrets.seal('x', 'p')).not.toBe(secrets.seal('x', 'p'));
  expect(secrets.fingerprint('s1234567d')).toBe(secrets.fingerprint('S1234567D'));
});

test('another key says so', () => {
  const sealed = makeSecrets(randomBytes(32)).seal('x', 'p');
  expect(() => secrets.open(sealed, 'p')).toThrow('another encryption key');
});
