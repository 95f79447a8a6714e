import { formatInstant } from '#platform/contract/days.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { Decision } from './hits.calls.ts';
import { falseReasons, verdicts } from './hits.words.ts';

/** Decisions on a hit, the latest first, and whether the facts of both sides have changed since. */
export const Decisions = ({ decisions }: { decisions: Decision[] }) =>
  decisions.map(({ verdict, reason, note, by, at, holds, alone }) => (
    <Notice
      key={`${at}${verdict}`}
      tone={holds ? 'info' : 'warning'}
      title={`${verdicts[verdict]}, ${formatInstant(at)}, ${by ?? 'remembered from an earlier decision'}`}
    >
      {[falseReasons[reason as keyof typeof falseReasons], note].filter(Boolean).join('. ')}
      {alone && <div>Decided alone: nobody else could.</div>}
      {!holds && <div>Facts of the customer or of the entry have changed since.</div>}
    </Notice>
  ));
