import type { FinanceQuestion } from './outstanding.calls.ts';

/** A question to finance, or its answer, on a line of its own. */
export function Question({ question: { reason, answer } }: { question: FinanceQuestion }) {
  const words = answer ? `Finance: ${answer}` : reason && `Asked finance: ${reason}`;
  if (!words) return null;
  return (
    <>
      <br />
      {words}
    </>
  );
}
