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

describe('the origins of front ends that are served elsewhere', () => {
  it('are named exactly, with commas between', () => {
    const list = 'https://app.example.com, http://localhost:5173';
    expect(readConfig({ ALLOWED_ORIGINS: list }).allowedOrigins).toEqual([
      'https://app.example.com',
      'http://localhost:5173',
    ]);
    expect(readConfig({}).allowedOrigins).toEqual([]);
  });

  it.each([
    '*',
    'null',
    'https://*.example.com',
    'http://app.example.com',
    'https://app.example.com/',
    'app.example.com',
  ])('are not %s', (list) => {
    expect(() => readConfig({ ALLOWED_ORIGINS: list })).toThrow(/ALLOWED_ORIGINS: Give exact origins/);
  });

  it('are not our own', () => {
    const PUBLIC_URL = 'https://gable.example.com/';
    expect(() => readConfig({ PUBLIC_URL, ALLOWED_ORIGINS: 'https://gable.example.com' })).toThrow(/PUBLIC_URL/);
  });
});
