import { countToProject, lockDealRow } from '#features/deal/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import type { Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';
import { projectKey } from '../terms.rules.ts';
import type { dealCalls } from './deals.calls.ts';
import { splitDeal } from './split-deal.server.ts';

const projectsOfPlans = `
  SELECT DISTINCT rate ->> 'project' AS project FROM plan_version, jsonb_array_elements(terms -> 'rates') rate
  WHERE terms ->> 'scheme' = 'PROJECT' ORDER BY 1`;

/** The projects that plans have rates for, by name. Of names that differ in capitals or blanks the first is answered. */
export const knownProjects = async (db: Db): Promise<string[]> => {
  const rows = await ask<{ project: string }>(db, projectsOfPlans);
  return [...Map.groupBy(rows, ({ project }) => projectKey(project)).values()].flatMap(
    ([first]) => first?.project ?? [],
  );
};

/** Counts a deal to a project or to none. Its split is worked out anew, unless money froze it. */
export const setProject = async (
  at: Writing,
  { params, body: { project: typed } }: Input<typeof dealCalls.setProject>,
): Promise<undefined> => {
  const deal = await lockDealRow(at, params.id);
  if (!deal) throw missing('deal');
  if (deal.state !== 'OPEN')
    throw new Refusal('deal.conflict', `${deal.dealNo} is closed, so its split stays as it is.`, { field: 'project' });
  const projects = await knownProjects(at.db);
  const project = typed && projects.find((each) => projectKey(each) === projectKey(typed));
  if (project === undefined)
    throw new Refusal('deal.conflict', 'No plan has rates for this project. Add them to a plan first.', {
      field: 'project',
    });
  if (project === deal.project) return;
  await countToProject(at, params.id, project);
  const detail = { dealNo: deal.dealNo, before: deal.project, after: project };
  await record(at, { aggregate: 'deal', aggregateId: params.id, action: 'deal.project-set', detail });
  await splitDeal(at, params.id);
};
