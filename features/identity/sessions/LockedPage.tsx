import { Button, PasswordInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.web.ts';
import { EntryPage } from '../sign-in/EntryPage.tsx';
import { ErrorLine } from '../sign-in/ErrorLine.tsx';
import { failureWords } from './enter.web.ts';

/** /signin/locked: the device was handed over to a customer. Its owner goes on by the password or the code of their app. */
export function LockedPage() {
  const [typed, setTyped] = useState('');
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string>();
  const unlock = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    setFailure(undefined);
    const body = /^\d{6}$/.test(typed) ? { code: typed } : { password: typed };
    try {
      await send(api.unlockSession, { body });
      // Nothing that was read before the device was handed over is shown again.
      window.location.assign('/');
    } catch (error) {
      setFailure(failureWords(error));
      setSending(false);
    }
  };
  return (
    <EntryPage
      title="This device was handed over"
      tab="Locked"
      lead="Gable stays locked until its owner is back. Type your password, or the code that your app shows."
    >
      <form onSubmit={unlock}>
        <PasswordInput
          label="Password or code"
          autoComplete="current-password"
          maxLength={1000}
          autoFocus
          required
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <ErrorLine>{failure}</ErrorLine>
        <Button type="submit" size="md" fullWidth mt="md" loading={isSending} disabled={typed === ''}>
          Unlock
        </Button>
      </form>
    </EntryPage>
  );
}
