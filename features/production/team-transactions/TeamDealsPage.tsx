import { IconReceipt2 } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { NoProduction } from '#features/commission/index.web.ts';
import { dealStates } from '#features/deal/words.ts';
import { useMe } from '#features/identity/index.web.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useFileAct } from '#platform/web/files/useFileAct.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { walkAmong } from '#platform/web/kit/dialogs/Walk.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import type { FilterTarget } from '#platform/web/list/filterTarget.ts';
import { StateTabs } from '#platform/web/list/StateTabs.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { teamPlaces } from '../links.rules.ts';
import { filtersOf, teamDealFiltersWith, teamDealList, teamDealQuery } from '../lists.web.ts';
import { dealTypes } from '../production.words.ts';
import { levelOptions } from '../team/levelOptions.web.ts';
import { SeenFrom } from '../team/SeenFrom.tsx';
import { useOpened } from '../useOpened.web.ts';
import { MemberSearch } from './MemberSearch.tsx';
import { TeamDealDrawer } from './TeamDealDrawer.tsx';
import { teamDealColumnsOf } from './teamDealColumns.tsx';

/** /team-productions/deal-submitted: the deals of my team, share by share. */
export function TeamDealsPage() {
  return useMe().role === 'salesperson' ? <TeamDeals /> : <NoProduction title="Team Transactions" />;
}

function TeamDeals() {
  const list = useListSearch(teamDealList);
  const [opened, open] = useOpened();
  const query = teamDealQuery(list.query);
  const result = useData(api.teamDeals, { query }, { keepPrevious: true });
  const { filters } = list;
  const narrowed: FilterTarget<keyof typeof filters> = {
    ...list,
    setFilter: (name, value) => list.setFilters(teamDealFiltersWith(filters, name, value)),
  };
  // A deal counts with its closing agent's share alone, so there may be fewer of them than rows.
  const totalsLabel =
    result.data?.totals &&
    `Total of ${result.data.totalRecords}${result.data.totalIsCapped ? '+' : ''}, ${result.data.totals.deals} ${result.data.totals.deals === 1 ? 'deal' : 'deals'}`;
  const levels = levelOptions(result.data?.levels ?? 1, filters.level, (level) => `Level ${level}`);
  const isMyTeam = (result.data?.line.length ?? 0) <= 1;
  const navigate = useNavigate();
  const nameOf = (saNo: string | undefined) =>
    [...(result.data?.chosen ?? []), ...(result.data?.line ?? [])].find((each) => each.saNo === saNo)?.name ?? saNo;
  const exported = useFileAct(urlOf(api.teamDealSheet, { query: filtersOf(query) }));
  return (
    <>
      <PageHeader title="Team transactions" more={[exported]} />
      {result.data && <SeenFrom line={result.data.line} day={result.data.seenFrom} />}
      <StateTabs list={narrowed} state={{ name: 'state', label: 'State', options: optionsOf(dealStates) }} />
      <DataTable
        name="team-transactions"
        label="Team transactions"
        columns={teamDealColumnsOf(result.data?.totals)}
        rowId={({ shareId }) => shareId}
        {...tableOf(list, result)}
        onOpen={(row) =>
          row.level === 0 && isMyTeam ? void navigate({ href: teamPlaces.row(row, isMyTeam) }) : open(row.transId)
        }
        totalsLabel={totalsLabel}
        filters={
          <FilterBar
            list={narrowed}
            selects={[
              { name: 'level', label: 'Level', options: levels, width: 110 },
              { name: 'type', label: 'Type', options: optionsOf(dealTypes), width: 150 },
              {
                name: 'withOwn',
                label: 'Own deals',
                options: [{ value: 'true', label: 'with own deals' }],
                width: 130,
              },
            ]}
            days={{ from: 'from', to: 'to' }}
            chips={[
              { name: 'under', label: `${nameOf(filters.under)} and team` },
              { name: 'toLevel', label: filters.toLevel === '0' ? 'Own' : `Own to level ${filters.toLevel}` },
              { name: 'overriding', label: 'Overriding expected' },
              { name: 'parent', label: `Team of ${nameOf(filters.parent)}` },
              { name: 'saNo', label: `Only ${nameOf(filters.saNo)}` },
            ]}
          >
            {!filters.under && (
              <MemberSearch parent={filters.parent} onChoose={(saNo) => narrowed.setFilter('under', saNo)} />
            )}
          </FilterBar>
        }
        empty={
          <EmptyState icon={IconReceipt2} title="No deals yet">
            The deals of your team come here when their submissions are approved.
          </EmptyState>
        }
      />
      <TeamDealDrawer
        transId={opened}
        walk={walkAmong(
          (result.data?.rows ?? []).map(({ transId }) => transId),
          opened,
          open,
        )}
        onClose={() => open(undefined)}
      />
    </>
  );
}
