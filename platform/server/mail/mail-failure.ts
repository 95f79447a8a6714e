import type { NodemailerError } from 'nodemailer';

/** A mail that wasn't handed over. `retryable` is false when the server refused this very mail for good. */
export class MailFailure extends Error {
  override readonly name = 'MailFailure';
  readonly retryable: boolean;

  constructor(message: string, retryable: boolean, cause: unknown) {
    super(message, { cause });
    this.retryable = retryable;
  }
}

/** What the server said, without the address of the person: the message ends up in logs. */
export const mailFailure = (error: NodemailerError, to: string): MailFailure => {
  const said = error.message.replaceAll(to, '(recipient)');
  const permanent = error.permanent ?? ['EENVELOPE', 'EMESSAGE'].includes(error.code ?? '');
  return new MailFailure(
    `The mail server didn’t take the mail (${error.code ?? 'error'}): ${said}`,
    !permanent,
    error.code,
  );
};
