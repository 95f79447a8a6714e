import { and, eq, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm';
import { personPublic } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { isoOf } from '#platform/server/database/instants.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { folded, hasWords } from '#platform/server/database/search.ts';
import { aliased, statementOf } from '#platform/server/database/statement-of.ts';
import type { PersonRow, personCalls } from './people.calls.ts';

type Query = Input<typeof personCalls.people>['query'];

const orders = { Name: 'lower(name)', CreatedDate: '"createdAt"', LastSignIn: '"lastSignInAt"' };

/** A page of the list of people, with the total. */
export const listPeople = (at: Reading, { query }: { query: Query }) => {
  const people = at.db
    .select(aliased(personColumns))
    .from(personPublic)
    .where(and(...conditions(query)));
  const order = `${orders[query.sortBy]} ${query.sortDirection} NULLS LAST, "userId"`;
  return readPage<PersonRow>(at, statementOf(people), query, { order });
};

// With table names in the text: Drizzle leaves them out when a query has one table.
const lastSignIn = sql<string>`(
  SELECT max(s.created_at) FROM session_public s WHERE s.person_id = person_public.id AND s.via = 'password'
)`.mapWith(isoOf) as SQL<string | null>;

/** The columns of the list of people. */
export const personColumns = {
  userId: personPublic.id,
  userName: personPublic.userName,
  name: personPublic.name,
  email: personPublic.email,
  registrationNo: personPublic.registrationNo,
  saNo: personPublic.saNo,
  role: personPublic.role,
  desks: personPublic.desks,
  state: sql<PersonRow['state']>`CASE WHEN ${personPublic.disabledAt} IS NOT NULL THEN 'disabled'
    WHEN NOT ${personPublic.hasPassword} THEN 'invited' ELSE 'active' END`,
  createdAt: personPublic.createdAt,
  /** Null before the first sign-in. */
  lastSignInAt: lastSignIn,
};

const conditions = ({ search, role, desk, state }: Query): (SQL | undefined)[] => {
  return [
    hasWords(search, personPublic.search, folded(personPublic.userName), folded(personPublic.email)),
    role && eq(personPublic.role, role),
    desk && sql`${desk} = ANY(${personPublic.desks})`,
    state && states[state],
  ];
};

const states = {
  active: and(isNull(personPublic.disabledAt), personPublic.hasPassword),
  invited: and(isNull(personPublic.disabledAt), not(personPublic.hasPassword)),
  disabled: isNotNull(personPublic.disabledAt),
};
