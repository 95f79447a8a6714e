import { eq } from 'drizzle-orm';
import { notify } from '#features/notifications/index.server.ts';
import type { OfRequest } from '#features/signing/index.server.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { NotificationKind } from '#platform/contract/notification-kind.ts';
import { missing } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { ecddForm } from '../tables.server.ts';

export const formSigning: NotificationKind = {
  key: 'formSigning',
  label: 'Due diligence forms',
  help: 'A customer signed or declined a form, or its link has run out.',
  action: 'Open',
  isUrgent: true,
  isFor: ({ role }) => role === 'salesperson',
};

/** The form of a request: link and code decide who reads of it. */
export const formOf = async ({ db }: Pick<Reading<Actor | null>, 'db'>, id: string): Promise<FormRecord> => {
  const [row] = await db.select().from(ecddForm).where(eq(ecddForm.id, id));
  if (!row) throw missing('form');
  return row;
};

/** What somebody did by a link, for the salesperson and in the audit trail. */
export const tell = async (
  at: Writing<Actor | null>,
  request: OfRequest,
  what: string,
  title: string,
  line = '',
  kind = formSigning,
) => {
  const { owner, property } = await formOf(at, request.ref);
  await record(at, {
    aggregate: 'ecdd-form',
    aggregateId: request.ref,
    action: `form.${what}`,
    detail: { version: request.version, requestId: request.requestId },
  });
  await notify(at, kind, {
    to: [owner],
    key: `ecdd-${what}:${request.requestId}:${at.clock.now().toString()}`,
    title,
    line: [property, line].filter(Boolean).join(' · '),
    link: `/e-cdd?id=${request.ref}`,
  });
};
