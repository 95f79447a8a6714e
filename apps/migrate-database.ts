import { type Config, readConfig } from '#platform/server/config.ts';
import { bringUp } from '#platform/server/database/bring-up.ts';
import { hasEmbedded, requireEmbedded } from '#platform/server/database/embedded/connect.ts';
import { findDatabase } from '#platform/server/database/find-database.ts';
import { nameOf } from '#platform/server/database/name-of.ts';
import { refuseAhead, schemaAt } from '#platform/server/database/schema-state.ts';
import { openLog } from '#platform/server/log.ts';
import { exitCodes } from '#platform/server/operator-error.ts';

/** `migrate`: makes a missing database and brings one to this release; `--dry` says what it would do, and refuses what a start would. */
export const migrateDatabase = async (words: string[]): Promise<number> => {
  const isDry = words[0] === '--dry';
  if (words.length > (isDry ? 1 : 0)) {
    console.error('Usage: migrate [--dry]');
    return exitCodes.misuse;
  }
  const config = readConfig(process.env);
  if (isDry && !config.databaseUrl) requireEmbedded(config);
  const isNew = !config.databaseUrl && !hasEmbedded(config.dataDir);
  const { ownerUrl, stop } = await findDatabase(config, openLog('warn'), isDry ? 'beside' : 'server');
  try {
    if (isNew) console.error(`Made a database in ${config.dataDir}.`);
    if (isDry) return await sayPending(config, ownerUrl);
    const applied = await bringUp(config, ownerUrl);
    console.error(
      applied.length > 0
        ? `${applied.length} migrations ran, the last is ${applied.at(-1)}.`
        : 'The database is of this release already.',
    );
    return exitCodes.well;
  } finally {
    await stop();
  }
};

const sayPending = async (config: Config, ownerUrl: string): Promise<number> => {
  const state = await schemaAt(ownerUrl);
  refuseAhead(state);
  console.error(
    `${config.databaseUrl ? `The database ${nameOf(ownerUrl)}` : `The database in ${config.dataDir}`} waits for ${state.pending.length} migrations.`,
  );
  for (const name of state.pending) console.error(`  ${name}`);
  return exitCodes.well;
};
