import { Skeleton } from '@mantine/core';
import { lazy, Suspense } from 'react';
import type { HomeChart } from './home.calls.ts';

/** The chart's code comes after the page is shown. */
const Months = lazy(async () => ({ default: (await import('../dashboard/Months.tsx')).Months }));

/** On a salesperson's home: gross commission by month. */
export function Chart({ data: { months } }: { data: HomeChart }) {
  return (
    <Suspense fallback={<Skeleton height={320} radius="md" aria-busy="true" />}>
      <Months months={months} />
    </Suspense>
  );
}
