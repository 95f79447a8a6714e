import { deskWords } from '#features/people/people.words.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { ListColumn } from '#platform/web/list/listColumns.tsx';
import type { PersonRow } from './people.calls.ts';
import { type peopleFields, stateWords } from './people.words.ts';
import { stateTones } from './personWords.web.ts';

/** An email address that may break before the @. */
const Address = ({ email }: { email: string }) => {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
};

export const peopleColumns: ListColumn<typeof peopleFields, PersonRow>[] = [
  { field: 'name', under: 'userName' },
  {
    field: 'role',
    under: ({ desks, registrationNo, saNo }) =>
      saNo ? `${saNo} · ${registrationNo}` : desks.map((desk) => deskWords[desk]).join(', '),
    width: 210,
  },
  { field: 'email', cell: ({ email }) => <Address email={email} /> },
  { field: 'lastSignInAt', width: 180 },
  { field: 'createdAt', width: 180, hidden: true },
  {
    field: 'state',
    cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{stateWords[state]}</StatusBadge>,
    card: 'state',
    width: 130,
  },
];
