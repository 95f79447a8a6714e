import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { describeConfig } from './describe-config.ts';

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

describe('the address that is listened on', () => {
  it.each([
    [{}, '127.0.0.1'],
    [{ DEMO: '0' }, '0.0.0.0'],
    [{ DEMO: '0', TRUST_PROXY: '127.0.0.1,::1' }, '127.0.0.1'],
    [{ DEMO: '0', TRUST_PROXY: '10.0.0.5' }, '0.0.0.0'],
    [{ DEMO: '0', TRUST_PROXY: 'loopback', HOST: '10.0.0.9' }, '10.0.0.9'],
  ])('%j: %s', (env, host) => {
    expect(readConfig(env).host).toBe(host);
  });
});

describe('a secret', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'gable-secrets-'));
    writeFileSync(join(folder, 'SMTP_URL'), 'smtp://by-file.example.com\n');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('comes from the file that NAME_FILE names, without the line break at its end', () => {
    const config = readConfig({ SMTP_URL_FILE: join(folder, 'SMTP_URL') });
    expect(config.smtpUrl).toBe('smtp://by-file.example.com');
  });

  it('comes from systemd’s credentials, unless it is set', () => {
    expect(readConfig({ CREDENTIALS_DIRECTORY: folder }).smtpUrl).toBe('smtp://by-file.example.com');
    const SMTP_URL = 'smtp://set.example.com';
    expect(readConfig({ CREDENTIALS_DIRECTORY: folder, SMTP_URL }).smtpUrl).toBe(SMTP_URL);
  });

  it('is refused when it is given twice or its file can’t be read, by name', () => {
    const SMTP_URL_FILE = join(folder, 'SMTP_URL');
    expect(() => readConfig({ SMTP_URL: 'smtp://a.example.com', SMTP_URL_FILE })).toThrow(/SMTP_URL and SMTP_URL_FILE/);
    expect(() => readConfig({ SMS_TOKEN_FILE: join(folder, 'none') })).toThrow(/SMS_TOKEN_FILE: .*none can’t be read/);
  });
});

it('every variable with a default says it', () => {
  const meaningOf = (wanted: string) => describeConfig().find(({ name }) => name === wanted)?.meaning;
  expect(meaningOf('PORT')).toContain('Default: 3000.');
  expect(meaningOf('EXPORT_ROWS')).toContain('Default: 200000.');
  expect(meaningOf('SMTP_URL')).toContain('SMTP_URL_FILE');
});
