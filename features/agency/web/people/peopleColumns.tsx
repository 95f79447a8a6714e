import { deskWords } from '#features/people/words.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import type { PersonRow } from '../../contract/people.ts';
import { roleWords, stateTones, stateWords } from './personWords.ts';

/** An e-mail address that may break before the @. */
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

export const peopleColumns: Column<PersonRow>[] = [
  {
    id: 'name',
    header: 'Name',
    sort: 'Name',
    cell: ({ name, userName }) => (
      <TwoLines strong sub={userName}>
        {name}
      </TwoLines>
    ),
  },
  {
    id: 'role',
    header: 'Role',
    width: 210,
    cell: ({ role, desks, registrationNo, saNo }) => (
      <TwoLines sub={saNo ? `${saNo} · ${registrationNo}` : desks.map((desk) => deskWords[desk]).join(', ')}>
        {roleWords[role]}
      </TwoLines>
    ),
  },
  { id: 'email', header: 'E-mail', cell: ({ email }) => <Address email={email} /> },
  {
    id: 'lastSignIn',
    header: 'Last sign-in',
    sort: 'LastSignIn',
    width: 180,
    cell: ({ lastSignInAt }) => <Instant at={lastSignInAt} />,
  },
  {
    id: 'created',
    header: 'Added',
    sort: 'CreatedDate',
    width: 180,
    hidden: true,
    cell: ({ createdAt }) => <Instant at={createdAt} />,
  },
  {
    id: 'state',
    header: 'State',
    width: 130,
    card: 'corner',
    cell: ({ state }) => <StatusBadge tone={stateTones[state]}>{stateWords[state]}</StatusBadge>,
  },
];
