import { formDocuments } from '../due-diligence/due-diligence.words.ts';
import type { DocLine } from './checklist.rules.ts';
import type { Stage } from './checklist.words.ts';

type Line = DocLine & { hasFile: boolean; verdict: 'accepted' | 'queried' | 'answered' | null };

/**
 * How many required documents of an approved submission are open at each gate. `cobroker`: what a co-broker's own payout waits
 * for besides.
 */
export type OpenPapers = { invoice: number; payout: number; dueDiligence: number; cobroker: number };

/** The invoice of an external co-broker: their own payout waits for it, not that of our salespeople. */
const ofCobroker = 'D-07';

/**
 * What waits for a document: the invoice for a file on every line up to its stage; the payout for one that is not queried on
 * every line; due diligence until the desk has accepted each of its documents, or where forms take their place, until each of `forms` is
 * done. `lines`: with groups settled.
 */
export const openPapers = (lines: Line[], forms?: { isDone: boolean }[]): OpenPapers => {
  const required = lines.filter((line) => line.required);
  const count = (isOpen: (line: Line) => boolean) => required.filter(isOpen).length;
  return {
    invoice: count(({ stage, hasFile }) => beforeInvoice.includes(stage) && !hasFile),
    payout: openAtPayout(lines).length,
    cobroker: count((line) => line.documentId === ofCobroker && holdsPayout(line)),
    dueDiligence: forms
      ? forms.filter(({ isDone }) => !isDone).length
      : count(({ documentId, verdict }) => formDocuments.includes(documentId) && verdict !== 'accepted'),
  };
};

/** The lines that the payout of our salespeople waits for. */
export const openAtPayout = <L extends Line>(lines: L[]): L[] =>
  lines.filter((line) => line.required && line.documentId !== ofCobroker && holdsPayout(line));

const holdsPayout = ({ hasFile, verdict }: Line) => !hasFile || verdict === 'queried';

const beforeInvoice: Stage[] = ['submit', 'invoice'];

/** Whether a file may come to this line after the approval: it is asked for later, or the desk has a query about it. */
export const takesFilesLater = ({ stage, verdict }: { stage: Stage; verdict: { verdict: string } | null }): boolean =>
  stage !== 'submit' || verdict?.verdict === 'queried';
