import { and, count, desc, eq, gt, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { findWaitingEmail, sessionPublic } from '#features/identity/index.server.ts';
import {
  gstOf,
  ownersOfAddress,
  personIdentityPublic,
  personPublic,
  readCareer,
  restsOf,
} from '#features/people/index.server.ts';
import { deskWords } from '#features/people/people.words.ts';
import { accountChanges } from '#features/people/settled/settled.rules.ts';
import { missing } from '#platform/contract/refusal.ts';
import { auditRow } from '#platform/server/audit/tables.ts';
import type { Reading } from '#platform/server/context.ts';
import { byWords, trailLine } from '../agency.words.ts';
import { readStartUp } from '../start-up/start-up.server.ts';
import { portalView } from '../tables.server.ts';
import { findRequest } from './desk-request.server.ts';
import { personColumns } from './list-people.server.ts';
import type { Person, PersonRow } from './people.calls.ts';
import { abilitiesOver } from './policy.server.ts';

type PersonDetail = PersonRow & Pick<Person, 'mobile' | 'disabledAt' | 'gst' | 'identity'>;

const { mobile, disabledAt, gstNumber, gstFrom, gstAddress, gstPostalCode } = personPublic;
const { idType, numberMasked } = personIdentityPublic;
const gstColumns = { gstNumber, gstFrom, gstAddress, gstPostalCode };
const moreColumns = { mobile, disabledAt, ...gstColumns, idType, numberMasked };

/** A person's account with the columns of the list and more. @throws 404 if there is none. */
export const findPerson = async (at: Reading, id: string): Promise<PersonDetail> => {
  const [row] = await at.db
    .select({ ...personColumns, ...moreColumns })
    .from(personPublic)
    .leftJoin(personIdentityPublic, eq(personIdentityPublic.personId, personPublic.id))
    .where(eq(personPublic.id, id));
  if (!row) throw missing('person');
  const { idType: type, numberMasked: masked, ...rest } = row;
  return {
    ...rest,
    gst: gstOf(rest),
    identity: type && masked ? { idType: type, numberMasked: masked } : null,
  };
};

export const readPerson = async (at: Reading, { params }: { params: { id: string } }): Promise<Person> => {
  const row = await findPerson(at, params.id);
  const { ranks, uplines } = await readCareer(at.db, row.userId);
  return {
    ...row,
    waitingEmail: (await findWaitingEmail(at.db, row.userId, 'email-by-another'))?.email ?? null,
    sameEmail: await ownersOfAddress(at, row.email, row.userId),
    ...(await requestFor(at, row.userId)),
    sessions: await countSessions(at, row.userId),
    ranks,
    uplines,
    startUp: (await readStartUp(at, row.userId)) ?? null,
    trail: await trailOf(at, row.userId),
    rests: at.actor.role === 'admin' ? await readRests(at, row.userId) : [],
    can: abilitiesOver(at.actor, row),
  };
};

const readRests = async (at: Reading, personId: string): Promise<Person['rests']> =>
  (await restsOf(at, personId)).map(({ kind, desk, until }) => ({
    what: desk ? `${accountChanges[kind].of}: ${deskWords[desk]}` : accountChanges[kind].of,
    until,
  }));

const requestFor = async (at: Reading, personId: string): Promise<Pick<Person, 'deskRequest' | 'addressRequest'>> => {
  const request = await findRequest(at, personId);
  if (!request) return { deskRequest: null, addressRequest: null };
  const { desks, email, byName, askedBy } = request;
  const asker = { byName, isMine: askedBy === at.actor.userId };
  return email === null
    ? { deskRequest: { desks, ...asker }, addressRequest: null }
    : { deskRequest: null, addressRequest: { email, ...asker } };
};

const countSessions = async (at: Reading, personId: string): Promise<number> => {
  const now = at.clock.now().toString();
  const isOpen = and(
    eq(sessionPublic.personId, personId),
    isNull(sessionPublic.revokedAt),
    gt(sessionPublic.expiresAt, now),
  );
  const [row] = await at.db.select({ open: count() }).from(sessionPublic).where(isOpen);
  return row?.open ?? 0;
};

const mostShown = 20;

/** The latest changes of a person's account, and looks into their portal, the latest first. */
const trailOf = async (at: Reading, personId: string) => {
  const looks = at.db
    .select({ id: sql<string>`${portalView.id}::text` })
    .from(portalView)
    .where(eq(portalView.personId, personId));
  const rows = await at.db
    .select()
    .from(auditRow)
    .where(
      or(
        and(eq(auditRow.aggregate, 'person'), eq(auditRow.aggregateId, personId)),
        // The pages that were viewed are in the trail of the look itself.
        and(
          eq(auditRow.aggregate, 'portal'),
          inArray(auditRow.aggregateId, looks),
          ne(auditRow.action, 'portal.viewed'),
        ),
      ),
    )
    .orderBy(desc(auditRow.id))
    .limit(mostShown);
  return rows.map((row) => ({ id: row.id, at: row.at, by: byWords(row), ...trailLine(row.action, row.detail) }));
};
