import { it } from 'vitest';
import { sharedGable } from './gable.ts';
import { approveCase } from './journey/desk.ts';
import { fillLease } from './journey/lease.ts';
import { report, submitReported } from './journey/report.ts';
import { signIn, signOut } from './journey/session.ts';

const { visit } = sharedGable();

it('takes a lease from its first field to the approval by the desk, on a phone', { timeout: 900_000 }, async () => {
  const lease = {
    unit: '11-203',
    client: { side: 'landlord', name: 'Siew Kah Wai' },
    other: { side: 'tenant', name: 'Nurul Ain binte Rahmat' },
    fillInfo: fillLease,
  };
  await visit('a lease', 360, async (here) => {
    await here.page.goto('/signin');
    await signIn(here, 'hannah.lim');
    await report(here, lease);
    const caseNo = await submitReported(here, lease);
    await signOut(here);
    await signIn(here, 'mei.tan');
    await approveCase(here, caseNo);
  });
});
