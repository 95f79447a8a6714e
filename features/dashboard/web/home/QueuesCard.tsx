import { useMe } from '#features/identity/index.web.ts';
import { mayEnter } from '#platform/contract/actor.ts';
import { QueueTable } from '#platform/web/kit/worklist/QueueTable.tsx';
import type { QueuesHome } from '../../contract.ts';

/** On the home page of staff: what waits for their desks. */
export function QueuesCard({ data: { queues } }: { data: QueuesHome }) {
  const all = mayEnter(useMe(), 'desk:finance') ? { to: '/agency-desk/finance', label: 'All of finance' } : undefined;
  return <QueueTable title="To do" queues={queues} all={all} />;
}
