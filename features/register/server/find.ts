import { and, asc, desc, eq, ilike, inArray, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Day } from '#platform/contract/days.ts';
import type { Db } from '#platform/server/database/database.ts';
import type { Agency, RegisteredAgent } from '../contract.ts';
import { registerAgency, registerImport, registerSalesperson } from './tables.ts';

const most = 20;

/** Matches if the name contains every word, or the number begins with the text. */
const matching = (typed: string, name: PgColumn, number: PgColumn): SQL | undefined => {
  const words = typed
    .replace(/[%_\\]/g, '\\$&')
    .split(/\s+/)
    .filter(Boolean);
  if (words.length === 0) return undefined;
  return or(and(...words.map((word) => ilike(name, `%${word}%`))), ilike(number, `${words.join('')}%`));
};

export const searchAgencies = async (db: Db, typed: string): Promise<Agency[]> =>
  db
    .select()
    .from(registerAgency)
    .where(matching(typed, registerAgency.name, registerAgency.licenceNo))
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
        matching(search, registerSalesperson.name, registerSalesperson.registrationNo),
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
