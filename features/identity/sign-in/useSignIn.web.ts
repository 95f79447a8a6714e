import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.web.ts';
import { askForCode, keepPending } from '../second-step/pendingSignIn.web.ts';
import { enter, failureWords } from '../sessions/enter.web.ts';

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
    try {
      const answer = await send(api.initLoginSession, { body: { userName, password } });
      if ('token' in answer) return await enter(router, queries, next);
      const pending = { ...answer, next };
      keepPending(pending);
      // With a single channel there is nothing to choose.
      const [only, another] = answer.channels;
      if (only && !another) await askForCode(pending, only.channel);
      await router.navigate({ to: another ? '/signin/authentication' : '/signin/verification' });
    } catch (error) {
      setFailure(failureWords(error));
    } finally {
      setWorking(false);
    }
  };
  return { signIn, working, failure };
};
