import type { Config } from '../config.ts';

/** A text message: `to` in E.164, as `+6591234567`. `id` is the same at every try, so that a gateway can send it once. */
export type TextMessage = { to: string; text: string; id: string };

/** The gateway did not take a message. `retryable` is false when it refused this one for good. What it said is not repeated: it may quote the number. */
export class TextFailure extends Error {
  override readonly name = 'TextFailure';
  readonly retryable: boolean;

  constructor(message: string, retryable: boolean) {
    super(message);
    this.retryable = retryable;
  }
}

/** What says that this message is wrong. A token that ran out or a wrong address refuses all of them, until an administrator corrects it. */
const final = [400, 422];

/**
 * Sends a text message by the gateway of SMS_URL: a POST with `to`, `text` and `id` as JSON, which anything but 2xx refuses.
 * @throws TextFailure
 */
export const sendText = async (
  { sms }: Pick<Config, 'sms'>,
  message: TextMessage,
  patience = 10_000,
): Promise<void> => {
  if (!sms) throw new TextFailure('No gateway for text messages is set (SMS_URL).', true);
  const answer = await fetch(sms.url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
    headers: {
      'content-type': 'application/json',
      'idempotency-key': message.id,
      ...(sms.token && { authorization: `Bearer ${sms.token}` }),
    },
    body: JSON.stringify(message),
  }).catch((error: unknown) => {
    const why = error instanceof Error && error.name === 'TimeoutError' ? 'did not answer in time' : 'can’t be reached';
    throw new TextFailure(`The gateway for text messages ${why}.`, true);
  });
  await answer.body?.cancel();
  if (answer.ok) return;
  throw new TextFailure(`The gateway for text messages answered ${answer.status}.`, !final.includes(answer.status));
};
