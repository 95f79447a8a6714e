import { Button } from '@mantine/core';
import { useLoaderData } from '@tanstack/react-router';
import { useState } from 'react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { LinkOver } from '../links/LinkOver.tsx';
import type { OpenedLink } from '../links/mailLink.web.ts';
import { RecoveryCodes } from '../second-step/RecoveryCodes.tsx';
import { EntryPage } from '../sign-in/EntryPage.tsx';
import { InitForm } from './InitForm.tsx';
import type { Invited, Ready } from './initValues.web.ts';

/** /init-account: an invited person sets up their account. */
export function InitAccountPage() {
  const link: OpenedLink<Invited> = useLoaderData({ strict: false });
  const [ready, setReady] = useState<Ready>();
  if (ready) return <AccountReady {...ready} />;
  if ('over' in link) return <LinkOver title="Your first visit" why={link.over} to="/signin" action="Go to sign in" />;
  return (
    <EntryPage title={`Welcome, ${link.data.name}`} tab="Your first visit" lead="Set up your account in four steps.">
      <InitForm invited={link.data} onReady={setReady} />
    </EntryPage>
  );
}

function AccountReady({ userName, recoveryCodes }: Ready) {
  const hasCodes = recoveryCodes.length > 0;
  return (
    <EntryPage
      title="Your account is ready"
      lead={
        hasCodes
          ? 'Keep these codes where your phone is not: without it, each lets you in once. They are shown only now.'
          : `Sign in as ${userName} with your new password. The code comes by mail.`
      }
    >
      {hasCodes && <RecoveryCodes codes={recoveryCodes} userName={userName} />}
      <Button component={RouteLink} to="/signin" size="md" fullWidth>
        {hasCodes ? 'I have kept them. Sign in' : 'Sign in'}
      </Button>
    </EntryPage>
  );
}
