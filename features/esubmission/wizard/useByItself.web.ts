import { useMe } from '#features/identity/index.web.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';
import { sentBill, startingBills } from '../billing/startingBills.web.ts';
import { sentShare, startingShares } from '../shares/startingShares.web.ts';
import { billsThemselves, needsNothing } from '../status/by-itself.rules.ts';
import type { Step } from '../steps.words.ts';
import type { Summary } from '../summary/summary.calls.ts';

/** Where the wizard goes on; `failure`: why the step there could not be completed by itself. */
export type Reached = { step: Step; failure?: string };

/** Saves of steps that complete themselves: without a toast; one that fails opens its step with the error; the summary is read again once, after the last. */
const quiet = { silent: 'both', refreshes: false } as const;

const stoppedAt = (step: Step, error: unknown): Reached => {
  if (error instanceof CallFailure) return { step, failure: error.message };
  throw error;
};

/** Completes steps in which nothing is to be decided, by the saves of their pages. */
export function useByItself() {
  const me = useMe();
  const external = useChange(api.replaceExternalCobrokes, quiet);
  const internal = useChange(api.replaceInternalCobrokes, quiet);
  const bill = useChange(api.addBill, quiet);
  const aggregate = useChange(api.aggregate, quiet);

  /** External co-brokers and internal salespeople, after the answer that nobody shares. */
  const shareWithNobody = async ({ eSubId, version, internal: before }: Summary): Promise<Reached> => {
    let step: Step = 'external';
    try {
      const saved = await external.mutateAsync({ body: { eSubId, version, rows: [] } });
      step = 'internal';
      const rows = startingShares({ ...before, rows: [] }, me).map(sentShare);
      await internal.mutateAsync({ body: { eSubId, version: saved.version, rows } });
      return { step: 'documents' };
    } catch (error) {
      return stoppedAt(step, error);
    }
  };

  /** Billing and required info, as far as they need nothing. */
  const billAndCheck = async (summary: Summary): Promise<Reached> => {
    const { eSubId, version } = summary;
    const proposed = startingBills(summary);
    if (!billsThemselves(summary, proposed)) return { step: 'billing' };
    let step: Step = 'billing';
    try {
      const [first] = summary.billing.rows.length === 0 ? proposed : [];
      if (first) await bill.mutateAsync({ body: { eSubId, version, ...sentBill(first) } });
      step = 'required';
      const now = await aggregate.mutateAsync({ body: { eSubId } });
      return { step: needsNothing(now) ? 'summary' : 'required' };
    } catch (error) {
      return stoppedAt(step, error);
    }
  };
  return { shareWithNobody, billAndCheck };
}
