import { useChange } from '#platform/web/api/useChange.ts';
import { offer } from '#platform/web/feedback/strip.ts';
import { api } from '../api.web.ts';
import type { Way } from './reach.rules.ts';

/** Offers to note that a contact was reached. */
export const useLogOffer = (id: string, name: string) => {
  const add = useChange(api.addActivity);
  return ({ kind, label }: Pick<Way, 'kind' | 'label'>) =>
    offer(`${label}: ${name}`, {
      label: 'Log it',
      run: () => add.mutate({ params: { id }, body: { kind, body: '' } }),
    });
};
