import type { Services } from '../context.ts';
import { countDeadJobs } from '../jobs/dead-letters.ts';
import { readMailQueue } from '../jobs/mail-queue.ts';

/** Names and numbers alone: whoever reaches the server may read them. */
export type Warning =
  | { name: 'mail'; waitingSeconds: number; lastFailed: string | null; lastSent: string | null }
  | { name: 'failed-jobs'; count: number }
  | { name: 'untrusted-proxy' }
  | { name: 'copy' };

/** A mail is sent within seconds. One that waits this long is worth a look. */
const longWait = 60;
const keptMs = 5_000;

/** What is wrong without keeping the server from its work: not a reason to take it out of the balancer. Asked at most every five seconds. */
export const openWarnings = ({ database, clock, config }: Pick<Services, 'database' | 'clock' | 'config'>) => {
  let kept: { at: number; warnings: Promise<Warning[]> } | undefined;
  let isProxyUnknown = false;
  const look = async (): Promise<Warning[]> => {
    const [mail, count] = await Promise.all([readMailQueue(database), countDeadJobs(database)]);
    const waitingSeconds =
      mail.waitingSince === null
        ? 0
        : Math.round((clock.now().epochMilliseconds - Date.parse(mail.waitingSince)) / 1000);
    return [
      ...(config.outgoing === 'hold' ? [{ name: 'copy' } as const] : []),
      ...(mail.failedAt !== null || waitingSeconds >= longWait
        ? [{ name: 'mail', waitingSeconds, lastFailed: mail.failedAt, lastSent: mail.sentAt } as const]
        : []),
      ...(count > 0 ? [{ name: 'failed-jobs', count } as const] : []),
      ...(isProxyUnknown ? [{ name: 'untrusted-proxy' } as const] : []),
    ];
  };
  return {
    read: (): Promise<Warning[]> => {
      const now = performance.now();
      // The database that is away is what the checks say.
      if (!kept || now - kept.at > keptMs) kept = { at: now, warnings: look().catch(() => []) };
      return kept.warnings;
    },
    /** Forwarded headers came from an address that is no known proxy. */
    noteUnknownProxy: (): void => {
      isProxyUnknown = true;
      kept = undefined;
    },
  };
};

export type Warnings = ReturnType<typeof openWarnings>;
