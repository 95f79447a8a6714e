import { Button, Skeleton } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { dropLinkToken, readLinkToken } from '#platform/web/api/linkToken.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import type { Profile } from '../../contract.ts';
import { api } from '../api.ts';
import classes from './NewEmailPage.module.css';

const path = '/profile/email';

/** /profile/email: confirms a new email address by the link that was mailed there. */
export function NewEmailPage() {
  const found = useData(api.read, {});
  return (
    <>
      <PageHeader title="New email address" crumbs={[{ label: 'Profile', to: '/profile' }]} />
      <div className={classes.narrow}>
        <Panel>
          {found.error ? (
            <ErrorCard error={found.error} onRetry={() => void found.refetch()} retrying={found.isFetching} />
          ) : found.data ? (
            <Question profile={found.data} />
          ) : (
            <Skeleton height={150} radius={8} />
          )}
        </Panel>
      </div>
    </>
  );
}

function Question({ profile }: { profile: Profile }) {
  // The profile at the first render, so that the question does not change while it is answered.
  const [{ email, waitingEmail }] = useState(profile);
  const router = useRouter();
  const token = readLinkToken(path);
  const confirm = useChange(api.confirmEmail, { silent: 'failure' });
  /** Runs after the profile was loaded again, so that /profile shows the new address. */
  const leave = () => {
    dropLinkToken(path);
    void router.navigate({ to: '/profile' });
  };
  if (!token || !waitingEmail || waitingEmail.isOver) return <NothingWaits hasToken={token !== undefined} />;
  return (
    <>
      <KeyValues
        items={[
          { label: 'Until now', value: email },
          { label: 'From now on', value: waitingEmail.email },
        ]}
      />
      {confirm.error && (
        <Notice tone="danger" live>
          {confirm.error.message}
        </Notice>
      )}
      <div className={classes.actions}>
        <Button component={RouteLink} to="/profile" variant="default">
          Not now
        </Button>
        <Button loading={confirm.isPending} onClick={() => confirm.mutate({ body: { token } }, { onSuccess: leave })}>
          Use the new address
        </Button>
      </div>
    </>
  );
}

function NothingWaits({ hasToken }: { hasToken: boolean }) {
  return (
    <EmptyState
      icon={IconMail}
      title="No new address to confirm"
      action={
        <Button component={RouteLink} to="/profile" variant="default">
          Go to my profile
        </Button>
      }
    >
      {hasToken
        ? 'This link has been used, is too old, or is of another account.'
        : 'This page opens by the link in a mail. Open it from there.'}
    </EmptyState>
  );
}
