import type { Actor } from '#platform/contract/actor.ts';
import type { InstantText } from '#platform/contract/days.ts';
import type { Services, Writing } from '../context.ts';
import type { Job } from '../jobs/jobs.ts';
import { sendText, TextFailure, type TextMessage } from './send-text.ts';

type Queued = TextMessage & {
  /** What the message brings is void from then on: later it is not sent. */
  until?: InstantText;
};

const name = 'text.send';

/** Sends a text message if and only if the change under way happens. It waits sealed, as mails do. */
export const queueText = (at: Writing<Actor | null>, message: Queued): Promise<void> =>
  at.jobs.send(at.db, name, { sealed: at.secrets.seal(JSON.stringify(message), name) });

/** Sends queued messages. Those that the gateway refuses for good are not tried again. */
export const textJob = ({
  config,
  secrets,
  clock,
  log,
}: Pick<Services, 'config' | 'secrets' | 'clock' | 'log'>): Job => ({
  name,
  run: async (payload) => {
    const { until, ...message }: Queued = JSON.parse(secrets.open((payload as { sealed: string }).sealed, name));
    if (until && Date.parse(until) <= clock.now().epochMilliseconds) {
      log.warn({ messageId: message.id }, 'A text message was ready too late and is not sent');
      return;
    }
    await sendText(config, message).catch((error: unknown) => {
      if (!(error instanceof TextFailure) || error.retryable) throw error;
      log.warn({ messageId: message.id, reason: error.message }, 'A text message was refused');
    });
  },
});
