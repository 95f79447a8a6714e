import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';

describe('the proxies that are trusted', () => {
  it.each(['127.0.0.1', '10.0.0.5, 10.0.0.6', '10.0.0.0/8', 'fd00::/8', 'loopback,::1', 'uniquelocal'])(
    '%s',
    (list) => {
      expect(readConfig({ TRUST_PROXY: list }).trustProxy).toBe(list);
    },
  );

  it.each(['true', '1', 'proxy.example', '10.0.0.0/33', '10.0.0.5 10.0.0.6', 'loopback,', '10.0.0.5/'])(
    'not %s, which the start says',
    (list) => {
      expect(() => readConfig({ TRUST_PROXY: list })).toThrow(/TRUST_PROXY: Give addresses/);
    },
  );
});
