import { eq } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import { readSetting, watchSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Services, Writing } from '#platform/server/context.ts';
import { maintenanceWindows } from '../room.settings.ts';
import {
  closedWords,
  comingSpan,
  comingWords,
  type MaintenanceWindow,
  type Span,
  spanAt,
  spansOf,
} from './maintenance.rules.ts';

/** The agency's maintenance windows, cached in memory because every request reads them. A change renews the cache. */
export const openMaintenance = async (services: Pick<Services, 'database' | 'channels' | 'clock'>) => {
  const setting = await watchSetting(services, maintenanceWindows);
  let cached: { windows: MaintenanceWindow[]; spans: Span[] } | undefined;
  const spans = async (): Promise<Span[]> => {
    const windows = await setting.read();
    if (cached?.windows !== windows) cached = { windows, spans: spansOf(windows) };
    return cached.spans;
  };
  const now = () => services.clock.now().epochMilliseconds;
  /** The active and the announced window, read from the database: pages ask only once a minute. */
  const read = async () => {
    const all = spansOf(await readSetting(services.database, maintenanceWindows));
    return { now: present(spanAt(all, now())), next: present(comingSpan(all, now())), at: isoOf(now()) };
  };
  /** One line for the sign-in page; empty if no window is active or announced. */
  const words = async (): Promise<string> => {
    const all = await spans();
    const closed = spanAt(all, now());
    if (closed) return closedWords(closed);
    const coming = comingSpan(all, now());
    return coming ? comingWords(coming) : '';
  };
  return { spans, read, words, close: setting.close };
};

export type Maintenance = Awaited<ReturnType<typeof openMaintenance>>;

const isoOf = (ms: number) => new Date(ms).toISOString();
const present = (span: Span | undefined) =>
  span ? { from: isoOf(span.from), until: isoOf(span.until), reason: span.reason } : null;

/** The 503 that everyone but administrators gets while a window is active. */
export const closedRefusal = (span: Span, now: number) =>
  new Refusal('maintenance.unavailable', closedWords(span), { retryAfter: Math.ceil((span.until - now) / 1000) });

/** Refuses a new session while a maintenance window is active, unless the person is an administrator. */
export const requireOpen = async (at: Writing<Actor | null>, personId: string): Promise<void> => {
  const now = at.clock.now().epochMilliseconds;
  const closed = spanAt(spansOf(await readSetting(at.db, maintenanceWindows)), now);
  if (!closed) return;
  const [row] = await at.db.select({ role: personPublic.role }).from(personPublic).where(eq(personPublic.id, personId));
  if (row?.role !== 'admin') throw closedRefusal(closed, now);
};
