import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { createContext, useContext } from 'react';
import type { Me } from '../room.calls.ts';

const Context = createContext<Me | null>(null);

/** Provides the signed-in person to the pages behind sign-in. */
export const MeProvider = Context.Provider;

/** The signed-in person. Throws on public pages. */
export const useMe = (): Me => {
  const me = useContext(Context);
  if (!me) throw new Error('useMe is for pages behind sign-in.');
  return me;
};

/** Loads the signed-in person again, after a change that every page shows. */
export const useRefreshMe = () => {
  const queries = useQueryClient();
  const router = useRouter();
  return async (): Promise<void> => {
    queries.removeQueries({ queryKey: ['identity', 'info'] });
    await router.invalidate();
  };
};
