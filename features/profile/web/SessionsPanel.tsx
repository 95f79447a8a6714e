import { Button } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useState } from 'react';
import { identityApi } from '#features/identity/index.web.ts';
import type { identity } from '#features/identity/room.calls.ts';
import type { Received } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import classes from './SessionsPanel.module.css';

type Session = Received<(typeof identity)['sessions']>[number];

/** The person's sessions, with buttons to end the others. */
export function SessionsPanel() {
  const found = useData(identityApi.sessions, {}, { staleTime: 0 });
  const [isAsking, setIsAsking] = useState(false);
  const endOthers = useChange(identityApi.endOtherSessions);
  const others = found.data?.filter(({ isCurrent }) => !isCurrent) ?? [];
  return (
    <Panel
      title="Sessions"
      description="Where you are signed in"
      action={
        others.length > 0 && (
          <Button variant="default" size="sm" onClick={() => setIsAsking(true)}>
            End all others
          </Button>
        )
      }
    >
      {found.error ? (
        <ErrorCard error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
      ) : (
        <ul className={classes.list} aria-busy={found.isPending}>
          {found.data?.map((session) => (
            <SessionRow key={session.sessionId} session={session} />
          ))}
        </ul>
      )}
      <ConfirmDialog
        danger
        opened={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={() =>
          endOthers.mutateAsync({}).then(
            () => undefined,
            () => undefined,
          )
        }
        title="End all other sessions?"
        confirm="End them"
      >
        Whoever uses them has to sign in again. This one stays.
      </ConfirmDialog>
    </Panel>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { sessionId, device, address, createdAt, lastSeenAt, isCurrent } = session;
  const end = useChange(identityApi.endSession);
  const Icon = /iPhone|iPad|Android/.test(device) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={22} stroke={1.6} className={classes.icon} aria-hidden />
      <div className={classes.words}>
        <p className={classes.device}>
          {device}
          {isCurrent && <StatusBadge tone="success">This session</StatusBadge>}
        </p>
        <p className={classes.facts}>
          {isCurrent ? 'Signed in' : 'Last seen'} <Instant at={isCurrent ? createdAt : lastSeenAt} /> from {address}
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          size="compact-sm"
          loading={end.isPending}
          aria-label={`End the session of ${device}`}
          onClick={() => end.mutate({ params: { sessionId } })}
        >
          End
        </Button>
      )}
    </li>
  );
}
