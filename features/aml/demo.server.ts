import { customers } from '#demo/aml/customers.ts';
import { presetSetting } from '#features/settings/server/index.ts';
import { addDays, type Day } from '#platform/contract/days.ts';
import { morningOf } from '#platform/server/clock.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { DemoStep } from '#platform/server/room.ts';
import type { SubjectInput } from './cases/cases.calls.ts';
import { addCase, screenCase } from './cases/open-case.server.ts';
import { caseClaimants } from './hits/claimants.server.ts';
import { decideDemoHits } from './hits/demo-decisions.server.ts';
import { dueDiligenceFrom } from './room.settings.ts';

const setDueDiligenceFrom = (at: Writing<null>, day: Day) => presetSetting(at, dueDiligenceFrom, day);

/** While three years of submissions come, nobody is asked for what was not there yet. */
export const demoBeforeDueDiligence: DemoStep = async (at, { today }) => {
  await setDueDiligenceFrom(at, addDays(today, 1));
};

/** The newer version of the demo's list is there since the day before. */
const screenedDaysAgo = 11;

/**
 * Cases of the printed accounts. Those that compliance has decided are screened here: the list came before the submissions, in a
 * transaction of its own. The others are screened by the job that follows the list, once the server runs.
 */
export const demoCases: DemoStep = async (at, { today }, house) => {
  await setDueDiligenceFrom(at, addDays(today, -90));
  for (const [userName, daysAgo, name, dateOfBirth, nationality, property, decision] of customers) {
    const [owner] = await ask<{ id: string }>(at.db, 'SELECT id FROM person_public WHERE user_name = $1', [userName]);
    if (!owner) continue;
    const customer: SubjectInput = {
      kind: 'INDIVIDUAL',
      name,
      aliases: [],
      idType: 'NRIC',
      nationality,
      dateOfBirth,
      birthUnknown: false,
    };
    const actor = {
      userId: owner.id,
      userName,
      role: 'salesperson',
      desks: [],
      via: 'password',
      sessionId: owner.id,
    } as const;
    const clock = morningOf(addDays(today, -daysAgo), at.clock);
    const then = { ...at, clock, actor: { ...actor, desks: [] } };
    const row = await addCase(then, { owner: owner.id, contactId: null, property, customer });
    if (!decision) continue;
    const later = { ...at, clock: morningOf(addDays(today, -screenedDaysAgo), at.clock) };
    await screenCase(later, row);
    await decideDemoHits(at, { caseId: row.id, decision, today, claimants: house.all(caseClaimants) });
  }
};
