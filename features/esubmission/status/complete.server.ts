import { sql } from 'drizzle-orm';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import { esubmissionRows } from '../record/load.server.ts';
import { carryOut } from './carry-out.server.ts';
import { findMove } from './moves.rules.ts';
import { Status } from './status.words.ts';

/** Completes an approved submission: nobody asks for it, its deal is settled. Answers whether it was approved. */
export const completeEsubmission = async (at: Writing<Actor | null>, id: string): Promise<boolean> => {
  const [row] = await esubmissionRows.read(at.db, sql`esubmission.id = ${id}`, 'FOR UPDATE');
  const move = row && findMove(row, Status.completed, ['system']);
  if (!move) return false;
  await carryOut(at, row, move, { reason: '', columns: {}, unaccepted: [] });
  return true;
};
