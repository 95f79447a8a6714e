import type { Notification } from '../room.calls.ts';

/** Events of an open page: a new notification, some read elsewhere, or some possibly missed. */
export type News = { what: 'notification'; notification: Notification } | { what: 'read' } | { what: 'missed' };

const address = '/api/v1/notifications/stream';
const firstPauseMs = 5_000;
const longestPauseMs = 60_000;
/** Polling interval where tabs can't share one stream: on a plain http address other than localhost. */
const askEveryMs = 60_000;

/**
 * Passes on what comes for a person, until the returned function is called. Of the tabs of a browser one holds the stream and passes
 * its news to the others, as browsers open six connections to a site at most; when that tab closes, another one takes its place.
 */
export const follow = (userId: string, hear: (news: News) => void): (() => void) => {
  if (!('locks' in navigator) || !('BroadcastChannel' in globalThis)) {
    const asking = setInterval(() => hear({ what: 'missed' }), askEveryMs);
    return () => clearInterval(asking);
  }
  const name = `gable-notifications-${userId}`;
  const tabs = new BroadcastChannel(name);
  const ending = new AbortController();
  tabs.onmessage = ({ data }: MessageEvent<News>) => hear(data);
  const pass = (news: News) => {
    hear(news);
    tabs.postMessage(news);
  };
  navigator.locks
    .request(name, { signal: ending.signal }, () => holdStream(pass, ending.signal))
    // Ended before this tab's turn came.
    .catch(() => undefined);
  return () => {
    ending.abort();
    tabs.close();
  };
};

/** Holds the stream until the signal. A stream that the server refuses is asked for again, with growing pauses. */
const holdStream = (pass: (news: News) => void, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    let source: EventSource | undefined;
    let retry: ReturnType<typeof setTimeout> | undefined;
    let pause = firstPauseMs;
    const open = () => {
      source = new EventSource(address);
      source.onopen = () => {
        pause = firstPauseMs;
        pass({ what: 'missed' });
      };
      source.addEventListener('notification', ({ data }) =>
        pass({ what: 'notification', notification: JSON.parse(data) }),
      );
      source.addEventListener('read', () => pass({ what: 'read' }));
      source.onerror = () => {
        // A connection that broke is tried again by the browser; one that was refused is not.
        if (source?.readyState !== EventSource.CLOSED) return;
        retry = setTimeout(open, pause * (0.75 + Math.random() / 2));
        pause = Math.min(2 * pause, longestPauseMs);
      };
    };
    open();
    signal.addEventListener('abort', () => {
      clearTimeout(retry);
      source?.close();
      resolve();
    });
  });
