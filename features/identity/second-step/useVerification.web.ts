import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { CallFailure } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from '../api.web.ts';
import { enter, failureWords } from '../sessions/enter.web.ts';
import { askForCode, dropPending, readPending } from './pendingSignIn.web.ts';

type Failure = { message: string; isOver: boolean };

const failureOf = (error: unknown): Failure => ({
  message: failureWords(error),
  isOver: error instanceof CallFailure && error.status === 404,
});

/** Sends the code of the second step, or requests another. `tries` grows with each wrong code, to reset the boxes. */
export const useVerification = () => {
  const router = useRouter();
  const queries = useQueryClient();
  const [pending, setPending] = useState(readPending);
  const [working, setWorking] = useState<'code' | 'resend'>();
  const [failure, setFailure] = useState<Failure>();
  const [tries, setTries] = useState(0);

  const run = async (what: 'code' | 'resend', work: (id: NonNullable<typeof pending>) => Promise<void>) => {
    if (!pending || working) return;
    setWorking(what);
    setFailure(undefined);
    try {
      await work(pending);
    } catch (error) {
      setFailure(failureOf(error));
      setTries((before) => before + 1);
    } finally {
      setWorking(undefined);
    }
  };

  const verify = (code: string) =>
    run('code', async ({ loginSessionId, next }) => {
      const { recoveryCodesLeft: left } = await send(api.verifyOtp, { body: { loginSessionId, code } });
      await enter(router, queries, next);
      dropPending();
      if (left !== null) toastResult(`That recovery code is used up. ${left} are left.`, 'warning');
    });
  const resend = () =>
    run('resend', async (now) => {
      setPending(await askForCode(now, 'EMAIL'));
      setTries((before) => before + 1);
    });
  return { pending, verify, resend, working, failure, tries };
};
