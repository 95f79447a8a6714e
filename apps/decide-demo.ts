import { isIP } from 'node:net';
import { type Config, ConfigError } from '#platform/server/config.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { Db } from '#platform/server/database/database.ts';

/**
 * Whether this database is the demo agency's. The first start decides it and records it; afterwards the record decides, so
 * that a database with real people never gets the demo's open outbox and known passwords.
 *
 * @throws ConfigError for DEMO=1 on another database, and for a demo that could be reached from elsewhere although nobody
 * asked for that by DEMO=1.
 */
export const decideDemo = async (db: Db, config: Config): Promise<boolean> => {
  await ask(db, decide, [config.demo]);
  const [row] = await ask<{ isDemo: boolean }>(db, 'SELECT is_demo AS "isDemo" FROM installation');
  const isDemo = row?.isDemo === true;
  if (!isDemo && config.isDemoAsked)
    throw new ConfigError(
      'DEMO=1 is set, but this database is not the demo agency’s. Leave DEMO out, or set DATA_DIR to a new folder.',
    );
  const reason = isDemo && !config.isDemoAsked ? whyReachable(config) : undefined;
  if (reason)
    throw new ConfigError(
      `This database holds the demo agency, whose passwords and mail are open to everybody, and ${reason}. Set DATABASE_URL or DATA_DIR to a database of your own, or DEMO=1 to show the demo on purpose.`,
    );
  return isDemo;
};

/** A database in which there are people is a demo only if the demo was loaded into it. */
const decide = `
  INSERT INTO installation (is_demo)
  SELECT $1 AND (EXISTS (SELECT 1 FROM demo_load) OR NOT EXISTS (SELECT 1 FROM person_public))
  ON CONFLICT DO NOTHING`;

/** Why a server could be reached from other machines; undefined if it can't. */
const whyReachable = ({ publicUrl, trustProxy, host }: Config): string | undefined => {
  if (publicUrl.startsWith('https:')) return `PUBLIC_URL is ${publicUrl}`;
  if (trustProxy !== undefined) return 'TRUST_PROXY names a proxy';
  return isLoopback(host) ? undefined : `it would listen on ${host}`;
};

const isLoopback = (host: string): boolean =>
  host === 'localhost' || (isIP(host) === 4 && host.startsWith('127.')) || host === '::1';
