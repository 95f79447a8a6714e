import type { Reading } from '#platform/server/context.ts';
import type { Rule } from '../cycles/cycles.rules.ts';
import { cpdRule } from '../tables.server.ts';

/** The regulator's CPD rules by dates. */
export const readRules = ({ db }: Pick<Reading<null>, 'db'>): Promise<Rule[]> => db.select().from(cpdRule);
