import type { CasePlan } from './cases/case-plan.ts';
import { drawCases } from './cases/draw-cases.ts';
import { storyPlan } from './cases/story-plan.ts';
import type { Recipe } from './load/progress.ts';
import { drawTeam } from './people/team.ts';
import { stories } from './stories.ts';

/** Every submission of the demo agency, written and drawn, sorted by the moment of creation. */
export const drawAgency = ({ seed, salespeople, submissions, today }: Recipe): CasePlan[] => {
  const written = stories.map((story) => storyPlan(story, today));
  const team = drawTeam(seed, salespeople, today);
  const taken = new Set(
    written.map(({ info: { property } }) => `${property.postalCode} ${property.block} ${property.unit}`),
  );
  const drawn = drawCases({ seed, count: Math.max(0, submissions - written.length), today, team, taken });
  return [...written, ...drawn].sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
};
