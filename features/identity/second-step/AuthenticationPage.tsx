import { Button } from '@mantine/core';
import { IconDeviceMobile, IconMail } from '@tabler/icons-react';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { failureWords } from '../sessions/enter.web.ts';
import { EntryPage } from '../sign-in/EntryPage.tsx';
import { ErrorLine } from '../sign-in/ErrorLine.tsx';
import classes from './CodePages.module.css';
import { type Channel, channels } from './channels.words.ts';
import { askForCode, readPending } from './pendingSignIn.web.ts';

const ways = {
  EMAIL: { label: 'Email', icon: IconMail, action: 'Send the code' },
  AUTHENTICATOR: { label: 'Authenticator app', icon: IconDeviceMobile, action: 'Enter the code' },
};

const words = (channel: Channel, hint: string | undefined): string => {
  if (channel === 'EMAIL')
    return hint ? `We send a code of six digits to ${hint}.` : 'Codes are not mailed to this account at present.';
  return hint
    ? 'Open the app on your phone. It shows a code of six digits for Gable.'
    : 'No app is set up for this account. Sign in by email, then set one up in your profile.';
};

/** /signin/authentication: a tab link for each channel, where there is more than one. */
export function AuthenticationPage() {
  const router = useRouter();
  const { by: chosen }: { by?: Channel } = useSearch({ strict: false });
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const pending = readPending();
  const offered = channels.filter((each) => pending?.channels.some(({ channel }) => channel === each));
  const by = chosen ?? offered[0] ?? 'EMAIL';
  const hint = pending?.channels.find(({ channel }) => channel === by)?.hint;
  const { icon: Icon, action } = ways[by];

  const goOn = async () => {
    if (!pending) return;
    setWorking(true);
    setFailure(undefined);
    try {
      await askForCode(pending, by);
      await router.navigate({ to: '/signin/verification' });
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setWorking(false);
    }
  };

  return (
    <EntryPage
      title="Is it you?"
      tab="Two-step verification"
      lead="Your password is right. A code shows that it is you who typed it."
    >
      {offered.length > 1 && (
        <nav aria-label="Ways to get a code" className={classes.tabs}>
          {offered.map((channel) => (
            <RouteLink
              key={channel}
              to={`/signin/authentication?by=${channel}`}
              className={classes.tab}
              aria-current={channel === by ? 'page' : undefined}
            >
              {ways[channel].label}
            </RouteLink>
          ))}
        </nav>
      )}
      <div className={classes.way}>
        <Icon size={24} stroke={1.6} aria-hidden />
        <p>{words(by, hint)}</p>
      </div>
      <ErrorLine>{failure}</ErrorLine>
      {hint && (
        <Button size="md" fullWidth loading={working} onClick={goOn}>
          {action}
        </Button>
      )}
      <RouteLink to="/signin" className={classes.link}>
        Back to sign in
      </RouteLink>
    </EntryPage>
  );
}
