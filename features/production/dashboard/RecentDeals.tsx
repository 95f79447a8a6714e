import { IconHomeDollar } from '@tabler/icons-react';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { api } from '../api.web.ts';
import { places } from '../links.rules.ts';
import { dealColumnsOf } from '../transactions/dealColumns.tsx';

const columns = dealColumnsOf();

/** `year`: the days of this year and its deals, once they are there. */
type Props = { year: { days: { from: string; to: string }; deals: number } | undefined };

/** The deals signed last. */
export function RecentDeals({ year }: Props) {
  const result = useData(api.deals, { query: { by: 'SIGNED', sortBy: 'Signed', pageSize: 8 } });
  return (
    <DataTable
      name="recent-deals"
      filters={<h2 className="g-heading">Recent deals</h2>}
      actions={
        year &&
        year.deals > 0 && (
          <Verb component={RouteLink} to={places.signed(year.days)} size="sm">
            See all {year.deals} this year
          </Verb>
        )
      }
      label="Recent deals"
      columns={columns}
      rows={result.data?.rows}
      rowId={({ eSubId }) => eSubId}
      query={result}
      to={({ transId, eSubId }) => (transId ? places.deal(transId) : `/e-submission/${eSubId}`)}
      empty={
        <EmptyState icon={IconHomeDollar} title="No deals yet">
          A transaction becomes a deal when its submission is approved.
        </EmptyState>
      }
    />
  );
}
