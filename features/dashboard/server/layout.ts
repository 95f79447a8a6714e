import { eq } from 'drizzle-orm';
import type { Input } from '#platform/contract/endpoint.ts';
import { Refusal } from '#platform/contract/refusal.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { dashboard, Layout } from '../contract.ts';
import { dashboardLayout } from './tables.ts';

const { personId, version, placed, hidden, shown } = dashboardLayout;

/** How the actor arranged the home page; version 0 if they never did. */
export const readLayout = async (at: Reading): Promise<Layout> => {
  const [found] = await at.db
    .select({ version, placed, hidden, shown })
    .from(dashboardLayout)
    .where(eq(personId, at.actor.userId));
  return found ?? { version: 0, placed: [], hidden: [], shown: [] };
};

/** Stores the layout if nobody did meanwhile. Else the refusal carries what is stored, and the page repeats its change on it. */
export const arrange = async (at: Writing, { body }: Input<typeof dashboard.arrange>): Promise<Layout> => {
  const values = { ...body, version: body.version + 1, changedAt: at.clock.now().toString() };
  const [stored] = await at.db
    .insert(dashboardLayout)
    .values({ ...values, personId: at.actor.userId })
    .onConflictDoUpdate({ target: personId, set: values, setWhere: eq(version, body.version) })
    .returning({ version, placed, hidden, shown });
  if (stored) return stored;
  throw new Refusal('layout.stale', 'The dashboard was arranged in another window meanwhile. Try again.', {
    detail: await readLayout(at),
  });
};
