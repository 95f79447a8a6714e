import { desc, eq } from 'drizzle-orm';
import { formatDay } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading, Writing } from '#platform/server/context.ts';
import type { Component } from '../cpd.words.ts';
import type { training } from '../room.calls.ts';
import { cpdRule } from '../tables.server.ts';

export const readCpdRules = (at: Reading) => at.db.select().from(cpdRule).orderBy(desc(cpdRule.from));

/** Adds a rule from a future day until the next rule begins. Earlier days keep their rule. */
export const addRule = async (at: Writing, { body }: Input<typeof training.addRule>): Promise<undefined> => {
  const { from, unit, prescribed, professional, genericPlus, newcomersExempt, source } = body;
  if (from <= today(at.clock))
    throw new Refusal('cpd-rule.invalid', 'Choose a day after today. What was asked for before stays as it was.', {
      field: 'from',
    });
  const amounts: [Component, number][] = [
    ['PE', prescribed],
    ['PC', professional],
    ['GC_PLUS', genericPlus],
  ];
  const components = amounts.flatMap(([component, least]) => (least > 0 ? [{ component, least }] : []));
  if (components.length === 0)
    throw new Refusal('cpd-rule.invalid', 'Ask for hours of one component at least.', { field: 'professional' });
  const rule = { unit, components, newcomersExempt, source };
  await at.db
    .insert(cpdRule)
    .values({ from, to: null, ...rule })
    .onConflictDoUpdate({ target: cpdRule.from, set: rule });
  await record(at, { aggregate: 'cpd-rule', aggregateId: from, action: 'cpd-rule.added', detail: rule });
  return undefined;
};

/** Takes a rule away that has not begun: the one before it then goes on. */
export const removeRule = async (at: Writing, { params }: Input<typeof training.removeRule>): Promise<undefined> => {
  const { from } = params;
  const [removed] = await at.db.delete(cpdRule).where(eq(cpdRule.from, from)).returning();
  if (!removed) throw missing('rule');
  if (from <= today(at.clock))
    throw new Refusal('cpd-rule.conflict', `The rule from ${formatDay(from)} has begun, and stays as it is.`);
  const { unit, components, newcomersExempt, source } = removed;
  const detail = { unit, components, newcomersExempt, source };
  await record(at, { aggregate: 'cpd-rule', aggregateId: from, action: 'cpd-rule.removed', detail });
  return undefined;
};
