import { test } from 'vitest';
import { survivesNotices } from './kill/notices-at-work.ts';

test('each of 10,000 people is notified and mailed once, though the server is killed three times while they are sent', {
  timeout: 3_600_000,
}, async () => {
  const at = await survivesNotices({ people: 10_000, kills: 3 });
  process.stdout.write(`10,000 people, killed when ${at.join(', ')} mails were sent: each has each once\n`);
});
