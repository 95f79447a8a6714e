import { Skeleton } from '@mantine/core';
import type { Cents } from '#platform/contract/money.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { ComputedLines } from '../splits/ComputedLines.tsx';
import type { Computed } from '../splits/computed.calls.ts';
import { HowComputed } from '../splits/HowComputed.tsx';
import classes from './TryOut.module.css';

type Props = { found: { data: Computed | undefined; error: unknown; refetch: () => unknown }; cents: Cents };

/** What a share that is tried out would be divided into. */
export function TriedAnswer({ found, cents }: Props) {
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={200} aria-busy="true" />;
  return (
    <section aria-label="Result" aria-live="polite">
      <ComputedLines lines={found.data.lines} cents={cents} />
      <h3 className={classes.how}>How computed</h3>
      <HowComputed of={found.data} />
    </section>
  );
}
