import { it } from 'vitest';
import { sharedGable } from './gable.ts';
import { approveCase } from './journey/desk.ts';
import { fillLease } from './journey/lease.ts';
import { report, submitReported } from './journey/report.ts';
import { signIn, signOut } from './journey/session.ts';
import type { Visit } from './visit.ts';

const { visit } = sharedGable();

/** Where a lease looks other than a sale, which is looked at all along its way. */
const itsOwn = new Set([
  'a tenancy that is too short',
  'the transaction info, filled in',
  'the checklist, empty',
  'the checklist, complete',
  'the summary',
  'the review of a case',
]);

it('takes a lease from its first field to the approval by the desk, on a phone', { timeout: 900_000 }, async () => {
  const lease = {
    unit: '11-203',
    client: { side: 'landlord', name: 'Siew Kah Wai' },
    other: { side: 'tenant', name: 'Nurul Ain binte Rahmat' },
    fillInfo: fillLease,
  };
  await visit('a lease', 360, async (visitor) => {
    const look = async (what: string) => (itsOwn.has(what) ? visitor.look(what) : undefined);
    const here: Visit = { ...visitor, look };
    await here.page.goto('/signin');
    await signIn(here, 'hannah.lim');
    await report(here, lease);
    const caseNo = await submitReported(here, lease);
    await signOut(here);
    await signIn(here, 'mei.tan');
    await approveCase(here, caseNo);
  });
});
