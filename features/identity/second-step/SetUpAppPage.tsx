import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useRouteContext, useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { isUnconfirmed } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { api } from '../api.web.ts';
import { logOut } from '../sessions/endings.web.ts';
import { enter, failureWords } from '../sessions/enter.web.ts';
import { EntryPage } from '../sign-in/EntryPage.tsx';
import { ErrorLine } from '../sign-in/ErrorLine.tsx';
import { AuthenticatorSetup, type NewAuthenticator } from './AuthenticatorSetup.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';

const tooLongAgo = 'You signed in a while ago. Sign out, sign in again, and set the app up at once.';

/** /signin/authenticator: people who need an authenticator app set it up here before they can open anything else. */
export function SetUpAppPage() {
  const { userName }: { userName: string } = useRouteContext({ strict: false });
  const { next }: { next?: string } = useSearch({ strict: false });
  const router = useRouter();
  const queries = useQueryClient();
  const [app, setApp] = useState<NewAuthenticator>();
  const [codes, setCodes] = useState<string[]>();
  const [failure, setFailure] = useState<string>();

  const begin = async () => {
    try {
      setApp(await send(api.startAuthenticator, { body: {} }));
    } catch (error) {
      setFailure(isUnconfirmed(error) ? tooLongAgo : failureWords(error));
    }
  };

  if (codes)
    return (
      <EntryPage
        title="Your app is set up"
        lead="Keep these codes where your phone is not: without it, each lets you in once. They are shown only now."
      >
        <RecoveryCodes codes={codes} userName={userName} />
        <Button size="md" fullWidth onClick={() => void enter(router, queries, next)}>
          I have kept them. Go on
        </Button>
      </EntryPage>
    );
  return (
    <EntryPage
      title="Set up an authenticator app"
      lead="Administrators and the desks for submissions, finance, compliance and people sign in with a code from an app on their phone, so that access to your mailbox is not enough. It takes a minute."
    >
      {app ? (
        <FirstCode app={app} onDone={setCodes} />
      ) : (
        <>
          <ErrorLine>{failure}</ErrorLine>
          <Button size="md" fullWidth onClick={() => void begin()}>
            Show the picture for my app
          </Button>
        </>
      )}
      <Button variant="subtle" color="gray" onClick={() => void logOut({ router, queries })}>
        Sign out
      </Button>
    </EntryPage>
  );
}

function FirstCode({ app, onDone }: { app: NewAuthenticator; onDone: (codes: string[]) => void }) {
  const form = useGableForm({
    initialValues: { code: '' },
    rules: ({ code }) => ({ code: /^\d{3} ?\d{3}$/.test(code.trim()) ? null : 'The code has six digits.' }),
    onSubmit: async (body) => onDone((await send(api.confirmAuthenticator, { body })).recoveryCodes),
  });
  return (
    <FormShell form={form} label="Authenticator app" submitLabel="Confirm" showState={false} guard={false}>
      <AuthenticatorSetup app={app} />
      <TextInput
        label="Code that the app shows"
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={7}
        {...form.field('code', { required: true })}
      />
    </FormShell>
  );
}
