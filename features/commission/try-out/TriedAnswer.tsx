import { Skeleton } from '@mantine/core';
import type { Cents } from '#platform/contract/money.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { ComputedLines } from '../splits/ComputedLines.tsx';
import type { Computed } from '../splits/computed.calls.ts';
import { HowComputed } from '../splits/HowComputed.tsx';
import classes from './TryOut.module.css';

type Props = { query: { data: Computed | undefined; error: unknown; refetch: () => unknown }; cents: Cents };

/** The division of a share that is tried out. */
export function TriedAnswer({ query, cents }: Props) {
  if (query.error) return <ErrorCard error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton height={200} aria-busy="true" />;
  return (
    <section aria-label="Result" aria-live="polite">
      <ComputedLines lines={query.data.lines} cents={cents} />
      <h3 className={classes.how}>How computed</h3>
      <HowComputed computed={query.data} />
    </section>
  );
}
