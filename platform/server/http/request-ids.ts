import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const header = 'x-request-id';
const usable = /^[\w-]{8,64}$/;

/**
 * The id of a request: the one that a trusted proxy gave it, so that its log and ours say the same, else a new one. What anybody else
 * sends could name somebody else's request.
 */
export const requestIds =
  (isTrusted: (address: string) => boolean) =>
  ({
    headers,
    socket,
  }: Pick<IncomingMessage, 'headers'> & { socket: { remoteAddress?: string | undefined } }): string => {
    const given = headers[header];
    return typeof given === 'string' && usable.test(given) && isTrusted(socket.remoteAddress ?? '')
      ? given
      : randomUUID();
  };
