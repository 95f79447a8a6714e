import { useMe } from '#features/identity/index.web.ts';
import { mayEnter } from '#platform/contract/actor.ts';

/** Whether I make courses, and whether I keep sessions and attendance. */
export const useTrainingDesk = () => {
  const me = useMe();
  return { writes: mayEnter(me, 'desk:content'), keeps: mayEnter(me, 'desk:people') };
};
