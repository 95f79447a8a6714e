import { IconClock, IconLock, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { dayOf, formatDay } from '#platform/contract/days.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { Button } from '#platform/web/plain/Button.tsx';
import { CodeInput } from '#platform/web/plain/code/CodeInput.tsx';
import { CodeTime, ResendButton } from '#platform/web/plain/code/countdown.tsx';
import { useSend } from '#platform/web/plain/useSend.ts';
import { api } from '../api.web.ts';
import type { LinkState } from '../room.calls.ts';
import { CallAgency } from './CallAgency.tsx';
import classes from './CodeStep.module.css';
import { SigningShell } from './SigningShell.tsx';
import { signedHeading } from './signedHeading.web.ts';
import texts from './texts.module.css';

type Props = { token: string; state: LinkState };

/** First step: shows the sender, and asks for a code sent to the recipient's address. */
export function CodeStep({ token, state }: Props) {
  const { agency, askedBy, title, expiresAt, asksCode, codeExpiresAt, signedAt, phone } = state;
  const [tries, setTries] = useState(0);
  const { run, isSending, error } = useSend(api.verifyToken);
  // The page says what failed.
  const [byPhone, setByPhone] = useState(false);
  const send = (toPhone: boolean) => {
    setByPhone(toPhone);
    void run({ body: { token, byPhone: toPhone } }).catch(() => undefined);
  };
  const enter = (code: string) => void run({ body: { token, code } }).catch(() => setTries((before) => before + 1));
  const waits = asksCode && codeExpiresAt !== null;
  const heading = signedAt ? signedHeading(state) : title;
  return (
    <SigningShell
      title={heading}
      agency={agency}
      step={1}
      foot={
        !waits && (
          <div className={classes.ways}>
            <Button size="md" wide isBusy={isSending && !byPhone} onClick={() => send(false)}>
              {asksCode ? 'Send me the code' : 'Open the document'}
            </Button>
            {asksCode && phone && (
              <Button size="md" wide look="subtle" isBusy={isSending && byPhone} onClick={() => send(true)}>
                Text it to {phone} instead
              </Button>
            )}
          </div>
        )
      }
    >
      {askedBy.name && <Asker asker={askedBy} />}
      <h1 className={texts.title}>{heading}</h1>
      <Lead state={state} />
      {(waits || error) && (
        <div className={texts.form}>
          {waits && (
            <CodeInput
              key={tries}
              label="Code of six digits"
              describedBy="lasts"
              onComplete={enter}
              invalid={error !== null}
              disabled={isSending}
            />
          )}
          {error && (
            <Notice tone="danger" live>
              {error.message}
            </Notice>
          )}
          {waits && <Times state={state} isSending={isSending} onResend={() => send(byPhone)} />}
        </div>
      )}
      <ul className={classes.promises}>
        <li>
          <IconShieldCheck size={20} stroke={1.6} aria-hidden />
          We never ask you to type an identity number, a password or card details here.
        </li>
        <li>
          <IconLock size={20} stroke={1.6} aria-hidden />
          Your details are shown {asksCode ? 'after the code, and ' : ''}only to you.
        </li>
        <li>
          <IconClock size={20} stroke={1.6} aria-hidden />
          <span>
            <UnbrokenNumbers>
              {`${signedAt ? 'The document can be read' : 'About 5 minutes. You can stop and come back'} until ${formatDay(dayOf(expiresAt))}.`}
            </UnbrokenNumbers>
          </span>
        </li>
      </ul>
      <CallAgency agency={agency} words="Not expecting this? Call us" />
    </SigningShell>
  );
}

/** Sender of the link: the customer knows them, and can look them up in the public register. */
function Asker({ asker: { name, registrationNo, phone } }: { asker: LinkState['askedBy'] }) {
  return (
    <div className={classes.asker}>
      <Initials name={name} size={48} />
      <div>
        <p>Your property agent</p>
        <p className={classes.who}>{name}</p>
        <p>
          {registrationNo && `CEA ${registrationNo}`}
          {registrationNo && phone && ' · '}
          {phone && <a href={`tel:${phone}`}>{phoneText(phone)}</a>}
        </p>
      </div>
    </div>
  );
}

function Lead({ state: { asksCode, email, phone, signedAt } }: { state: LinkState }) {
  return (
    <p className={texts.lead}>
      {signedAt
        ? `To see the document again, ${asksCode ? 'enter a code' : 'open it'}.`
        : 'Please check what was written down with you, and sign it.'}
      {asksCode && (
        <>
          {' '}
          First we check that it is you: a code goes to <strong className={classes.address}>{email}</strong>
          {phone && (
            <>
              , or to <strong className={classes.address}>{phone}</strong>
            </>
          )}
          .
        </>
      )}
    </p>
  );
}

type TimesProps = { state: LinkState; isSending: boolean; onResend: () => void };

function Times({ state: { codeExpiresAt, nextCodeAt }, isSending, onResend }: TimesProps) {
  return (
    <div className={classes.times}>
      <CodeTime lastsUntil={Date.parse(codeExpiresAt ?? '')} />
      <ResendButton resendAt={nextCodeAt ? Date.parse(nextCodeAt) : 0} working={isSending} onResend={onResend} />
    </div>
  );
}
