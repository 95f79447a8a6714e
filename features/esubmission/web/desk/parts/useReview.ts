import { useState } from 'react';
import { toastResult } from '#platform/web/feedback/toast.ts';
import type { Summary } from '../../../records.ts';
import { useStatusMove } from '../../summary/parts/useStatusMove.ts';

export type Question = 'take-over' | 'approve' | 'return' | 'reject' | 'cancel' | 'query' | 'keys';

const statusId = { claim: 3, release: 2, approve: 7, return: 5, reject: 6, cancel: 4 } as const;

/** What the desk does with a case, and the question that is being asked about it. */
export function useReview({ eSubId, caseNo, status, can }: Summary) {
  const [asking, setAsking] = useState<Question>();
  const moving = useStatusMove(eSubId);
  const move = async (to: keyof typeof statusId, done: string, reason = '') => {
    await moving.move(statusId[to], reason);
    toastResult(done);
  };
  /** For buttons: a refusal has its toast. */
  const quietly = (work: Promise<unknown>) => void work.catch(() => undefined);
  const isTaken = status.id === 3;
  return {
    asking,
    ask: setAsking,
    close: () => setAsking(undefined),
    working: moving.working,
    isTaken,
    claim: can.claim
      ? () => (isTaken ? setAsking('take-over') : quietly(move('claim', `${caseNo} is yours to decide.`)))
      : undefined,
    release: can.release ? () => quietly(move('release', `${caseNo} is back in the queue.`)) : undefined,
    approve: can.decide ? () => setAsking('approve') : undefined,
    return: can.decide ? () => setAsking('return') : undefined,
    reject: can.decide ? () => setAsking('reject') : undefined,
    cancel: can.cancel ? () => setAsking('cancel') : undefined,
    move,
  };
}

export type Review = ReturnType<typeof useReview>;
