import { Anchor } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';

/** How a bill becomes lower, or goes to somebody else. A deal that fell through is not revised. */
export function ReviseInstead({ bill: { dealId, isForfeiture } }: { bill: { dealId: string; isForfeiture: boolean } }) {
  if (isForfeiture) return null;
  return (
    <>
      For a lower bill or another addressee,{' '}
      <Anchor component={RouteLink} to={`/agency-desk/finance/deals/${dealId}/revision`} inherit>
        revise the deal
      </Anchor>
      .
    </>
  );
}
