import { createTransport, type NodemailerError } from 'nodemailer';
import { checkMail } from './check-mail.ts';
import { mailFailure } from './mail-failure.ts';
import type { Mailer } from './mailer.ts';
import { outgoing } from './outgoing-message.ts';

/** Milliseconds for each step of a delivery, and for all of it. */
export type SmtpPatience = { step: number; whole: number };

const patience: SmtpPatience = { step: 10_000, whole: 60_000 };

/** Mail over SMTP (`smtp://` with STARTTLS where offered, `smtps://`). Each mail has a connection of its own. */
export const smtpMailer = (url: string, from: string, { step, whole } = patience): Mailer => {
  const transport = createTransport({
    url,
    connectionTimeout: step,
    greetingTimeout: step,
    socketTimeout: step,
    dnsTimeout: step,
  });
  return {
    send: async (mail) => {
      checkMail(mail);
      const signal = AbortSignal.timeout(whole);
      await transport.sendMail({ ...outgoing(mail, from), signal }).catch((error: NodemailerError) => {
        throw mailFailure(error, mail.to);
      });
    },
  };
};
