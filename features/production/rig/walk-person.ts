import type { Client } from '#test/people.ts';
import { walkFigures } from './walk.ts';
import { walkAbove } from './walk-above.ts';
import { walkDeals } from './walk-deals.ts';
import { walkHome } from './walk-home.ts';
import { walkMembers } from './walk-members.ts';
import { walkTeam } from './walk-team.ts';

/**
 * Follows every figure that a salesperson sees to its rows: My Production, each deal, one's own and of the team, Team HR and Team Performance, and the cards of
 * the home page. Answers how many figures there were.
 */
export const walkPerson = async (who: Client, saNo: string, finance: Client): Promise<number> => {
  const parts = [
    await walkFigures(who),
    await walkDeals(who, saNo, finance),
    await walkMembers(who, saNo),
    await walkTeam(who, saNo),
    await walkAbove(who),
    await walkHome(who),
  ];
  return parts.reduce((all, each) => all + each, 0);
};
