import { Refusal } from '#platform/contract/refusal.ts';
import type { Mail } from './mailer.ts';

/** One address and nothing beside it: no name, list, comment or quoting, so that nothing can be smuggled in. */
const address = /^[^\s@<>()[\]\\,;:"\p{C}]{1,64}@[^\s@<>()[\]\\,;:"\p{C}]+$/u;
const identity = /^[A-Za-z0-9._+-]{1,200}$/;
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]/u;
const longestSubject = 400;

const refuse = (message: string, field: string) => new Refusal('mail.invalid', message, { field });

/** Refuses what could add a header or a recipient: line breaks in the subject, more than one address. */
export const checkMail = (mail: Mail): void => {
  for (const field of ['to', 'replyTo'] as const) {
    const value = mail[field];
    if (value !== undefined && (value.length > 254 || !address.test(value)))
      throw refuse('This is not one email address.', field);
  }
  if (breaks.test(mail.subject) || mail.subject.length > longestSubject) {
    throw refuse(`A subject is one line of at most ${longestSubject} characters.`, 'subject');
  }
  if (mail.messageId !== undefined && !identity.test(mail.messageId)) {
    throw refuse('A message id has letters, digits and . _ + - only.', 'messageId');
  }
};
