import { expect, it } from 'vitest';
import { requireFewMails } from './mails-an-hour.rules.ts';

const address = 'client@home.example';

it.each([
  [{ clerk: 300, address: 0 }, 'You have sent 300 mails within an hour. Wait, or send the others as PDFs yourself.'],
  [
    { clerk: 40, address: 40 },
    '40 mails were sent to client@home.example within an hour. Wait, or send the others as PDFs yourself.',
  ],
])('after %j another mail is refused', (sent, words) => {
  expect(() => requireFewMails(sent, address)).toThrow(words);
});

it('the last one that fits is sent', () => {
  expect(() => requireFewMails({ clerk: 299, address: 39 }, address)).not.toThrow();
});
