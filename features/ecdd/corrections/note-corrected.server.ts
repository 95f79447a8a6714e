import { eq } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { presentCustomersPart } from '../forms/read.server.ts';
import type { FormRecord } from '../forms/scope.server.ts';
import { correctedIn } from './corrected.rules.ts';
import { ledTo } from './corrections-of.server.ts';
import { signedStatements } from './signed-statements.server.ts';
import { ecddCorrection } from './tables.server.ts';

/** The changes of a sent or signed version in words, stored with its correction; null: nothing was signed before. */
export const noteCorrected = async (at: Writing<Actor | null>, form: FormRecord): Promise<string[] | null> => {
  const correction = await ledTo(at, form);
  if (!correction) return null;
  const changed = correctedIn(correction.signed, signedStatements(await presentCustomersPart(at, form)));
  await at.db.update(ecddCorrection).set({ changed }).where(eq(ecddCorrection.id, correction.id));
  return changed;
};
