import { Anchor } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';

/** A receipt in the list of receipts. */
export function ReceiptLink({ number }: { number: string }) {
  return (
    <Anchor component={RouteLink} to={`/agency-desk/finance/receipts?search=${number}`} inherit>
      {number}
    </Anchor>
  );
}
