import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { port } from '#platform/server/room.ts';
import type { Maintenance } from '../maintenance/maintenance.server.ts';
import { signInAlert, signInNote, signInPromo } from '../room.settings.ts';

export type DemoAccount = { userName: string; password: string; who: string };

/** The demo accounts. The command that starts the demo offers them. */
export const demoAccounts = port<DemoAccount[]>('identity.demo-accounts');

/** The texts of /signin. The demo accounts are sent in demo mode only. */
export const readSignInPage = async (
  at: Reading<Actor | null>,
  accounts: DemoAccount[],
  maintenance: Pick<Maintenance, 'words'>,
) => ({
  maintenance: await maintenance.words(),
  alert: await readSetting(at.db, signInAlert),
  note: await readSetting(at.db, signInNote),
  promo: await readSetting(at.db, signInPromo),
  demoAccounts: at.config.demo ? accounts : [],
  hasOutbox: at.config.demo && !at.config.smtpUrl,
});
