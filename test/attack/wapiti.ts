import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openCallbackServer } from './callback-server.ts';
import { runScanner } from './run-scanner.ts';
import type { Finding, Scan, Scanner } from './scan.ts';
import type { Target } from './targets.ts';

const modules = [
  ...['sql', 'exec', 'file', 'xss', 'permanentxss', 'redirect', 'ssrf', 'xxe', 'crlf', 'csrf'],
  ...['http_headers', 'cookieflags', 'csp', 'methods', 'backup', 'blindsql'],
];

/** The least seconds for one kind of attack, and for all. */
const shortest = { module: 10, all: 120 };

/** Scans the start page and every GET as each person, with a share of the time by the number of their calls. */
export const wapiti: Scanner = async ({ url, folder, seconds }, targets) => {
  const reads = targets.filter(({ method }) => method === 'GET');
  const scan: Scan = { findings: [], unfinished: [], cut: [] };
  using callbacks = await openCallbackServer();
  for (const [index, token] of [...new Set(reads.map((target) => target.token))].entries()) {
    const own = reads.filter((target) => target.token === token);
    const share = (seconds * own.length) / reads.length;
    const report = join(folder, `wapiti-${index}.json`);
    const args = [
      ...['-u', `${url}/`, '--scope', 'folder', '-m', modules.join(), '--skip', 'authToken'],
      ...own.flatMap((target: Target) => ['-s', url + target.path]),
      ...[
        '--max-scan-time',
        String(share / 5),
        '--max-attack-time',
        String(Math.max(share / modules.length, shortest.module)),
      ],
      ...['-H', `Cookie: authToken=${token}`, '-H', 'X-Requested-With: gable'],
      ...['--endpoint', callbacks.url, '--no-bugreport', '--flush-session'],
      ...['--store-session', join(folder, `wapiti-${index}`)],
      ...['-f', 'json', '-o', report],
    ];
    const said = await runScanner(
      'wapiti',
      args,
      join(folder, `wapiti-${index}.txt`),
      Math.max(share * 2, shortest.all),
    );
    if (said && existsSync(report)) {
      scan.findings.push(...findingsIn(report));
      scan.cut.push(...[...said.matchAll(cutModule)].map(([, module]) => `${module} (${own.length})`));
    } else scan.unfinished.push(...own.map(({ name }) => name));
  }
  const fetched = callbacks.requests.map(
    (path): Finding => ({ scanner: 'wapiti', kind: 'Server Side Request', where: path }),
  );
  return { ...scan, findings: [...scan.findings, ...fetched] };
};

const cutModule = /Max attack time was reached for module (\w+)/g;

type Report = Record<'vulnerabilities' | 'anomalies', Record<string, { method: string; path: string; info: string }[]>>;

const findingsIn = (report: string): Finding[] => {
  const { vulnerabilities, anomalies }: Report = JSON.parse(readFileSync(report, 'utf8'));
  return Object.entries({ ...vulnerabilities, ...anomalies }).flatMap(([kind, found]) =>
    found.map(({ method, path, info }) => ({ scanner: 'wapiti', kind, where: `${method} ${path}: ${info}` })),
  );
};
