import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailure } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.web.ts';
import { askForCode, keepPending } from '../second-step/pendingSignIn.web.ts';
import { enter, failureWords } from '../sessions/enter.web.ts';

/** So often the page waits for its turn by itself, at most a minute each time. */
const mostRounds = 5;

const turnIn = (error: unknown): number | undefined => {
  if (!(error instanceof CallFailure) || error.status !== 429) return undefined;
  const { waitSeconds } = (error.detail ?? {}) as { waitSeconds?: number };
  return waitSeconds !== undefined && waitSeconds <= 60 ? waitSeconds : undefined;
};

/** Signs in. `failure` is the message of the last failed try; `working` is true until the next page is shown. */
export const useSignIn = ({ next, warmUp }: { next: string | undefined; warmUp: () => unknown }) => {
  const router = useRouter();
  const queries = useQueryClient();
  const [working, setWorking] = useState(false);
  const [failure, setFailure] = useState<string>();

  const signIn = async (userName: string, password: string): Promise<void> => {
    setWorking(true);
    setFailure(undefined);
    void warmUp();
    for (let round = 0; ; round += 1) {
      const seconds = await tryOnce(userName, password, round);
      if (seconds === undefined) break;
      await new Promise((go) => setTimeout(go, seconds * 1_000));
    }
    setWorking(false);
  };

  /** Answers in how many seconds its turn comes, where many sign in from one network. */
  const tryOnce = async (userName: string, password: string, round: number): Promise<number | undefined> => {
    try {
      const answer = await send(api.initLoginSession, { body: { userName, password } });
      if ('token' in answer) {
        await enter(router, queries, next);
        return undefined;
      }
      const pending = { ...answer, next };
      keepPending(pending);
      // With a single channel there is nothing to choose.
      const [only, another] = answer.channels;
      if (only && !another) await askForCode(pending, only.channel);
      await router.navigate({ to: another ? '/signin/authentication' : '/signin/verification' });
    } catch (error) {
      setFailure(failureWords(error));
      return round < mostRounds ? turnIn(error) : undefined;
    }
    return undefined;
  };
  return { signIn, working, failure };
};
