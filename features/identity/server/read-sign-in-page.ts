import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Reading } from '#platform/server/context.ts';
import { signInAlert, signInNote, signInPromo } from '../settings.ts';
import type { Maintenance } from './maintenance/open-maintenance.ts';

export type DemoAccount = { userName: string; password: string; who: string };

/** The words of /signin. Accounts to try are told in demo mode alone, and are brought by whoever starts the demo. */
export const readSignInPage = async (
  at: Reading<Actor | null>,
  demoAccounts: DemoAccount[],
  maintenance: Pick<Maintenance, 'words'>,
) => ({
  maintenance: await maintenance.words(),
  alert: await readSetting(at.db, signInAlert),
  note: await readSetting(at.db, signInNote),
  promo: await readSetting(at.db, signInPromo),
  demoAccounts: at.config.demo ? demoAccounts : [],
  hasOutbox: at.config.demo && !at.config.smtpUrl,
});
