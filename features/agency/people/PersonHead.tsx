import { IconEye, IconMail, IconPencil, IconUserCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { identityApi } from '#features/identity/index.web.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import type { Crumb } from '#platform/web/kit/page/Crumbs.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { type Acts, possible } from '#platform/web/record/acts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { PortalDialog } from '../portal/PortalDialog.tsx';
import { RankDrawer } from '../teams/RankDrawer.tsx';
import { UplineDrawer } from '../teams/UplineDrawer.tsx';
import { CorrectDrawer } from './CorrectDrawer.tsx';
import { GstDrawer } from './GstDrawer.tsx';
import { IdentityDrawer } from './IdentityDrawer.tsx';
import type { Person } from './people.calls.ts';
import { stateWords } from './people.words.ts';
import { standingWords, stateTones } from './personWords.web.ts';
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

type Props = { person: Person; crumbs: Crumb[]; onDisabled: () => void };

/** The head of an account, with what can be done with it. The server decides what is allowed (`can`). */
export function PersonHead({ person, crumbs, onDisabled }: Props) {
  const { userId, name, email, mobile, registrationNo, state, can } = person;
  const [asking, setAsking] = useState<Asking>();
  const disable = useChange(api.disablePerson, { onDone: onDisabled });
  const enable = useChange(api.enablePerson);
  const endSessions = useChange(api.endSessions);
  const inviteAgain = useChange(identityApi.inviteAgain);
  const params = { id: userId };
  const close = () => setAsking(undefined);
  const ask = (what: Asking) => () => setAsking(what);
  const acts: Acts = [
    can.inviteAgain && {
      label: 'Send the invitation again',
      icon: IconMail,
      loading: inviteAgain.isPending,
      onClick: () => inviteAgain.mutate({ params: { userId } }),
    },
    can.enable && { label: 'Enable the account', icon: IconUserCheck, onClick: ask('enable') },
    can.correct && { label: 'Correct the record', icon: IconPencil, onClick: ask('correct') },
  ];
  const [primary, ...others] = possible(acts);
  return (
    <>
      <RecordHead
        title={name}
        crumbs={crumbs}
        face={<Initials name={name} size={44} />}
        number={registrationNo}
        state={<StatusBadge tone={stateTones[state]}>{stateWords[state]}</StatusBadge>}
        line={[standingWords(person), mobile && phoneText(mobile), email]}
        primary={primary}
        second={can.openPortal ? { label: 'Open portal read-only', icon: IconEye, onClick: ask('portal') } : undefined}
        more={[...others, ...changesOf(person, ask)]}
      />
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

const changesOf = ({ role, can }: Person, ask: (what: Asking) => () => void): Acts => {
  const corrects = can.correct && role === 'salesperson';
  return [
    corrects && { label: 'GST registration', onClick: ask('gst') },
    corrects && { label: 'Identity for the yearly file', onClick: ask('identity') },
    can.setTeam && { label: 'Change rank', onClick: ask('rank') },
    can.setTeam && { label: 'Change upline', onClick: ask('upline') },
    (can.setDesks || can.setRole) && { label: 'Role and desks', onClick: ask('role') },
    can.endSessions && { label: 'Sign out everywhere', onClick: ask('sessions') },
    can.disable && { kind: 'danger', label: 'Disable the account', onClick: ask('disable') },
  ];
};
