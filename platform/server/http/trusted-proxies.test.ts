import { expect, it } from 'vitest';
import { isAllLoopback, trustedBy } from './trusted-proxies.ts';

it.each([
  ['127.0.0.1', '127.0.0.1', true],
  ['127.0.0.1', '127.0.0.2', false],
  ['127.0.0.1', '::ffff:127.0.0.1', true],
  ['loopback', '::1', true],
  ['10.0.0.5, fd00::/8', 'fd12::1', true],
  ['10.0.0.0/8', '11.0.0.1', false],
  ['uniquelocal', '192.168.3.4', true],
  ['uniquelocal', 'fc00::1', true],
  [undefined, '127.0.0.1', false],
  ['loopback', '', false],
])('%s: %s is trusted: %s', (list, address, is) => {
  expect(trustedBy(list)(address)).toBe(is);
});

it.each([
  ['loopback', true],
  ['127.0.0.1, ::1', true],
  ['127.0.0.1, 10.0.0.5', false],
  ['uniquelocal', false],
])('%s is this machine alone: %s', (list, is) => {
  expect(isAllLoopback(list)).toBe(is);
});
