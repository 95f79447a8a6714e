import type { NodemailerError } from 'nodemailer';

/** The mail server did not take a mail. `retryable` is false when it refused this mail for good. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly retryable: boolean;

  constructor(message: string, retryable: boolean, cause: unknown) {
    super(message, { cause });
    this.retryable = retryable;
  }
}

/** The server's answer without the address of the person, because the message is written to logs. */
export const mailFailure = (error: NodemailerError, to: string): MailFailure => {
  const message = error.message.replaceAll(to, '(recipient)');
  const permanent = error.permanent ?? ['EENVELOPE', 'EMESSAGE'].includes(error.code ?? '');
  return new MailFailure(
    `The mail server didn’t take the mail (${error.code ?? 'error'}): ${message}`,
    !permanent,
    error.code,
  );
};
