import { Box } from '@mantine/core';
import { useData } from '#platform/web/api/useData.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { api } from '../api.web.ts';

/** How many resplits wait for a second person. Nothing is shown while there are none. */
export function OpenResplits() {
  const data = useData(api.resplits, { query: { state: 'OPEN', pageSize: 1 } }).data;
  const count = data?.totalRecords ?? 0;
  if (count === 0) return null;
  return (
    <Box mb={20}>
      <Notice title={count === 1 ? '1 resplit waits for approval' : `${count} resplits wait for approval`}>
        <Verb component={RouteLink} to="/agency-desk/finance/deals/resplits?state=OPEN" inherit>
          Show {count === 1 ? 'it' : 'them'}
        </Verb>
      </Notice>
    </Box>
  );
}
