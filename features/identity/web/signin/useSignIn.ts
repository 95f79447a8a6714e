import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.ts';
import { findMe } from '../session/me.ts';
import { safeNext } from '../session/next.ts';

const noCookie = 'Your browser didn’t keep the sign-in. Allow cookies for this site and try again.';

/** Signing in, and the words of the last try that failed. `working` holds until the next page is there. */
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
      await send(api.initLoginSession, { body: { userName, password } });
      queries.clear();
      if (!(await findMe(queries))) throw new Error(noCookie);
      await router.navigate({ href: safeNext(next), replace: true });
    } catch (error) {
      setFailure(error instanceof Error ? error.message : 'Oops...Something went wrong');
    } finally {
      setWorking(false);
    }
  };
  return { signIn, working, failure };
};
