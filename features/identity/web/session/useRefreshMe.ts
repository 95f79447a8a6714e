import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';

/** Asks anew who is signed in, after something of theirs changed that every page shows. */
export const useRefreshMe = () => {
  const queries = useQueryClient();
  const router = useRouter();
  return async (): Promise<void> => {
    queries.removeQueries({ queryKey: ['identity', 'info'] });
    await router.invalidate();
  };
};
