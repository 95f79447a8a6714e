import { expect, it } from 'vitest';
import type { Detail } from './detail.web.ts';
import { Reminders } from './Reminders.tsx';

it('a reminder that was sent in the early morning was sent on that day', () => {
  const reminder = {
    reminderId: 'r',
    number: 'RM26-000001',
    type: 1,
    invoiceNumber: 'INV26-000001',
    madeOn: '2026-11-20',
  };
  const deal = { transId: 't', opensPapers: true, reminders: [{ ...reminder, sentAt: '2026-11-20T17:30:00Z' }] };
  const [row] = Reminders({ deal: deal as Detail }).props.rows;
  expect(row.cells).toContain('21 Nov 2026');
});
