import { expect, it } from 'vitest';
import { mailboxOf } from './mailbox.rules.ts';

it.each([
  ['Hannah.Lim+cdd@Gmail.com', 'hannahlim@gmail.com'],
  ['hannahlim@googlemail.com', 'hannahlim@gmail.com'],
  ['h.lim+a+b@harbour.example', 'h.lim@harbour.example'],
  ['h.lim@harbour.example', 'h.lim@harbour.example'],
])('%s comes to %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
