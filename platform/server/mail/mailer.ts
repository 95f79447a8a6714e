/**
 * `to` is one bare address. `text` and `html` say the same. `messageId` names the mail itself: a job that runs twice
 * gives the same one, and the mail is recognised as the same.
 */
export type Mail = { to: string; subject: string; text: string; html: string; messageId?: string | undefined };

/** Hands mail over. Refuses with `mail.invalid`; throws `MailFailure` when the server didn't take it. */
export type Mailer = { send(mail: Mail): Promise<void> };
