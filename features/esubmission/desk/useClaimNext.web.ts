import { useRouter } from '@tanstack/react-router';
import { useMe } from '#features/identity/index.web.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from '../api.web.ts';
import { checksCases } from '../readers.web.ts';
import { reviewAddress } from './QueueNav.tsx';

/** Claims the case that is next for me, and opens it. `claimNext` is undefined for whom may not claim. */
export function useClaimNext() {
  const router = useRouter();
  const claim = useChange(api.claimNext);
  const run = async () => {
    const { claimed } = await claim.mutateAsync({});
    if (!claimed) return toastResult('No case waits.');
    toastResult(`You claimed ${claimed.caseNo}.`);
    router.history.push(reviewAddress(claimed.eSubId));
  };
  return {
    claimNext: checksCases(useMe()) ? () => void run().catch(() => undefined) : undefined,
    working: claim.isPending,
  };
}
