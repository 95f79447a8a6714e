import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { addressOf, networkOf } from './network-of.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['2001:0db8:0001:0000:0:0:0:1', '2001:db8:1:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['internal', 'internal'],
])('%s counts as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('is the same for all addresses of one network, and another for those of another', () => {
  const group = fc.integer({ min: 0, max: 0xffff }).map((value) => value.toString(16));
  const half = fc.array(group, { minLength: 4, maxLength: 4 }).map((groups) => groups.join(':'));
  fc.assert(
    fc.property(half, half, half, (network, one, other) => {
      expect(networkOf(`${network}:${one}`)).toBe(networkOf(`${network}:${other}`));
      if (network !== other) expect(networkOf(`${network}:${one}`)).not.toBe(networkOf(`${other}:${one}`));
    }),
  );
});

it('counts callers who have hung up, whose address is gone, as one network', () => {
  expect(networkOf(addressOf({ ip: undefined }))).toBe('');
});
