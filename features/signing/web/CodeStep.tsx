import { Button } from '@mantine/core';
import { IconClock, IconEyeOff, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { CodeInput, CodeTime, ResendButton } from '#features/identity/web/index.ts';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { LinkState } from '../contract/index.ts';
import { api } from './api.ts';
import { CallAgency } from './CallAgency.tsx';
import classes from './Signing.module.css';
import { SigningShell } from './SigningShell.tsx';

type Props = { token: string; state: LinkState };

/** Before anything is shown: a code that is sent to the recipient's address. */
export function CodeStep({ token, state }: Props) {
  const { agency, title, email, expiresAt, asksCode, signedAt } = state;
  const heading = signedAt ? 'You have signed' : asksCode ? 'Check it is you' : title;
  return (
    <SigningShell title={heading} agency={agency} step={1}>
      <h1 className={classes.title}>{heading}</h1>
      <p className={classes.lead}>
        {signedAt
          ? 'To see the document again, enter a code.'
          : asksCode
            ? `${title}, for you to sign.`
            : 'For you to read and sign.'}
        {asksCode && (
          <>
            {' '}
            The code goes to <strong className={classes.address}>{email}</strong>.
          </>
        )}
      </p>
      <Code token={token} state={state} />
      <ul className={classes.promises}>
        <li>
          <IconShieldCheck size={20} stroke={1.6} aria-hidden />
          We never ask you to type an identity number, a password or card details here.
        </li>
        <li>
          <IconEyeOff size={20} stroke={1.6} aria-hidden />
          Your details are shown {asksCode ? 'after the code, and ' : ''}only to you.
        </li>
        <li>
          <IconClock size={20} stroke={1.6} aria-hidden />
          {signedAt ? 'The document can be read' : 'About 5 minutes. You can stop and come back'} until{' '}
          {formatDay(dayOf(expiresAt))}.
        </li>
      </ul>
      <CallAgency agency={agency} words="Not expecting this? Call us" />
    </SigningShell>
  );
}

function Code({ token, state: { asksCode, codeExpiresAt, nextCodeAt } }: Props) {
  const [tries, setTries] = useState(0);
  const change = useChange(api.verifyToken, { silent: 'both' });
  const send = () => change.mutate({ body: { token } });
  const enter = (code: string) =>
    change.mutate({ body: { token, code } }, { onError: () => setTries((before) => before + 1) });
  const failure = change.error && (
    <Notice tone="danger" live>
      {change.error.message}
    </Notice>
  );
  if (!asksCode || !codeExpiresAt)
    return (
      <div className={classes.form}>
        {failure}
        <Button size="md" fullWidth loading={change.isPending} onClick={send}>
          {asksCode ? 'Send me the code' : 'Open the document'}
        </Button>
      </div>
    );
  return (
    <div className={classes.form}>
      <CodeInput
        key={tries}
        label="Code of six digits"
        describedBy="lasts"
        onComplete={enter}
        invalid={change.error !== null}
        disabled={change.isPending}
      />
      {failure}
      <div className={classes.times}>
        <CodeTime lastsUntil={Date.parse(codeExpiresAt)} />
        <ResendButton resendAt={nextCodeAt ? Date.parse(nextCodeAt) : 0} working={change.isPending} onResend={send} />
      </div>
    </div>
  );
}
