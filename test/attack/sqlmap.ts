import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { runScanner } from './run-scanner.ts';
import type { Finding, Scan, Scanner } from './scan.ts';
import type { Target } from './targets.ts';

const lanes = 2;
/** The seconds for one call: more than its share of the rest, because many calls need less. */
const shareOf = (left: number, waiting: number): number =>
  Math.min(left, 90, Math.max(10, (1.5 * left * lanes) / (waiting + 1)));

/** Attacks every parameter of every call, in path, query and JSON body, as a person who may make the call. */
export const sqlmap: Scanner = async ({ url, folder, seconds }, targets) => {
  const deadline = Date.now() + seconds * 1_000;
  const waiting = targets.filter(({ path, marked, body }) => marked !== path || body !== undefined);
  const scan: Scan = { findings: [], unfinished: [], cut: [] };
  const lane = async () => {
    for (let target = waiting.shift(); target; target = waiting.shift()) {
      const share = shareOf((deadline - Date.now()) / 1_000, waiting.length);
      const output = join(folder, 'sqlmap', target.name);
      if (share <= 0 || !(await scanOne(url, output, target, share))) scan.unfinished.push(target.name);
      if (share > 0) scan.findings.push(...findingsIn(output, target));
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return scan;
};

/** Scans one target. Returns whether sqlmap came to a verdict. */
const scanOne = async (url: string, output: string, target: Target, seconds: number): Promise<boolean> => {
  mkdirSync(output, { recursive: true });
  const file = join(output, 'request.http');
  writeFileSync(file, requestText(url, target));
  const args = [
    ...['-r', file, '--ignore-stdin', '--batch', '--flush-session', '--output-dir', output, '--disable-coloring'],
    ...['--level=2', '--risk=1', '--keep-alive', '--dbms=PostgreSQL', '--technique=BEUT', '--time-sec=2'],
    ...['--skip=Cookie,User-Agent,Referer,Host', '--ignore-code=400,401,403,404,409,415,422,429'],
    // Another address each time, to get around the limits by address.
    '--tamper=xforwardedfor',
  ];
  const said = await runScanner('sqlmap', args, join(output, 'said.txt'), seconds);
  return said !== undefined && verdicts.test(said);
};

const verdicts =
  /all tested parameters do not appear to be injectable|identified the following injection point|resumed the following/;

const requestText = (url: string, { method, marked, token, body }: Target): string =>
  [
    `${method} ${marked} HTTP/1.1`,
    `Host: ${new URL(url).host}`,
    `Authorization: Bearer ${token}`,
    ...(body ? ['Content-Type: application/json'] : []),
    '',
    body ?? '',
  ].join('\r\n');

/** The findings in sqlmap's log. */
const findingsIn = (output: string, { method, path }: Target): Finding[] =>
  readdirSync(output, { recursive: true, withFileTypes: true })
    .filter(({ name }) => name === 'log')
    .flatMap(({ parentPath, name }) => [
      ...readFileSync(join(parentPath, name), 'utf8').matchAll(/^Parameter: (.+)$\n^\s+Type: (.+)$/gm),
    ])
    .map(([, parameter, kind = '']) => ({ scanner: 'sqlmap', kind, where: `${method} ${path}: ${parameter}` }));
