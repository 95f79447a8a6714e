import { Button, Skeleton } from '@mantine/core';
import { IconArrowLeft, IconMail, IconRefresh } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import type { Received } from '#platform/web/api/client.ts';
import type { CallFailure } from '#platform/web/api/failure.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { PublicShell } from '#platform/web/shell/PublicShell.tsx';
import { api } from '../api.web.ts';
import type { identity } from '../room.calls.ts';
import { rememberedUser } from '../sessions/browserStorage.web.ts';
import { MailView } from './MailView.tsx';
import classes from './OutboxPage.module.css';

type Outbox = UseQueryResult<Received<(typeof identity)['outbox']>, CallFailure>;

function Mails({ outbox, open }: { outbox: Outbox; open: string | undefined }) {
  if (outbox.error) {
    return (
      <Panel>
        <ErrorCard error={outbox.error} onRetry={() => void outbox.refetch()} retrying={outbox.isFetching} />
      </Panel>
    );
  }
  if (!outbox.data) return <Skeleton height={240} role="status" aria-label="Loading mail" />;
  if (outbox.data.length === 0) {
    return (
      <Panel>
        <EmptyState icon={IconMail} title="No mail yet">
          What Gable would send by mail appears here.
        </EmptyState>
      </Panel>
    );
  }
  return (
    <div className={classes.split} data-open={open ? true : undefined}>
      <ul className={classes.list} aria-label="Mail, newest first">
        {outbox.data.map(({ id, date, to, subject }) => (
          <li key={id}>
            <RouteLink
              to={`/outbox?mail=${encodeURIComponent(id)}`}
              className={classes.entry}
              aria-current={id === open ? 'true' : undefined}
            >
              <span className="g-medium">{subject}</span>
              <span className={classes.small}>
                {to}
                <Instant at={date} />
              </span>
            </RouteLink>
          </li>
        ))}
      </ul>
      {open ? (
        <div>
          <Verb component={RouteLink} to="/outbox" className={classes.back}>
            <IconArrowLeft size={16} stroke={1.8} aria-hidden /> All mail
          </Verb>
          <MailView key={open} id={open} />
        </div>
      ) : (
        <p className={classes.hint}>Choose a mail to read it.</p>
      )}
    </div>
  );
}

/** /outbox, in demo mode: mail that was written to disk instead of being sent. */
export function OutboxPage() {
  const { mail: open }: { mail?: string } = useSearch({ strict: false });
  const outbox = useData(api.outbox, {}, { staleTime: 0 });
  return (
    <PublicShell signIn={!rememberedUser()}>
      <div className={classes.page}>
        <PageHeader
          title="Mail of this demo"
          meta="Nothing leaves this machine: each mail is kept here instead of being sent."
          action={
            <Button
              variant="default"
              leftSection={<IconRefresh size={16} stroke={1.7} />}
              loading={outbox.isFetching}
              onClick={() => void outbox.refetch()}
            >
              Refresh
            </Button>
          }
        />
        <Mails outbox={outbox} open={open} />
      </div>
    </PublicShell>
  );
}
