import { Button } from '@mantine/core';
import { useLoaderData } from '@tanstack/react-router';
import { useState } from 'react';
import { dropLinkToken, readLinkToken } from '#platform/web/api/linkToken.ts';
import { send } from '#platform/web/api/send.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import { LinkOver } from '../links/LinkOver.tsx';
import type { OpenedLink } from '../links/mailLink.web.ts';
import { EntryPage } from '../sign-in/EntryPage.tsx';
import { NewPasswordInput, newPasswordProblem } from './NewPasswordInput.tsx';

/** /reset-password: sets a new password by the link in a mail. */
export function ResetPasswordPage() {
  const link: OpenedLink<{ userName: string }> = useLoaderData({ strict: false });
  const [isDone, setIsDone] = useState(false);
  if (isDone)
    return (
      <EntryPage title="Your password is changed" lead="All your sessions have ended. Sign in with the new password.">
        <Button component={RouteLink} to="/signin" size="md" fullWidth>
          Sign in
        </Button>
      </EntryPage>
    );
  if ('over' in link)
    return <LinkOver title="Choose a new password" why={link.over} to="/forgot-password" action="Ask for a new link" />;
  return (
    <EntryPage title="Choose a new password" lead={`For your account ${link.data.userName}.`}>
      <ResetForm userName={link.data.userName} onDone={() => setIsDone(true)} />
    </EntryPage>
  );
}

function ResetForm({ userName, onDone }: { userName: string; onDone: () => void }) {
  const form = useGableForm({
    initialValues: { password: '' },
    rules: ({ password }) => ({ password: newPasswordProblem(password) }),
    onSubmit: async ({ password }) => {
      const token = readLinkToken('/reset-password') ?? '';
      await send(api.resetPassword, { body: { token, password } });
      dropLinkToken('/reset-password');
      onDone();
    },
  });
  return (
    <FormShell form={form} label="Choose a new password" submitLabel="Change password" showState={false} guard={false}>
      {/* Password managers read the user name from here. */}
      <input type="text" name="username" autoComplete="username" value={userName} readOnly hidden />
      <NewPasswordInput size="md" {...form.field('password', { required: true })} />
    </FormShell>
  );
}
