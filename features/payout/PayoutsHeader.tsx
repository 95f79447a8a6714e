import type { ReactNode } from 'react';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';

/** Where the pages below the payouts stand. */
export const belowPayouts = [{ label: 'Agency Desk' }, { label: 'Payouts', to: '/agency-desk/finance/payouts' }];

/** The head of a page below the payouts. */
export function PayoutsHeader({ title, action }: { title: string; action: ReactNode }) {
  return <PageHeader title={title} crumbs={[...belowPayouts, { label: title }]} action={action} />;
}
