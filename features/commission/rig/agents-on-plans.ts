import { sampleInfo } from '#demo/sample.ts';
import type { Day } from '#platform/contract/days.ts';
import { transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { TestApp } from '#test/app.ts';
import { anApprovedDeal } from '#test/approved-deal.ts';
import type { Client } from '#test/people.ts';
import { freezeSplit } from '../splits/split-deal.server.ts';
import { personPlan, plan, planVersion } from '../tables.server.ts';
import type { Terms } from '../terms.rules.ts';

/** What tests need to have deals of salespeople on plans: who is on which, approved deals, and money that freezes them. */
export const agentsOnPlans = async (app: TestApp) => {
  const { database } = app.services;
  const desk = await app.letIn(await app.aStaff('submissions'));
  let units = 0;

  /** A salesperson on a plan of their own from 1 March 2020. */
  const anAgentOn = async (terms: Terms): Promise<Client> => {
    const agent = await app.letIn(await app.aSalesperson());
    const code = `P${agent.person.userId.slice(0, 8)}`;
    await database.insert(plan).values({ code, name: code });
    await database.insert(planVersion).values({ plan: code, fromDay: '2020-01-01', terms });
    await database.insert(personPlan).values({ personId: agent.person.userId, plan: code, fromDay: '2020-03-01' });
    return agent;
  };

  /** Deals of S$ 49,600.00 commission each. Answers their ids. */
  const deals = async (agent: Client, count: number): Promise<string[]> => {
    const ids: string[] = [];
    for (let made = 0; made < count; made++) {
      units += 1;
      const info = { property: { ...sampleInfo().property, unit: `60-${units}` } };
      ids.push((await anApprovedDeal(agent, desk, { info })).dealId);
    }
    return ids;
  };

  const signedOn = (dealId: string, day: Day) =>
    ask(database, 'UPDATE deal SET signed_on = $1 WHERE id = $2', [day, dealId]);
  const freeze = (dealId: string) => transact(app.asNobody, (at) => freezeSplit(at, dealId));

  return { anAgentOn, deals, signedOn, freeze };
};
