import { findAccount, type PersonRecord } from '#features/people/index.server.ts';
import type { Db } from '#platform/server/database/database.ts';
import { userNameKey } from './user-name.rules.ts';

export { lockAccount as lockPerson, type PersonRecord as PersonRow } from '#features/people/index.server.ts';

/** The person with this user name, also if disabled. */
export const findByUserName = (db: Db, userName: string): Promise<PersonRecord | undefined> =>
  findAccount(db, userNameKey(userName));
