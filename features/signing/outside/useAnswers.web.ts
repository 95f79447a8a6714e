import { useEffect, useState, useSyncExternalStore } from 'react';
import { send } from '#platform/web/api/send.ts';
import type { Questions } from '../answering/asked.calls.ts';
import { api } from '../api.web.ts';
import { makeAnswers } from './answers.web.ts';
import { keptAnswers } from './keptAnswers.web.ts';

/** The answers of this tab. What was kept before a reload is saved at once. */
export const useAnswers = (token: string, initial: Questions) => {
  const [here] = useState(() =>
    makeAnswers(initial, keptAnswers(token), (section, seen, answers) =>
      send(api.saveAnswers, { query: { token }, body: { section, seen, answers } }),
    ),
  );
  const state = useSyncExternalStore(here.subscribe, here.get);
  useEffect(() => {
    void here.flush();
    const online = () => void here.flush();
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('online', online);
      here.stop();
    };
  }, [here]);
  return { here, state };
};
