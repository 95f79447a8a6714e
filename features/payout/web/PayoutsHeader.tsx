import type { ReactNode } from 'react';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';

/** The head of a page below the payouts. */
export function PayoutsHeader({ title, action }: { title: string; action: ReactNode }) {
  return (
    <PageHeader
      title={title}
      crumbs={[{ label: 'Agency Desk' }, { label: 'Payouts', to: '/agency-desk/finance/payouts' }, { label: title }]}
      action={action}
    />
  );
}
