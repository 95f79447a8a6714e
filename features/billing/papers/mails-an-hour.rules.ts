import { Refusal } from '#platform/contract/refusal.ts';

/**
 * How many mails with papers one of finance sends within an hour, and how many go to one address: an account that was taken
 * over must not make Gable a source of mails, nor flood a client. A page of reminders to all who are overdue fits.
 */
const mailsAnHour = { clerk: 300, address: 40 };

/** Refuses one more mail within the hour. @throws Refusal `mail.rate` */
export const requireFewMails = (sent: { clerk: number; address: number }, address: string): void => {
  if (sent.clerk >= mailsAnHour.clerk) throw tooMany(`You have sent ${mailsAnHour.clerk} mails within an hour.`);
  if (sent.address >= mailsAnHour.address)
    throw tooMany(`${mailsAnHour.address} mails were sent to ${address} within an hour.`);
};

const tooMany = (why: string) =>
  new Refusal('mail.rate', `${why} Wait, or send the others as PDFs yourself.`, { retryAfter: 600 });
