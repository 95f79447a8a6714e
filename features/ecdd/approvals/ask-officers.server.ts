import { secondOfficers } from '#features/aml/index.server.ts';
import { notify } from '#features/notifications/index.server.ts';
import { type Actor, isCompliance } from '#platform/contract/actor.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import type { Writing } from '#platform/server/context.ts';
import type { FormRecord } from '../forms/scope.server.ts';

export const formToApprove: NotificationKind = {
  key: 'formToApprove',
  label: 'Forms to approve',
  help: 'A due diligence form of a high rating waits for a designated officer.',
  action: 'Decide',
  isUrgent: true,
  who: 'compliance',
  isFor: isCompliance,
};

/** Notifies those who may decide on a form that it waits. */
export const askOfficers = async (
  at: Writing<Actor | null>,
  { id, formNo, version, owner }: FormRecord,
): Promise<void> =>
  notify(at, formToApprove, {
    to: await secondOfficers(at, [owner]),
    key: `form-to-approve:${id}:${version}:${at.clock.now().toString()}`,
    title: 'A form waits for approval',
    line: formNo,
    link: `/e-cdd?id=${id}`,
  });
