import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A minimal Node server: it looks a token up in a Map, calls a handler and sends JSON. It prints its address. */
export const serveBare = (
  tokens: Map<string, string>,
  handle: (userId: string, request: IncomingMessage) => unknown,
) => {
  const server = createServer(async (request, response) => {
    const userId = tokens.get((request.headers.authorization ?? '').slice(7));
    if (!userId) return response.writeHead(401).end();
    try {
      const body = Buffer.from(JSON.stringify(await handle(userId, request)));
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length }).end(body);
    } catch (error) {
      console.error(error);
      response.writeHead(500).end();
    }
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`http://127.0.0.1:${(server.address() as AddressInfo).port}\n`);
  });
  process.on('SIGTERM', () => process.exit(0));
};
