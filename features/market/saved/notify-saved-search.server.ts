import { notify } from '#features/notifications/index.server.ts';
import { formatCount } from '#platform/contract/money.ts';
import { internalOrigin, type Services, transact } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Job } from '#platform/server/jobs/jobs.ts';
import { type Dataset, datasets } from '../datasets.words.ts';
import type { SavedTool } from '../tools.words.ts';
import { marketNews } from './notices.server.ts';
import { savedAddress } from './saved.rules.ts';
import { countNew, lastRow } from './saved.server.ts';

export const newsJob = 'market.news';

const atOnce = 200;

type Saved = {
  id: string;
  person: string;
  tool: SavedTool;
  name: string;
  query: Record<string, string>;
  told: number;
};
const next = `
  SELECT s.id, s.person, s.tool, s.name, s.query, s.told_id AS told FROM market_saved s JOIN person_public p ON p.id = s.person
  WHERE s.notifies AND s.told_id < :last AND p.disabled_at IS NULL AND s.tool = :tool
    AND (s.tool <> 'rental' OR (s.query->>'groupType' IS NOT DISTINCT FROM 'HDB') = :isHdb::boolean)
  ORDER BY s.id LIMIT ${atOnce} FOR UPDATE OF s`;

/** Notifies those whose saved searches have records that came with an import. It goes on where it was. */
export const notifySavedSearches = (services: Services): Job<{ dataset: Dataset }> => ({
  name: newsJob,
  run: async ({ dataset }) => {
    const at = { ...services, ...internalOrigin('job'), actor: null, db: services.database };
    const last = await lastRow(at, dataset);
    const isHdb = dataset === 'approval';
    const tool: SavedTool = dataset === 'approval' ? 'rental' : dataset;
    const part = () =>
      transact(at, async (within) => {
        const searches = await ask<Saved>(within.db, next, { last, tool, isHdb });
        for (const saved of searches) {
          const [newRows = 0] = await countNew(within, [{ ...saved, since: saved.told }]);
          if (newRows > 0)
            await notify(within, marketNews, {
              to: [saved.person],
              key: `market-news:${saved.id}:${last}`,
              title: `${formatCount(newRows)} new: ${saved.name}`,
              line: datasets[dataset],
              link: savedAddress(saved.tool, saved.query, saved.told),
            });
          await ask(within.db, 'UPDATE market_saved SET told_id = $1 WHERE id = $2', [last, saved.id]);
        }
        return searches.length;
      });
    while ((await part()) === atOnce);
  },
});
