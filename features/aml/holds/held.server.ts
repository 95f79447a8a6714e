import { and, desc, eq, inArray, isNull, ne, or } from 'drizzle-orm';
import { screeningThreshold } from '#features/screening/room.settings.ts';
import { readSetting } from '#features/settings/server/index.ts';
import type { Db } from '#platform/server/database/database.ts';
import { hasWords } from '#platform/server/database/search.ts';
import type { SubjectRecord } from '../cases/subjects.server.ts';
import { factsHashOf } from '../screening/facts.server.ts';
import { amlCase, amlHold, amlSubject } from '../tables.server.ts';
import { type Customer, isSameCustomer } from './same-customer.rules.ts';

const isCustomer = and(eq(amlSubject.role, 'CUSTOMER'), isNull(amlSubject.removedAt));

export const whoIs = (subject: SubjectRecord, owner: string): Customer => {
  const { kind, name, aliases, dateOfBirth, idType, idNumberPrint: print } = subject;
  return { owner, kind, names: [name, ...aliases], dateOfBirth, idType, print };
};

/** The customer of a case. */
const customerIn = async (db: Db, caseId: string): Promise<Customer | undefined> => {
  const [row] = await db
    .select({ subject: amlSubject, owner: amlCase.owner })
    .from(amlSubject)
    .innerJoin(amlCase, eq(amlCase.id, amlSubject.caseId))
    .where(and(eq(amlSubject.caseId, caseId), isCustomer));
  return row && whoIs(row.subject, row.owner);
};

type Hold = typeof amlHold.$inferSelect;

/** The holds that were placed, with whom each is on: the customer as they are, and as they were if the case says something else now. */
const placedHolds = async (db: Db, only: 'STANDING' | 'ALL'): Promise<{ hold: Hold; held: Customer[] }[]> => {
  const rows = await db
    .select({ hold: amlHold, subject: amlSubject, owner: amlCase.owner })
    .from(amlHold)
    .innerJoin(amlCase, eq(amlCase.id, amlHold.caseId))
    .innerJoin(amlSubject, and(eq(amlSubject.caseId, amlHold.caseId), isCustomer))
    .where(only === 'STANDING' ? isNull(amlHold.endedAt) : undefined)
    .orderBy(desc(amlHold.at), amlHold.id);
  return rows.map(({ hold, subject, owner }) => ({ hold, held: heldBy(hold, subject, owner) }));
};

const heldBy = (hold: Hold, subject: SubjectRecord, owner: string): Customer[] => {
  const now = whoIs(subject, owner);
  const { heldHash, heldNumberPrint: print } = hold;
  if (heldHash === '' || (heldHash === factsHashOf(subject) && (print === '' || print === now.print))) return [now];
  const idType = hold.heldIdType || now.idType;
  return [now, { ...now, names: hold.heldNames, dateOfBirth: hold.heldBirth, idType, print }];
};

/**
 * The ids of the holds on the customer of a case, the latest first: of the case, or of another one of the same customer, as a decision about a hit is
 * of the person.
 */
export const holdsOn = async (db: Db, caseId: string, only: 'STANDING' | 'ALL'): Promise<string[]> => {
  const holds = await placedHolds(db, only);
  if (holds.length === 0) return [];
  const own = await customerIn(db, caseId);
  const threshold = await readSetting(db, screeningThreshold);
  return holds
    .filter(
      ({ hold, held }) =>
        hold.caseId === caseId || (own !== undefined && held.some((each) => isSameCustomer(each, own, threshold))),
    )
    .map(({ hold }) => hold.id);
};

/** Whether an officer holds the customer of a case. */
export const isHeld = async (db: Db, caseId: string): Promise<boolean> =>
  (await holdsOn(db, caseId, 'STANDING')).length > 0;

/** The other cases of the customer of one. */
export const casesOfSame = async (db: Db, caseId: string): Promise<string[]> => {
  const own = await customerIn(db, caseId);
  if (!own) return [];
  const placed = (await placedHolds(db, 'ALL')).filter(({ hold }) => hold.caseId === caseId);
  const all = [own, ...placed.flatMap(({ held }) => held.slice(1))];
  const threshold = await readSetting(db, screeningThreshold);
  return (await mayBeSame(db, caseId, all))
    .filter(({ subject, owner }) => all.some((each) => isSameCustomer(each, whoIs(subject, owner), threshold)))
    .map(({ subject }) => subject.caseId);
};

/** Customers of other cases who may be one of these. */
const mayBeSame = (db: Db, caseId: string, all: Customer[]) => {
  const prints = all.map(({ print }) => print).filter(Boolean);
  const births = all.flatMap(({ dateOfBirth }) => dateOfBirth ?? []);
  return db
    .select({ subject: amlSubject, owner: amlCase.owner })
    .from(amlSubject)
    .innerJoin(amlCase, eq(amlCase.id, amlSubject.caseId))
    .where(
      and(
        isCustomer,
        ne(amlSubject.caseId, caseId),
        or(
          prints.length > 0 ? inArray(amlSubject.idNumberPrint, prints) : undefined,
          births.length > 0 ? inArray(amlSubject.dateOfBirth, births) : undefined,
          ...all.map(({ owner }) => eq(amlCase.owner, owner)),
          ...all.flatMap(({ names }) => names.flatMap((name) => hasWords(name, amlSubject.search) ?? [])),
        ),
      ),
    )
    .orderBy(amlSubject.caseId);
};
