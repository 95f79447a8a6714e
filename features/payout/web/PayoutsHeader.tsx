import type { ReactNode } from 'react';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { belowPayouts } from './belowPayouts.ts';

/** The head of a page below the payouts. */
export function PayoutsHeader({ title, action }: { title: string; action: ReactNode }) {
  return <PageHeader title={title} crumbs={[...belowPayouts, { label: title }]} action={action} />;
}
