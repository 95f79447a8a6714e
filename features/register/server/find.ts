import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Day } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import { hasWords } from '#platform/server/database/search.ts';
import type { Agency, RegisteredAgent } from '../contract.ts';
import { registerAgency, registerImport, registerSalesperson } from './tables.ts';

const most = 20;

export const searchAgencies = async (db: Db, typed: string): Promise<Agency[]> =>
  db
    .select()
    .from(registerAgency)
    .where(hasWords(typed, registerAgency.search))
    .orderBy(asc(registerAgency.name))
    .limit(most);

const agents = (db: Db) =>
  db
    .select({
      registrationNo: registerSalesperson.registrationNo,
      name: registerSalesperson.name,
      licenceNo: registerSalesperson.licenceNo,
      agencyName: registerAgency.name,
      validFrom: registerSalesperson.validFrom,
      validTo: registerSalesperson.validTo,
    })
    .from(registerSalesperson)
    .innerJoin(registerAgency, eq(registerAgency.licenceNo, registerSalesperson.licenceNo));

type Asked = { search: string; licenceNo?: string | undefined };

export const searchRegistered = async (db: Db, { search, licenceNo }: Asked): Promise<RegisteredAgent[]> =>
  agents(db)
    .where(
      and(
        hasWords(search, registerSalesperson.search),
        licenceNo ? eq(registerSalesperson.licenceNo, licenceNo) : undefined,
      ),
    )
    .orderBy(asc(registerSalesperson.name))
    .limit(most);

/** The salespeople of the register with these numbers. */
export const findRegistered = async (db: Db, registrationNos: string[]): Promise<RegisteredAgent[]> =>
  registrationNos.length === 0 ? [] : agents(db).where(inArray(registerSalesperson.registrationNo, registrationNos));

/** The day of the last import of the register; undefined without one: then a missing person means nothing. */
export const registerDay = async (db: Db): Promise<Day | undefined> => {
  const [last] = await db
    .select({ day: registerImport.importedOn })
    .from(registerImport)
    .orderBy(desc(registerImport.id))
    .limit(1);
  return last?.day;
};
