import { spawn } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { makeCertificate } from '../certificate.ts';
import { freePort } from '../gable-process.ts';
import { documented, withHere } from './documented.ts';

export type Front = { port: number };

const aFolder = (): string => {
  const folder = mkdtempSync('/tmp/gable-proxy-');
  // nginx works as nobody, in folders of its own below.
  chmodSync(folder, 0o711);
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const run = (file: string, args: string[], env: Record<string, string> = {}) => {
  const child = spawn(file, args, { stdio: ['ignore', 'ignore', 'inherit'], env: { PATH: process.env.PATH, ...env } });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    const ended = new Promise((resolve) => child.once('close', resolve));
    child.kill('SIGTERM');
    await ended;
  });
};

/** nginx with the documented `upstream` and `server`, before these servers; ports and files are this machine's. */
export const nginxBefore = async (servers: number[]): Promise<Front> => {
  const folder = aFolder();
  const port = await freePort();
  const { cert, key } = makeCertificate(folder, 'gable.example.com');
  const site = withHere(documented('nginx'), {
    'listen 443 ssl http2;': `listen ${port} ssl http2;`,
    'server 127.0.0.1:3000 max_fails=1 fail_timeout=1s;': servers.map((each) => `server 127.0.0.1:${each};`).join(' '),
    '/etc/ssl/gable.pem': cert,
    '/etc/ssl/gable.key': key,
  });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
  const temp = temporary.map((name) => `${name}_temp_path ${join(folder, name)};`).join('\n');
  const config = join(folder, 'nginx.conf');
  writeFileSync(
    config,
    `daemon off; pid ${join(folder, 'pid')}; events {}\nhttp {\naccess_log off;\n${temp}\n${site}}\n`,
  );
  run('nginx', ['-c', config, '-e', join(folder, 'error.log')]);
  return { port };
};

/** Caddy with the documented site before these servers; it signs its certificate itself. */
export const caddyBefore = async (servers: number[]): Promise<Front> => {
  const folder = aFolder();
  const port = await freePort();
  const site = withHere(documented('caddy'), {
    '127.0.0.1:3000': `${servers.map((each) => `127.0.0.1:${each}`).join(' ')} {\n lb_policy ip_hash\n lb_try_duration 5s\n fail_duration 10s\n}`,
  });
  const config = join(folder, 'Caddyfile');
  const global = `{\nhttps_port ${port}\nhttp_port ${await freePort()}\nadmin off\nlocal_certs\nskip_install_trust\nlog {\n output discard\n}\n}\n`;
  writeFileSync(config, global + site);
  mkdirSync(join(folder, 'home'));
  const env = { HOME: join(folder, 'home'), XDG_DATA_HOME: join(folder, 'home'), XDG_CONFIG_HOME: folder };
  run('caddy', ['run', '--config', config, '--adapter', 'caddyfile'], env);
  return { port };
};
