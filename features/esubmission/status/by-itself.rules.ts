import type { BillInput } from '../billing/billing.calls.ts';
import { isClient } from '../checklist/checklist.rules.ts';
import { isFirstSave } from '../steps.rules.ts';
import type { Summary } from '../summary/summary.calls.ts';

/** Which steps of the wizard have nothing to decide, so that it completes them and goes on. A step that is opened by hand waits. */

type Sharing = Pick<Summary, 'currentStep' | 'external' | 'internal'>;
type Billed = Pick<Summary, 'info' | 'parties' | 'external' | 'billing' | 'findings'>;
/** A bill as its page begins with it. */
type Proposed = Pick<BillInput, 'billFor' | 'invoiceToText' | 'address'> & { amountCents: number | null };

/** Whether the parties end in the question who shares: nobody has saved anything of it yet. The closing agent is there from the beginning. */
export const asksWhoShares = ({ currentStep, external, internal }: Sharing): boolean =>
  isFirstSave(currentStep, 'external') && external.rows.length === 0 && internal.rows.length <= 1;

const isBlocked = ({ findings }: Pick<Summary, 'findings'>, step?: string): boolean =>
  findings.some((finding) => finding.level === 'block' && (step === undefined || finding.step === step));

/** Bills that were saved are complete. Those that were not are proposed without a choice: one client pays the whole. */
export const billsThemselves = (summary: Billed, proposed: readonly Proposed[]): boolean =>
  summary.billing.rows.length > 0
    ? summary.billing.remainCents === 0 && !isBlocked(summary, 'billing')
    : summary.external.rows.length === 0 && oneClientOf(summary) && paysTheWhole(summary, proposed);

const oneClientOf = ({ info, parties }: Pick<Billed, 'info' | 'parties'>): boolean =>
  parties.filter((party) => isClient(party, info.representedSide)).length === 1;

const paysTheWhole = ({ info }: Pick<Billed, 'info'>, [bill, ...more]: readonly Proposed[]): boolean =>
  bill !== undefined &&
  more.length === 0 &&
  bill.billFor === 'OWN_CLIENT' &&
  bill.invoiceToText !== '' &&
  bill.address !== '' &&
  info.commission.amountCents > 0 &&
  bill.amountCents === info.commission.amountCents;

/** Nothing is missing. Warnings are answered when it is submitted. */
export const needsNothing = (summary: Pick<Summary, 'findings'>): boolean => !isBlocked(summary);
