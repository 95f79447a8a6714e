import { inArray } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Period } from '../progress/period.rules.ts';
import type { Link } from '../tables.server.ts';
import type { Computed } from './computed.calls.ts';
import type { ShareSplit } from './split-share.rules.ts';

/** A share that was divided, as it is stored or was just worked out. */
type Divided = ShareSplit & {
  chain: Link[];
  planName: string | null;
  planFrom: Day | null;
  period: (Period & { cents: number }) | null;
};

/** How shares are divided, with names instead of ids. */
export const computed = async (db: Db, shares: Divided[]): Promise<Computed[]> => {
  const ids = shares.flatMap(({ lines, chain }) => [...lines, ...chain].flatMap(({ personId }) => personId ?? []));
  const people =
    ids.length === 0
      ? []
      : await db
          .select()
          .from(personPublic)
          .where(inArray(personPublic.id, [...new Set(ids)]));
  const nameOf = new Map(people.map(({ id, name }) => [id, name]));
  return shares.map(({ lines, chain, steps, planName, planFrom, period }) => ({
    planName,
    planFrom,
    period: period && { from: period.from, to: period.to, reachedCents: period.cents },
    chain: chain.map(({ personId, ladderRate }) => ({ name: nameOf.get(personId) ?? '', ladderRate })),
    lines: lines.map(({ kind, personId, rate, cents }) => ({
      kind,
      rate,
      cents,
      name: (personId && nameOf.get(personId)) ?? null,
    })),
    steps: steps.map(({ of, label, personId, base, rate, less, cents }) => ({
      of,
      label,
      cents,
      name: (personId && nameOf.get(personId)) ?? null,
      baseCents: base ?? null,
      rate: rate ?? null,
      lessCents: less ?? null,
    })),
  }));
};
