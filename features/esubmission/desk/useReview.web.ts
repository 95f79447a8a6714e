import { useState } from 'react';
import { toastResult } from '#platform/web/feedback/toast.ts';
import type { ReturnRemarks } from '../remarks/useReturnRemarks.web.ts';
import { Status } from '../status/status.words.ts';
import { useStatusMove } from '../status/useStatusMove.web.ts';
import type { Summary } from '../summary/summary.calls.ts';

export type Question =
  | 'take-over'
  | 'approve'
  | 'return'
  | 'reject'
  | 'cancel'
  | 'hold'
  | 'resume'
  | 'abort'
  | 'stamp'
  | 'query'
  | 'keys';

const statusId = { claim: 3, release: 2, approve: 7, return: 5, reject: 6, cancel: 4, hold: 8 } as const;

/** The desk's actions on a case, and the dialog that is open. */
export function useReview({ eSubId, caseNo, status, history, can }: Summary, { pending, clear }: ReturnRemarks) {
  const [asking, setAsking] = useState<Question>();
  const moving = useStatusMove(eSubId);
  const move = async (to: keyof typeof statusId, done: string, reason = '') => {
    const remarks = to === 'return' ? pending.map(({ key: _, label: __, ...remark }) => remark) : [];
    await moving.move(statusId[to], { reason, remarks });
    if (to === 'return') clear();
    toastResult(done);
  };
  /** Ends the hold and sets the status that the case had before. */
  const resume = async () => {
    const before = history.at(-1)?.from;
    if (!before) return;
    await moving.move(before.id);
    toastResult(`${caseNo} is ${before.label.toLowerCase()} again.`);
  };
  /** For buttons, which need no result: a failure shows a toast. */
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const isTaken = status.id === Status.underReview;
  return {
    asking,
    ask: setAsking,
    close: () => setAsking(undefined),
    working: moving.working,
    isTaken,
    claim: can.claim
      ? () => (isTaken ? setAsking('take-over') : quietly(move('claim', `You claimed ${caseNo}.`)))
      : undefined,
    release: can.release ? () => quietly(move('release', `${caseNo} is back in the queue.`)) : undefined,
    approve: can.decide ? () => setAsking('approve') : undefined,
    return: can.decide ? () => setAsking('return') : undefined,
    reject: can.reject ? () => setAsking('reject') : undefined,
    hold: can.hold ? () => setAsking('hold') : undefined,
    resume: can.resume ? () => setAsking('resume') : undefined,
    abort: can.abort ? () => setAsking('abort') : undefined,
    cancel: can.cancel ? () => setAsking('cancel') : undefined,
    stamp: can.stamp ? () => setAsking('stamp') : undefined,
    move,
    endHold: resume,
    /** Remarks that are sent with a return. */
    pending,
  };
}

export type Review = ReturnType<typeof useReview>;
