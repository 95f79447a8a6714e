import type { FinanceQuestion } from './outstanding.calls.ts';

/** What finance was asked, or what it answered to that, on a line of its own, where the reader has it. */
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
