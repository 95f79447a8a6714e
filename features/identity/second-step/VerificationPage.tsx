import { Button } from '@mantine/core';
import { useLoaderData } from '@tanstack/react-router';
import { useState } from 'react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { CodeInput } from '#platform/web/plain/code/CodeInput.tsx';
import { CodeTime, ResendButton } from '#platform/web/plain/code/countdown.tsx';
import { EntryPage } from '../sign-in/EntryPage.tsx';
import { ErrorLine } from '../sign-in/ErrorLine.tsx';
import type { Words } from '../sign-in/words.web.ts';
import classes from './CodePages.module.css';
import { RecoveryForm } from './RecoveryForm.tsx';
import { useVerification } from './useVerification.web.ts';

/** /signin/verification: six digits, or a recovery code. The sixth digit sends them. */
export function VerificationPage() {
  const { words }: { words: Words | undefined } = useLoaderData({ strict: false });
  const { pending, verify, resend, working, failure, tries } = useVerification();
  // The digits of the current try. After a wrong code the boxes are empty again.
  const [typed, setTyped] = useState({ tries, digits: '' });
  const digits = typed.tries === tries ? typed.digits : '';
  const [byRecovery, setByRecovery] = useState(false);
  const { channel = 'EMAIL', hint = '', lastsUntil = 0, resendAt = 0 } = pending?.code ?? {};
  const isMail = channel === 'EMAIL';
  const hasApp = pending?.channels.some((each) => each.channel === 'AUTHENTICATOR');

  if (byRecovery)
    return (
      <EntryPage
        title="Use a recovery code"
        lead="One of the ten that you kept when you set up the app. Each works once."
      >
        <RecoveryForm onSubmit={verify} working={working === 'code'} failure={failure?.message} />
        <div className={classes.links}>
          <button type="button" className={classes.link} onClick={() => setByRecovery(false)}>
            Enter a code of six digits instead
          </button>
        </div>
      </EntryPage>
    );

  return (
    <EntryPage
      title="Enter the code"
      lead={isMail ? `We sent six digits to ${hint}.` : 'Type the six digits that your app shows for Gable.'}
    >
      <form
        className={classes.form}
        aria-label="Two-step verification"
        onSubmit={(event) => {
          event.preventDefault();
          if (digits.length === 6) void verify(digits);
        }}
      >
        <CodeInput
          key={tries}
          label="Code"
          describedBy="lasts"
          onChange={(next) => setTyped({ tries, digits: next })}
          onComplete={verify}
          invalid={failure !== undefined}
          disabled={working === 'code'}
        />
        <CodeTime lastsUntil={lastsUntil} />
        <ErrorLine>{failure?.message}</ErrorLine>
        {failure?.isOver ? (
          <Button component={RouteLink} to="/signin" size="md" fullWidth>
            Start again
          </Button>
        ) : (
          <Button type="submit" size="md" fullWidth loading={working === 'code'} disabled={digits.length < 6}>
            Sign in
          </Button>
        )}
      </form>
      <div className={classes.links}>
        {isMail && <ResendButton resendAt={resendAt} working={working === 'resend'} onResend={resend} />}
        {isMail && words?.hasOutbox && (
          <a href="/outbox" target="_blank" rel="noreferrer" className={classes.link}>
            Open the mail of this demo
          </a>
        )}
        {hasApp && (
          <>
            <RouteLink to="/signin/authentication" className={classes.link}>
              Get the code another way
            </RouteLink>
            <button type="button" className={classes.link} onClick={() => setByRecovery(true)}>
              Use a recovery code
            </button>
          </>
        )}
        <RouteLink to="/signin" className={classes.link}>
          Back to sign in
        </RouteLink>
      </div>
    </EntryPage>
  );
}
