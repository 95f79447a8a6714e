import { and, eq } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Data, Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { planCalls } from '../plans/plans.calls.ts';
import { computed } from '../splits/computed.server.ts';
import { splitShare } from '../splits/split-share.rules.ts';
import { workOut } from '../splits/work-out.server.ts';

/** The division of a share of a person. Only splits frozen by now count as reached. */
export const tryOut = async (
  at: Reading,
  { query }: Input<typeof planCalls.tryOut>,
): Promise<Data<typeof planCalls.tryOut>> => {
  const { personId, cents, signedOn } = query;
  const name = await nameOf(at, personId);
  const { plan, progress, ...worked } = await workOut(at.db, {
    personId,
    cents,
    signedOn,
    kind: kindOf(query),
    within: null,
  });
  const { planName, fromDay: planFrom } = plan;
  return { name, ...(await presented(at, { ...worked, planName, planFrom, period: progress ?? null })) };
};

const nobody = '00000000-0000-4000-8000-000000000000';

/** The division of a share by terms that are not saved. */
export const tryOutTerms = async (
  at: Reading,
  { body }: Input<typeof planCalls.tryOutTerms>,
): Promise<Data<typeof planCalls.tryOutTerms>> => {
  const { terms, whose, cents, signedOn } = body;
  const unsaved = { planName: null, planFrom: null };
  const kind = kindOf(body);
  if (whose.who === 'PERSON') {
    const { personId } = whose;
    await nameOf(at, personId);
    const { progress, ...worked } = await workOut(at.db, { personId, cents, signedOn, kind, terms, within: null });
    return presented(at, { ...worked, ...unsaved, period: progress ?? null });
  }
  const divided = splitShare(cents, { personId: nobody, terms, reached: whose.reachedCents, kind }, []);
  const { lines, ...rest } = await presented(at, { ...divided, ...unsaved, chain: [], period: null });
  return { ...rest, lines: lines.map((line) => (line.kind === 'OWN' ? { ...line, name: 'Salesperson' } : line)) };
};

type Tried = Pick<Input<typeof planCalls.tryOut>['query'], 'transactionType' | 'category' | 'project' | 'role'>;

const kindOf = ({ transactionType, category, project, role }: Tried) => ({
  transactionType,
  category,
  role,
  project: project ?? null,
});

const nameOf = async (at: Reading, personId: string): Promise<string> => {
  const [person] = await at.db
    .select({ name: personPublic.name })
    .from(personPublic)
    .where(and(eq(personPublic.id, personId), eq(personPublic.role, 'salesperson')));
  if (!person) throw missing('salesperson');
  return person.name;
};

const presented = async (at: Reading, divided: Parameters<typeof computed>[1][number]) => {
  const [first] = await computed(at.db, [divided]);
  if (!first) throw new Error('One share gives one answer.');
  return first;
};
