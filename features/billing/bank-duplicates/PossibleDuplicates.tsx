import { Box, Button } from '@mantine/core';
import { formatCount } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';

/** How many lines of the bank may have come in before, and where they are compared. */
export function PossibleDuplicates() {
  const { totalRecords = 0, totalIsCapped } = useData(api.possibleDuplicates, { query: { pageSize: 1 } }).data ?? {};
  if (totalRecords === 0) return null;
  const count = `${formatCount(totalRecords)}${totalIsCapped ? ' and more' : ''}`;
  return (
    <Box mb="md">
      <Notice
        tone="warning"
        title={totalRecords === 1 ? '1 line may already be imported' : `${count} lines may already be imported`}
        action={
          <Button component={RouteLink} to="/agency-desk/finance/bank/duplicates" size="compact-md">
            Compare
          </Button>
        }
      >
        Account, day and amount are those of an earlier import. They can be matched once you have decided.
      </Notice>
    </Box>
  );
}
