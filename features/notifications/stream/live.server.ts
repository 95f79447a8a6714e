import type { ServerResponse } from 'node:http';
import { endingChannel } from '#features/identity/index.server.ts';
import type { Who } from '#platform/contract/endpoint.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import type { Services } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { RawRoutes } from '#platform/server/http/raw.ts';
import { columns, type Row, shownBy } from '../bell/read-notifications.server.ts';
import { desksOf } from '../shown-to.server.ts';
import { channel } from '../signals.server.ts';
import { streamCalls } from './stream.calls.ts';

const beatMs = 25_000;
/** A stream ends after some ten minutes, when its client signs in anew; a random part keeps them from all ending at once. */
const lifeMs = () => (9 + 2 * Math.random()) * 60_000;
/** Per person; each browser needs one. */
const mostOfOne = 12;
/** Most bytes that a slow browser may leave unread: beyond this its stream ends, and it comes back and reads what it missed. */
const mostWaiting = 256 * 1024;

const ofBatch = `
  SELECT n.person_id AS "personId", n.who, ${columns} FROM notification n
  WHERE n.batch = ANY($1::uuid[]) AND n.person_id = ANY($2::uuid[]) ORDER BY n.created_at, n.id`;

/**
 * The streams of open pages. Each server reads a batch once, for whom it has open. Where something may have been missed, the streams
 * end: the pages come again, and read.
 */
export const openLive = (
  { channels, database, log }: Pick<Services, 'channels' | 'database' | 'log'>,
  kinds: readonly NotificationKind[],
): RawRoutes => {
  const open = new Map<string, Set<ServerResponse>>();
  /** The desks whose notifications a stream shows. It ends when its person's desks change. */
  const mine = new WeakMap<ServerResponse, Who[]>();
  const shown = shownBy(kinds);
  let isClosed = false;
  const every = () => [...open.values()].flatMap((streams) => [...streams]);
  const write = (stream: ServerResponse, text: string) => {
    if (stream.writableEnded || stream.destroyed) return;
    if (stream.writableLength > mostWaiting) return void stream.destroy();
    stream.write(text);
  };
  const send = (personId: string, event: string, data: unknown, who: Who | null = null) => {
    const meant = [...(open.get(personId) ?? [])].filter((stream) => !who || mine.get(stream)?.includes(who));
    for (const stream of meant) write(stream, `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  };
  const end = (streams: Iterable<ServerResponse>) => {
    for (const stream of [...streams]) stream.end();
  };

  /** Batches that came while others were read are read together. */
  let waiting = new Set<string>();
  let isReading = false;
  const read = async () => {
    if (isReading) return;
    isReading = true;
    while (waiting.size > 0) {
      const batches = [...waiting];
      waiting = new Set();
      if (open.size === 0) continue;
      try {
        const rows = await ask<Row & { personId: string; who: Who | null }>(database, ofBatch, [
          batches,
          [...open.keys()],
        ]);
        for (const { personId, who, ...row } of rows) send(personId, 'notification', shown(row), who);
      } catch (error) {
        log.warn({ reason: (error as Error).message }, 'Notifications could not be read: their pages ask again');
        end(every());
      }
    }
    isReading = false;
  };

  const notified = (payload: string) => {
    const [what, about = ''] = payload.split(':');
    if (what === 'read') return send(about, 'read', {});
    waiting.add(about);
    return void read();
  };
  const watching = Promise.all([
    channels.watch(channel, { notified, lost: () => end(every()) }),
    channels.watch(endingChannel, {
      notified: (personId) => end(personId === '*' ? every() : (open.get(personId) ?? [])),
      lost: () => undefined,
    }),
  ]);
  const beat = setInterval(() => {
    for (const stream of every()) write(stream, ': here\n\n');
  }, beatMs).unref();

  return {
    feature: 'notifications',
    calls: streamCalls,
    serve: async (actor, _request, stream) => {
      const { userId } = actor;
      const watches = await watching;
      if (stream.closed || stream.destroyed) return;
      // Notifications of this moment would be missed: the page asks again in a few seconds.
      if (isClosed || watches.some((watch) => !watch.isLive())) {
        stream.writeHead(503, { 'retry-after': '5' }).end();
        return;
      }
      stream.on('error', () => undefined);
      const streams = open.get(userId) ?? new Set();
      if (streams.size >= mostOfOne) end([...streams].slice(0, 1));
      open.set(userId, streams.add(stream));
      mine.set(stream, desksOf(actor));
      const life = setTimeout(() => stream.end(), lifeMs()).unref();
      stream.once('close', () => {
        clearTimeout(life);
        streams.delete(stream);
        if (streams.size === 0 && open.get(userId) === streams) open.delete(userId);
      });
      // nginx would keep events until its buffer is full.
      stream.writeHead(200, { 'content-type': 'text/event-stream', 'x-accel-buffering': 'no' });
      // After a restart they don't all come back in the same moment.
      stream.write(`retry: ${Math.round(2_000 + 4_000 * Math.random())}\n\n`);
    },
    close: () => {
      isClosed = true;
      clearInterval(beat);
      end(every());
      watching.then((watches) => {
        for (const watch of watches) watch.close();
      });
    },
  };
};
