import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { issue } from './issue.ts';

const run = promisify(execFile);

const config = `[tsa]
serial = serial
default_policy = 1.2.3.4.1
digests = sha256
signer_digest = sha256
ess_cert_id_alg = sha256
`;

export type Mood = 'well' | 'once' | 'down' | 'hangs' | 'of-something-else';

/** A time stamping authority on this machine. It answers RFC 3161 by openssl; `be` makes it refuse, refuse after one more answer, never answer, or answer what somebody else asked. */
export const anAuthority = async () => {
  const folder = await mkdtemp(join(tmpdir(), 'gable-authority-'));
  const { pem, keyPem } = await issue({ name: 'Harbour Time', to: '2049-01-01', stamps: true });
  await writeFile(join(folder, 'tsa.cnf'), config);
  await writeFile(join(folder, 'serial'), '01');
  await writeFile(join(folder, 'tsa.pem'), pem);
  await writeFile(join(folder, 'tsa.key'), keyPem);
  let mood: Mood = 'well';
  let asked = 0;
  /** The last answer, which is of something else for whoever asks next. */
  let before: Buffer | undefined;
  const answer = async (query: Buffer): Promise<Buffer> => {
    const file = `query-${asked}`;
    await writeFile(join(folder, file), query);
    const files = ['-queryfile', file, '-inkey', 'tsa.key', '-signer', 'tsa.pem', '-out', `${file}.tsr`];
    await run('openssl', ['ts', '-reply', '-config', 'tsa.cnf', '-section', 'tsa', ...files], { cwd: folder });
    const made = await readFile(join(folder, `${file}.tsr`));
    const given = mood === 'of-something-else' && before ? before : made;
    before = made;
    return given;
  };
  const server = createServer(async (request, response) => {
    asked += 1;
    const query = await buffer(request);
    if (mood === 'hangs') return;
    if (mood === 'down') return response.writeHead(503).end();
    if (mood === 'once') mood = 'down';
    const der = await answer(query);
    return response.writeHead(200, { 'content-type': 'application/timestamp-reply' }).end(der);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked: () => asked,
    be: (next: Mood) => {
      mood = next;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true });
    },
  };
};
