import { Button } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { deskWords } from '#features/people/words.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.ts';
import { managesPeople } from '../permissions.ts';
import { InviteForm } from './InviteForm.tsx';
import { peopleColumns } from './peopleColumns.tsx';
import { peopleList, peopleQuery } from './peopleList.ts';
import { roleWords, stateWords } from './personWords.ts';

/** /agency-desk/people: everyone who can sign in. */
export function PeoplePage() {
  return managesPeople(useMe()) ? <People /> : <NotFound />;
}

function People() {
  const list = useListSearch(peopleList);
  const [inviting, setInviting] = useState(false);
  const found = useData(api.people, { query: peopleQuery(list.query) }, { keepPrevious: true });
  return (
    <>
      <PageHeader
        title="People"
        crumbs={[{ label: 'Agency Desk' }, { label: 'People' }]}
        action={
          <Button leftSection={<IconUserPlus size={17} stroke={1.9} />} onClick={() => setInviting(true)}>
            Invite
          </Button>
        }
      />
      <DataTable
        name="people"
        label="People"
        columns={peopleColumns}
        rowId={({ userId }) => userId}
        {...tableOf(list, found)}
        to={({ userId }) => `/agency-desk/people/${userId}`}
        filters={
          <FilterBar
            list={list}
            search={{ name: 'search', label: 'Name, user name, e-mail, number, code' }}
            selects={[
              { name: 'role', label: 'Role', options: optionsOf(roleWords) },
              { name: 'desk', label: 'Desk', options: optionsOf(deskWords) },
              { name: 'state', label: 'State', options: optionsOf(stateWords), width: 120 },
            ]}
          />
        }
      />
      <InviteDrawer opened={inviting} onClose={() => setInviting(false)} />
    </>
  );
}

type Props = { opened: boolean; onClose: () => void };

/** Invites a person by mail. */
export function InviteDrawer({ opened, onClose }: Props) {
  return (
    <SideDrawer opened={opened} onClose={onClose} title="Invite someone">
      <InviteForm onDone={onClose} />
    </SideDrawer>
  );
}
