import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import { recountDeal } from './team/recount.server.ts';

/** Counts all deals of the demo agency, whose teams would be empty until the job runs. */
export const demoTeams: DemoStep = async (at) => {
  const stale = await ask<{ id: string }>(at.db, 'SELECT deal_id AS id FROM team_stale ORDER BY deal_id');
  for (const { id } of stale) await recountDeal(at, id);
};
