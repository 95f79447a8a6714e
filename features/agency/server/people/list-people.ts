import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import { person } from '#features/people/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { isoOf } from '#platform/server/database/instants.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { folded, hasWords } from '#platform/server/database/search.ts';
import { named, statementOf } from '#platform/server/database/statement-of.ts';
import type { PersonRow, personCalls } from '../../contract/people.ts';

type Query = Input<typeof personCalls.people>['query'];

const orders = { Name: 'lower(name)', CreatedDate: '"createdAt"', LastSignIn: '"lastSignInAt"' };

/** A page of the list of people, with the total. */
export const listPeople = (at: Reading, { query }: { query: Query }) => {
  const people = at.db
    .select(named(personColumns))
    .from(person)
    .where(and(...conditions(query)));
  const order = `${orders[query.sortBy]} ${query.sortDirection} NULLS LAST, "userId"`;
  return readPage<PersonRow>(at, statementOf(people), query, { order });
};

// With table names in the text: Drizzle leaves them out when a query has one table.
const lastSignIn = sql<string>`(
  SELECT max(s.created_at) FROM session_public s WHERE s.person_id = person.id AND s.via = 'password'
)`.mapWith(isoOf) as SQL<string | null>;

/** The columns of the list of people. */
export const personColumns = {
  userId: person.id,
  userName: person.userName,
  name: person.name,
  email: person.email,
  registrationNo: person.registrationNo,
  saNo: person.saNo,
  role: person.role,
  desks: person.desks,
  state: sql<PersonRow['state']>`CASE WHEN ${person.disabledAt} IS NOT NULL THEN 'disabled'
    WHEN ${person.passwordHash} IS NULL THEN 'invited' ELSE 'active' END`,
  createdAt: person.createdAt,
  /** Null before the first sign-in. */
  lastSignInAt: lastSignIn,
};

const conditions = ({ search, role, desk, state }: Query): (SQL | undefined)[] => {
  return [
    hasWords(search, person.search, folded(person.userName), folded(person.email)),
    role && eq(person.role, role),
    desk && sql`${desk} = ANY(${person.desks})`,
    state && states[state],
  ];
};

const states = {
  active: and(isNull(person.disabledAt), isNotNull(person.passwordHash)),
  invited: and(isNull(person.disabledAt), isNull(person.passwordHash)),
  disabled: isNotNull(person.disabledAt),
};
