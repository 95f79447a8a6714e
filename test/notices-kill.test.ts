import { test } from 'vitest';
import { survivesNotices } from './kill/notices-at-work.ts';

test('each of 500 people is notified and mailed once, though the server is killed while they are sent', {
  timeout: 240_000,
}, async () => {
  await survivesNotices({ people: 500, kills: 1 });
});
