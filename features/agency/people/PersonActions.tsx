import { Button, Menu } from '@mantine/core';
import { IconEye } from '@tabler/icons-react';
import { useState } from 'react';
import { identityApi } from '#features/identity/index.web.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import { PortalDialog } from '../portal/PortalDialog.tsx';
import { RankDrawer } from '../teams/RankDrawer.tsx';
import { UplineDrawer } from '../teams/UplineDrawer.tsx';
import { CorrectDrawer } from './CorrectDrawer.tsx';
import { GstDrawer } from './GstDrawer.tsx';
import { IdentityDrawer } from './IdentityDrawer.tsx';
import type { Person } from './people.calls.ts';
import { RoleDrawer } from './RoleDrawer.tsx';

type Asking =
  | 'correct'
  | 'gst'
  | 'identity'
  | 'rank'
  | 'upline'
  | 'role'
  | 'disable'
  | 'enable'
  | 'sessions'
  | 'portal';

/** The buttons for an account. The server decides which are allowed (`can`). */
export function PersonActions({ person, onDisabled }: { person: Person; onDisabled: () => void }) {
  const { userId, name, can } = person;
  const [asking, setAsking] = useState<Asking>();
  const disable = useChange(api.disablePerson, { onDone: onDisabled });
  const enable = useChange(api.enablePerson);
  const endSessions = useChange(api.endSessions);
  const inviteAgain = useChange(identityApi.inviteAgain);
  const params = { id: userId };
  const close = () => setAsking(undefined);
  const ask = (what: Asking) => () => setAsking(what);
  return (
    <>
      {Object.values(can).some(Boolean) && (
        <MoreActions>
          {can.correct && <Menu.Item onClick={ask('correct')}>Correct the record</Menu.Item>}
          {can.correct && person.role === 'salesperson' && <Menu.Item onClick={ask('gst')}>GST registration</Menu.Item>}
          {can.correct && person.role === 'salesperson' && (
            <Menu.Item onClick={ask('identity')}>Identity for the yearly file</Menu.Item>
          )}
          {can.setTeam && <Menu.Item onClick={ask('rank')}>Change rank</Menu.Item>}
          {can.setTeam && <Menu.Item onClick={ask('upline')}>Change upline</Menu.Item>}
          {(can.setDesks || can.setRole) && <Menu.Item onClick={ask('role')}>Role and desks</Menu.Item>}
          {can.endSessions && <Menu.Item onClick={ask('sessions')}>Sign out everywhere</Menu.Item>}
          {can.enable && <Menu.Item onClick={ask('enable')}>Enable the account</Menu.Item>}
          {can.disable && (
            <Menu.Item color="red" onClick={ask('disable')}>
              Disable the account
            </Menu.Item>
          )}
        </MoreActions>
      )}
      {can.inviteAgain && (
        <Button
          variant="default"
          loading={inviteAgain.isPending}
          onClick={() => inviteAgain.mutate({ params: { userId } })}
        >
          Send the invitation again
        </Button>
      )}
      {can.openPortal && (
        <Button variant="default" leftSection={<IconEye size={17} stroke={1.8} />} onClick={ask('portal')}>
          Open portal read-only
        </Button>
      )}
      <CorrectDrawer person={person} opened={asking === 'correct'} onClose={close} />
      <GstDrawer person={person} opened={asking === 'gst'} onClose={close} />
      <IdentityDrawer person={person} opened={asking === 'identity'} onClose={close} />
      <RankDrawer person={person} opened={asking === 'rank'} onClose={close} />
      <UplineDrawer person={person} opened={asking === 'upline'} onClose={close} />
      <RoleDrawer person={person} opened={asking === 'role'} onClose={close} />
      <PortalDialog person={person} opened={asking === 'portal'} onClose={close} />
      <ReasonDialog
        danger
        opened={asking === 'disable'}
        onClose={close}
        onConfirm={(reason) => disable.mutateAsync({ params, body: { reason } })}
        title={`Disable the account of ${name}?`}
        label="Why is it disabled?"
        confirm="Disable"
        cancel="Keep it"
      >
        Their sessions end at once, and they can’t sign in until the account is enabled again. Their work stays.
      </ReasonDialog>
      <ReasonDialog
        opened={asking === 'enable'}
        onClose={close}
        onConfirm={(reason) => enable.mutateAsync({ params, body: { reason } })}
        title={`Enable the account of ${name}?`}
        label="Why is it enabled?"
        confirm="Enable"
      />
      <ConfirmDialog
        opened={asking === 'sessions'}
        onClose={close}
        onConfirm={() => endSessions.mutateAsync({ params }).catch(() => undefined)}
        title={`Sign ${name} out everywhere?`}
        confirm="Sign out"
      >
        Every browser where they are signed in asks them to sign in again.
      </ConfirmDialog>
    </>
  );
}
