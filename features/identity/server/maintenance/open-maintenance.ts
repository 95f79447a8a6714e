import { keepSetting, readSetting } from '#features/settings/server/index.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services } from '#platform/server/context.ts';
import {
  closedWords,
  comingSpan,
  comingWords,
  type MaintenanceWindow,
  type Span,
  spanAt,
  spansOf,
} from '../../maintenance.ts';
import { maintenanceWindows } from '../../settings.ts';

/** The agency's maintenance windows as every request asks for them: kept in memory, and renewed when they are changed. */
export const openMaintenance = async (services: Pick<Services, 'database' | 'clock' | 'log'>) => {
  const kept = await keepSetting(services, maintenanceWindows);
  let known: { windows: MaintenanceWindow[]; spans: Span[] } | undefined;
  const spans = async (): Promise<Span[]> => {
    const windows = await kept.read();
    if (known?.windows !== windows) known = { windows, spans: spansOf(windows) };
    return known.spans;
  };
  const now = () => services.clock.now().epochMilliseconds;
  /** What is under way and what is announced, for whoever asks: once a minute, so it is never what was kept. */
  const read = async () => {
    const all = spansOf(await readSetting(services.database, maintenanceWindows));
    return { now: present(spanAt(all, now())), next: present(comingSpan(all, now())), at: isoOf(now()) };
  };
  /** The same as one line for the sign-in page; empty when there is nothing to tell. */
  const words = async (): Promise<string> => {
    const all = await spans();
    const closed = spanAt(all, now());
    if (closed) return closedWords(closed);
    const coming = comingSpan(all, now());
    return coming ? comingWords(coming) : '';
  };
  return { spans, read, words, close: kept.close };
};

export type Maintenance = Awaited<ReturnType<typeof openMaintenance>>;

const isoOf = (ms: number) => new Date(ms).toISOString();
const present = (span: Span | undefined) =>
  span ? { from: isoOf(span.from), until: isoOf(span.until), reason: span.reason } : null;

/** What anyone but an administrator is answered while a window is under way. */
export const closedRefusal = (span: Span, now: number) =>
  new Refusal('maintenance.unavailable', closedWords(span), { retryAfter: Math.ceil((span.until - now) / 1000) });
