import { IconClock, IconLock, IconShieldCheck } from '@tabler/icons-react';
import { useState } from 'react';
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
import { FirstLanguage } from './LanguageChoice.tsx';
import { chosenLanguage, useWords } from './language.web.ts';
import { Said } from './Said.tsx';
import { SigningShell } from './SigningShell.tsx';
import { signedHeading } from './signedHeading.web.ts';
import texts from './texts.module.css';

type Props = { token: string; state: LinkState };

/** First step: shows the sender, and asks for a code sent to the recipient's address. */
export function CodeStep({ token, state }: Props) {
  const { agency, askedBy, title, expiresAt, asksCode, codeExpiresAt, signedAt, phone, asks } = state;
  const { words, say, day, why } = useWords();
  const [tries, setTries] = useState(0);
  const { run, isSending, error } = useSend(api.verifyToken);
  // The page says what failed.
  const [byPhone, setByPhone] = useState(false);
  const send = (toPhone: boolean) => {
    setByPhone(toPhone);
    void run({ body: { token, byPhone: toPhone, ...spoken() } }).catch(() => undefined);
  };
  const enter = (code: string) =>
    void run({ body: { token, code, ...spoken() } }).catch(() => setTries((before) => before + 1));
  const waits = asksCode && codeExpiresAt !== null;
  const heading = signedAt ? words[signedHeading(state)] : asks ? words.answerAndSign : title;
  return (
    <SigningShell
      title={heading}
      state={state}
      step={1}
      foot={
        !waits && (
          <div className={classes.ways}>
            <Button size="md" wide isBusy={isSending && !byPhone} onClick={() => send(false)}>
              {asksCode ? words.sendCode : words.openDocument}
            </Button>
            {asksCode && phone && (
              <Button size="md" wide look="subtle" isBusy={isSending && byPhone} onClick={() => send(true)}>
                {say('textInstead', { phone })}
              </Button>
            )}
          </div>
        )
      }
    >
      <FirstLanguage languages={state.languages} />
      {askedBy.name && <Asker asker={askedBy} />}
      <h1 className={texts.title}>{heading}</h1>
      <Lead state={state} />
      {(waits || error) && (
        <div className={texts.form}>
          {waits && (
            <CodeInput
              key={tries}
              label={words.codeOfSix}
              digit={(number) => say('digit', { number })}
              describedBy="lasts"
              onComplete={enter}
              invalid={error !== null}
              disabled={isSending}
            />
          )}
          {error && (
            <Notice tone="danger" live>
              {why(error)}
            </Notice>
          )}
          {waits && <Times state={state} isSending={isSending} onResend={() => send(byPhone)} />}
        </div>
      )}
      <ul className={classes.promises}>
        <li>
          <IconShieldCheck size={20} stroke={1.6} aria-hidden />
          {words.neverAsked}
        </li>
        <li>
          <IconLock size={20} stroke={1.6} aria-hidden />
          {asksCode ? words.shownAfterCode : words.shownToYou}
        </li>
        <li>
          <IconClock size={20} stroke={1.6} aria-hidden />
          <span>
            <UnbrokenNumbers>{say(signedAt ? 'readUntil' : 'minutesUntil', { day: day(expiresAt) })}</UnbrokenNumbers>
          </span>
        </li>
      </ul>
      <CallAgency agency={agency} word="notExpecting" />
    </SigningShell>
  );
}

/** The language that was chosen here: mails come in it, too. */
const spoken = () => {
  const language = chosenLanguage();
  return language ? { language } : {};
};

/** Sender of the link: the customer knows them, and can look them up in the public register. */
function Asker({ asker: { name, registrationNo, phone } }: { asker: LinkState['askedBy'] }) {
  const { words } = useWords();
  return (
    <div className={classes.asker}>
      <Initials name={name} size={48} />
      <div>
        <p>{words.agent}</p>
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

function Lead({ state: { asks, asksCode, email, phone, signedAt } }: { state: LinkState }) {
  const { words } = useWords();
  const bold = (address: string) => <strong className={classes.address}>{address}</strong>;
  const again = asksCode ? words.leadAgain : words.leadOpen;
  return (
    <p className={texts.lead}>
      {signedAt ? again : asks ? words.leadAnswer : words.leadSign}
      {asksCode && (
        <>
          {' '}
          <Said
            words={phone ? words.codeGoesEither : words.codeGoes}
            with={{ address: bold(email), phone: bold(phone) }}
          />
        </>
      )}
    </p>
  );
}

type TimesProps = { state: LinkState; isSending: boolean; onResend: () => void };

function Times({ state: { codeExpiresAt, nextCodeAt }, isSending, onResend }: TimesProps) {
  const { words } = useWords();
  return (
    <div className={classes.times}>
      <CodeTime
        lastsUntil={Date.parse(codeExpiresAt ?? '')}
        words={{ expiresIn: words.expiresIn, over: words.codeOver }}
      />
      <ResendButton
        resendAt={nextCodeAt ? Date.parse(nextCodeAt) : 0}
        working={isSending}
        onResend={onResend}
        words={{ again: words.anotherCode, againIn: words.anotherCodeIn, working: words.sending }}
      />
    </div>
  );
}
