import { QueueOf } from './QueuePage.tsx';
import { queues } from './queueList.web.ts';

/** /agency-desk/compliance: the cases on hold, and those that can be put on hold. */
export function CompliancePage() {
  return <QueueOf queue={queues.compliance} />;
}
