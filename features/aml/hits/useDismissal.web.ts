import { useNavigate } from '@tanstack/react-router';
import { useChange } from '#platform/web/api/useChange.ts';
import { offerUndo } from '#platform/web/feedback/strip.ts';
import { api } from '../api.web.ts';
import type { HitRecord } from './hits.calls.ts';
import type { FalseReason } from './hits.words.ts';

/** Dismisses a hit. For some seconds the strip offers to undo it, which leads back to the hit. */
export const useDismissal = (hit: HitRecord, onDone: () => void) => {
  const navigate = useNavigate();
  const { hitId, factsHash, contentHash, name } = hit;
  const params = { id: hitId };
  const undo = useChange(api.undo, {
    onDone: () => void navigate({ to: `/agency-desk/compliance/hits/${hitId}` }),
  });
  const dismiss = useChange(api.dismiss, {
    silent: 'success',
    onDone: ({ state }) => {
      const result = state === 'FALSE' ? 'is a false positive' : 'waits for a second officer, as a false positive';
      offerUndo(`${name} ${result}.`, () => undo.mutate({ params }));
      onDone();
    },
  });
  return {
    isBusy: dismiss.isPending,
    say: (reason: FalseReason, note: string) =>
      dismiss.mutateAsync({ params, body: { factsHash, contentHash, reason, note } }),
  };
};
