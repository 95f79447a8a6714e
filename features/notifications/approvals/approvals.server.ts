import { eq } from 'drizzle-orm';
import { type Approvals, type Asked, personPublic, settledMoneyKeepers } from '#features/people/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import type { Writing } from '#platform/server/context.ts';
import { notify, settleAll } from '../notify.server.ts';

/** Something that one person prepared and another one has to approve. */
export const toApprove: NotificationKind = {
  key: 'toApprove',
  label: 'Approvals',
  help: 'What someone else prepared waits for a second person',
  action: 'Look and decide',
  isUrgent: true,
  isFor: ({ role, desks }) => role === 'admin' || desks.includes('finance') || desks.includes('compliance'),
};

const keyOf = (id: string) => `approval.${id}`;

/** Notifies all who may approve, except the person who prepared it. */
export const askForApproval = async (at: Writing, request: Asked): Promise<void> => {
  const { id, approvers, isMailed = false, line, ...news } = request;
  const { ids, who } = approvers ?? {
    ids: (await settledMoneyKeepers(at)).map((keeper) => keeper.id),
    who: 'desk:finance' as const,
  };
  const to = ids.filter((keeper) => keeper !== at.actor.userId);
  const [by] = await at.db
    .select({ name: personPublic.name })
    .from(personPublic)
    .where(eq(personPublic.id, at.actor.userId));
  const kind = isMailed ? { ...toApprove, ownMail: true as const } : toApprove;
  await notify(at, kind, { to, key: keyOf(id), who, line: line(by?.name ?? at.actor.userName), ...news });
};

/** Marks an approval as settled once it is approved, declined or withdrawn. Matches this id and all that begin with it. */
export const endApproval = (at: Writing<Actor | null>, id: string): Promise<void> => settleAll(at, [keyOf(id)]);

export const approvals: Approvals = { ask: askForApproval, end: endApproval };
