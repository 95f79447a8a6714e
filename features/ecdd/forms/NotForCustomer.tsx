import { IconEyeOff } from '@tabler/icons-react';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';

/** A section that no customer reads. */
export const NotForCustomer = () => (
  <StatusBadge tone="neutral" icon={IconEyeOff}>
    Not shown to the customer
  </StatusBadge>
);
