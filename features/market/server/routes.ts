import { implement } from '#platform/server/http/implement.ts';
import { market } from '../contract/index.ts';
import { exportHdb, searchHdb } from './search/hdb.ts';

export const marketRoutes = implement('market', market, {
  hdb: searchHdb,
  hdbExport: exportHdb,
});
