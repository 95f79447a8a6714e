import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useLoaderData } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { send } from '#platform/web/api/send.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import classes from '../second-step/CodePages.module.css';
import { failureWords } from '../sessions/enter.web.ts';
import { EntryPage } from '../sign-in/EntryPage.tsx';
import { ErrorLine } from '../sign-in/ErrorLine.tsx';
import { UserNameInput } from '../sign-in/UserNameInput.tsx';
import type { Words } from '../sign-in/words.web.ts';

/** /forgot-password: requests a link. The page says the same whether the account exists or not. */
export function ForgotPasswordPage() {
  const { words }: { words: Words | undefined } = useLoaderData({ strict: false });
  const [sent, setSent] = useState<{ userName: string; linkMinutes: number }>();
  return (
    <EntryPage
      title="Forgot your password?"
      tab="Forgot password"
      lead={sent ? undefined : 'Say who you are, and we mail you a link to choose a new one.'}
    >
      {sent ? (
        <Notice icon={IconMail} title="Look into your mail" live>
          If there is an account for {sent.userName}, a link is on its way. It works for {sent.linkMinutes} minutes.
        </Notice>
      ) : (
        <ForgotForm onSent={setSent} />
      )}
      <div className={classes.links}>
        {sent && (
          <button type="button" className={classes.link} onClick={() => setSent(undefined)}>
            Nothing came? Ask again
          </button>
        )}
        {sent && words?.hasOutbox && (
          <RouteLink to="/outbox" className={classes.link}>
            Open the mail of this demo
          </RouteLink>
        )}
        <RouteLink to="/signin" className={classes.link}>
          Back to sign in
        </RouteLink>
      </div>
    </EntryPage>
  );
}

function ForgotForm({ onSent }: { onSent: (sent: { userName: string; linkMinutes: number }) => void }) {
  const [userName, setUserName] = useState('');
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const trimmed = userName.trim();
    if (!trimmed) return setFailure('Type your user name or email address.');
    setWorking(true);
    setFailure(undefined);
    try {
      onSent({ userName: trimmed, ...(await send(api.forgotPassword, { body: { userName: trimmed } })) });
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setWorking(false);
    }
  };

  return (
    <form className={classes.form} onSubmit={submit} noValidate aria-label="Forgot password">
      <UserNameInput
        ref={input}
        label="User name or email"
        maxLength={254}
        value={userName}
        onChange={(event) => setUserName(event.currentTarget.value)}
      />
      <ErrorLine>{failure}</ErrorLine>
      <Button type="submit" size="md" fullWidth loading={working}>
        Mail me a link
      </Button>
    </form>
  );
}
