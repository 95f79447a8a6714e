import { moneyKeepers } from '#features/people/server/index.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import type { Writing } from '#platform/server/context.ts';
import { notify, settle } from './notify.ts';

/** What one of finance prepared and another one has to approve. */
export const toApprove: NotificationKind = {
  key: 'toApprove',
  label: 'Approvals',
  help: 'What someone else prepared waits for a second person',
  action: 'Look and decide',
  isUrgent: true,
  isFor: ({ role, desks }) => role === 'admin' || desks.includes('finance'),
};

const keyOf = (id: string) => `approval.${id}`;

/** `id`: of the record that waits. `line` says what it is about; it names no client. */
type Asked = { id: string; title: string; line: string; link: `/${string}` };

/** Notifies all who may approve, but not whoever prepared it. */
export const askForApproval = async (at: Writing, { id, ...news }: Asked): Promise<void> => {
  const keepers = await moneyKeepers(at);
  const to = keepers.map((keeper) => keeper.id).filter((keeper) => keeper !== at.actor.userId);
  await notify(at, toApprove, { to, key: keyOf(id), ...news });
};

/** It was approved, declined or withdrawn: nobody has to look any more. */
export const endApproval = (at: Writing, id: string): Promise<void> => settle(at, keyOf(id));
