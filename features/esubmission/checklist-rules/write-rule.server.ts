import { eq } from 'drizzle-orm';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { today } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import { type DocRuleInput, dayBefore } from '../checklist/checklist.calls.ts';
import { docRule, documentType } from '../documents/tables.server.ts';
import { refuseProblem } from '../refuse-problem.rules.ts';
import { changeProblem, ruleProblem } from './rule-problem.rules.ts';

type Written = { id: number };

/** Adds a rule from a day on. */
export const addRule = async (at: Writing, { body }: { body: DocRuleInput }): Promise<Written> => {
  refuseProblem(ruleProblem(body, today(at.clock)));
  await lockDocument(at, body.documentId);
  const id = await insert(at, body, null);
  await write(at, 'added', { id, ...body });
  return { id };
};

/** Replaces a rule from a day on. The old version stays for check dates before that day. */
export const changeRule = async (
  at: Writing,
  { params, body }: { params: { id: number }; body: DocRuleInput },
): Promise<Written> => {
  refuseProblem(ruleProblem(body, today(at.clock)));
  await lockDocument(at, body.documentId);
  const before = await lockRule(at, params.id);
  if (before.documentId !== body.documentId)
    throw new Refusal('rule.invalid', 'A rule stays with its document. End it and add another.', {
      field: 'documentId',
    });
  refuseProblem(changeProblem(before, body.validFrom, today(at.clock)));
  await at.db
    .update(docRule)
    .set({ validTo: dayBefore(body.validFrom) })
    .where(eq(docRule.id, before.id));
  const id = await insert(at, body, before.id);
  await write(at, 'changed', { id, replaces: before.id, ...body });
  return { id };
};

/** Ends a rule on a day, today at the earliest. A rule that has not begun yet can be ended before it begins. */
export const endRule = async (
  at: Writing,
  { params, body: { lastDay } }: { params: { id: number }; body: { lastDay: string } },
): Promise<Written> => {
  const { documentId } = await readRule(at, params.id);
  await lockDocument(at, documentId);
  const rule = await lockRule(at, params.id);
  const now = today(at.clock);
  refuseProblem(changeProblem(rule, rule.validFrom, now));
  if (lastDay < now) throw new Refusal('rule.invalid', 'The last day can’t be in the past.', { field: 'lastDay' });
  const validTo = lastDay < rule.validFrom ? dayBefore(rule.validFrom) : lastDay;
  await at.db.update(docRule).set({ validTo }).where(eq(docRule.id, rule.id));
  await write(at, 'ended', { id: rule.id, documentId, validTo });
  return { id: rule.id };
};

const insert = async (at: Writing, rule: DocRuleInput, replaces: number | null): Promise<number> => {
  const rows = await at.db
    .insert(docRule)
    .values({ ...rule, replaces, createdBy: at.actor.userId, createdAt: at.clock.now().toString() })
    .returning({ id: docRule.id });
  return inserted(rows).id;
};

/** Locks the rules of a document: one writer at a time. */
const lockDocument = async (at: Writing, documentId: string): Promise<void> => {
  const types = await at.db.select().from(documentType).where(eq(documentType.documentId, documentId)).for('update');
  if (types.length === 0) throw new Refusal('rule.invalid', 'There is no such document.', { field: 'documentId' });
};

const readRule = async (at: Writing, id: number) => {
  const [rule] = await at.db.select().from(docRule).where(eq(docRule.id, id));
  if (!rule) throw missing('rule');
  return rule;
};

/** Reads the rule under the lock. Refuses a rule that was replaced meanwhile. */
const lockRule = async (at: Writing, id: number) => {
  const rule = await readRule(at, id);
  const [next] = await at.db.select({ id: docRule.id }).from(docRule).where(eq(docRule.replaces, id));
  if (next) throw new Refusal('rule.stale', 'Someone changed this rule meanwhile. Look at the new one.');
  return rule;
};

const write = (at: Writing, verb: string, detail: Record<string, unknown> & { documentId: string }): Promise<void> =>
  record(at, {
    aggregate: 'document-rules',
    aggregateId: detail.documentId,
    action: `document-rule.${verb}`,
    detail,
  });
