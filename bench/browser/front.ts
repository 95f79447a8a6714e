import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate } from '../../test/certificate.ts';

/** Headers of one connection: HTTP/2 has none of them. */
const ofOneConnection = ['connection', 'keep-alive', 'transfer-encoding'];

/**
 * A proxy before the server that speaks TLS and HTTP/2 to the browser, as docs/operations.md has one: over the server's own
 * HTTP/1.1 a browser asks for six files at a time and waits for each. It signs its certificate itself, so the browser must
 * accept one that nobody vouches for.
 */
export const withFront = async <T>(plain: string, use: (url: string) => Promise<T>): Promise<T> => {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer(ownCertificate(), (asked, answer) => pass(plain, agent, asked, answer));
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  try {
    return await use(`https://127.0.0.1:${(server.address() as AddressInfo).port}`);
  } finally {
    for (const session of sessions) session.destroy();
    server.close();
    agent.destroy();
  }
};

const pass = (plain: string, agent: Agent, asked: Http2ServerRequest, answer: Http2ServerResponse) => {
  const { cookie, ...given } = asked.headers;
  const headers = Object.fromEntries(Object.entries(given).filter(([name]) => !name.startsWith(':')));
  const ours = request(plain + asked.url, {
    method: asked.method,
    agent,
    // A browser may split its cookies over several fields (RFC 9113, 8.2.3).
    headers: { ...headers, ...(cookie && { cookie: [cookie].flat().join('; ') }) },
  });
  ours.on('response', (received: IncomingMessage) => {
    const kept = Object.entries(received.headers).filter(([name]) => !ofOneConnection.includes(name));
    answer.writeHead(received.statusCode ?? 502, Object.fromEntries(kept));
    received.pipe(answer);
  });
  ours.on('error', () => answer.stream.destroy());
  asked.pipe(ours);
};

/** Its certificate, for as long as this machine needs it. */
const ownCertificate = () => {
  const folder = mkdtempSync(join(tmpdir(), 'gable-front-'));
  try {
    const { cert, key } = makeCertificate(folder, 'localhost');
    return { cert: readFileSync(cert), key: readFileSync(key) };
  } finally {
    rmSync(folder, { recursive: true });
  }
};
