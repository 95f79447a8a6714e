import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Envelope, ErrorEntry } from '#platform/contract/refusal.ts';
import { entry, unreadable } from './answer.ts';

const answers: Record<string, [status: number, error: ErrorEntry]> = {
  ERR_HTTP_REQUEST_TIMEOUT: [408, entry('request.late', 'The request took too long to arrive. Send it again.')],
  HPE_HEADER_OVERFLOW: [
    431,
    entry('request.too-large', 'The headers of this request are larger than the server takes.'),
  ],
};

/**
 * Answers a request that Node could not read, before any route or hook: in the envelope as everywhere. After a lost
 * connection there is nobody to answer.
 */
export const answerUnread = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, failure] = answers[error.code ?? ''] ?? [400, unreadable];
  const body = JSON.stringify({ success: false, data: null, errors: [failure] } satisfies Envelope<never>);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
    `content-length: ${Buffer.byteLength(body)}`,
  ];
  if (socket.writable) socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  else socket.destroy();
};
