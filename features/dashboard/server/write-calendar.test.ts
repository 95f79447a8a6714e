import { expect, it } from 'vitest';
import { writeCalendar } from './write-calendar.ts';

it('writes no control character of a text that was stored before they were refused', () => {
  const date = {
    id: 'a',
    day: '2026-12-20',
    group: 'deadline',
    reference: 'ES\u0007-1',
    to: '/e-submission/1',
  } as const;
  const text = writeCalendar([{ ...date, title: 'Completion', place: 'Marina\u000bOne\u200b\u0085Tower' }], {
    now: Temporal.Instant.from('2026-11-20T02:00:00Z'),
    publicUrl: 'https://gable.example',
  });
  expect(text).toContain('SUMMARY:Completion: Marina One Tower\r\n');
  expect(text).toContain('LOCATION:Marina One Tower\r\n');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/\p{Cc}/u);
});
