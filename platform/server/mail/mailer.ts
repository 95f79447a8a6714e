/**
 * `to` is one address without a name. `text` and `html` have the same content. A job that runs twice gives the same
 * `messageId`, so that the mail is recognised as the same.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  messageId?: string | undefined;
  /** Who answers to replies, one address; without it they go to the sender of all mail. */
  replyTo?: string | undefined;
  attachments?: Attachment[];
};

/** A file that comes with a mail. */
export type Attachment = { name: string; contentType: string; content: Buffer };

/** Sends mail. Refuses with `mail.invalid`; throws `MailFailure` when the server did not take it. */
export type Mailer = { send(mail: Mail): Promise<void> };
