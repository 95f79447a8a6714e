import { Button } from '@mantine/core';
import { IconFileImport, IconUserPlus } from '@tabler/icons-react';
import { deskWords } from '#features/people/people.words.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useNew } from '#platform/web/list/useNew.ts';
import { api } from '../api.web.ts';
import { peopleList } from '../lists.web.ts';
import { InviteForm } from './InviteForm.tsx';
import { peopleFields, roleWords, stateWords } from './people.words.ts';
import { peopleColumns } from './peopleColumns.tsx';

/** /agency-desk/people: everyone who can sign in. */
export function PeoplePage() {
  const [inviting, setInviting] = useNew();
  return (
    <>
      <ListPage
        fields={peopleFields}
        call={api.people}
        search={peopleList}
        name="people"
        title="People"
        action={
          <>
            <Button
              variant="default"
              leftSection={<IconFileImport size={17} stroke={1.8} />}
              component={RouteLink}
              to="/agency-desk/people/file"
            >
              Add or move by file
            </Button>
            <Button leftSection={<IconUserPlus size={17} stroke={1.9} />} onClick={() => setInviting(true)}>
              Invite
            </Button>
          </>
        }
        rowId="userId"
        to={({ userId }) => `/agency-desk/people/${userId}`}
        searches="Name, user name, email, number, code"
        selects={[
          { name: 'role', label: 'Role', options: optionsOf(roleWords) },
          { name: 'desk', label: 'Desk', options: optionsOf(deskWords) },
          { name: 'state', label: 'State', options: optionsOf(stateWords), width: 120 },
        ]}
        columns={peopleColumns}
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
