import { Group } from '@mantine/core';
import { IconUsersGroup } from '@tabler/icons-react';
import { useDeferredValue } from 'react';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useFileAct } from '#platform/web/files/useFileAct.ts';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { Count } from '#platform/web/kit/figures/Count.tsx';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { teamPlaces } from '../links.rules.ts';
import { performanceList, performanceQuery } from '../lists.web.ts';
import { beforeWords, type Comparison, periods } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { TurnoverChange } from '../TurnoverChange.tsx';
import { Line } from '../team/Line.tsx';
import { levelOptions } from '../team/levelOptions.web.ts';
import { SeenFrom } from '../team/SeenFrom.tsx';
import classes from '../team/team.module.css';
import { teamDealColumnsOf } from '../team-transactions/teamDealColumns.tsx';
import { PeriodStep } from './PeriodStep.tsx';
import { levelRows, performanceColumnsOf } from './performanceColumns.tsx';

/** /team-productions/team-performance: production of my team, level by level. */
export function PerformancePage() {
  return useMe().role === 'salesperson' ? <Performance /> : <NoProduction title="Team Performance" />;
}

function Performance() {
  const list = useListSearch(performanceList);
  const { parent, on, level = '1' } = list.filters;
  const period = (list.filters.period ?? 'year') as keyof typeof periods;
  const against = (list.filters.against ?? 'last') as Comparison;
  const query = performanceQuery(list.query);
  const days = { ...(parent && { parent }), ...(on && { on }), period, against };
  const sumsQuery = { ...days, level };
  const sums = useData(api.performance, { query: sumsQuery }, { keepPrevious: true });
  const result = useData(api.performanceRows, { query }, { keepPrevious: true });
  const levels = levelOptions(result.data?.levels ?? 1, level, (below) => `${below} below`);
  // Deferred, as the rows of the table are.
  const data = useDeferredValue(sums.data);
  const rows = result.data && data && levelRows(result.data, data.line, Number(level), list.page);
  const table = tableOf(list, result);
  const exported = useFileAct(urlOf(api.performanceSheet, {}), {
    body: { ...sumsQuery, level: Number(level), sortBy: list.sort.by, sortDirection: list.sort.direction },
  });
  const report = useFileAct(urlOf(api.performanceReport, { query: days }), { label: 'Report by level' });
  return (
    <>
      <PageHeader title="Team performance" more={[exported, report]} />
      <div className={classes.bar}>
        <Group gap="xs">
          <SegmentedControl
            aria-label="Period"
            data={optionsOf(periods)}
            value={period}
            onChange={(value) => list.setFilter('period', value === 'year' ? undefined : value)}
          />
          <PeriodStep period={period} steps={data?.steps} onChange={(day) => list.setFilter('on', day)} />
        </Group>
        {period !== 'year' && (
          <SegmentedControl
            aria-label="Against"
            data={[
              { value: 'last', label: beforeWords({ period, against: 'last' }) },
              { value: 'year', label: 'Last year' },
            ]}
            value={against}
            onChange={(value) => list.setFilter('against', value === 'last' ? undefined : value)}
          />
        )}
        <span className={classes.days}>
          {data &&
            `${formatDay(data.span.from)} – ${formatDay(data.span.to)}, against ${formatDay(data.before.from)} – ${formatDay(data.before.to)}`}
        </span>
      </div>
      {data && data.line.length > 1 && (
        <Line line={data.line} to={(saNo) => teamPlaces.performance({ parent: saNo, period, on, against })} />
      )}
      {data && <SeenFrom line={data.line} day={data.seenFrom} />}
      {sums.error ? (
        <ErrorCard error={sums.error} onRetry={() => void sums.refetch()} />
      ) : (
        <>
          <Sums data={data} parent={parent} on={beforeWords({ period, against })} />
          <DataTable
            name="team-performance"
            label="Team performance"
            columns={performanceColumnsOf({ data: result.data, parent, period, against, on, level })}
            rowId={({ saNo }) => saNo}
            {...table}
            paging={{ ...table.paging, shown: result.data?.rows.length ?? 0 }}
            rows={rows}
            // They choose the days and the level, and hide no rows.
            onClearFilters={undefined}
            totalsLabel="Group"
            filters={
              <FilterBar list={list} selects={[{ name: 'level', label: 'Level', options: levels, width: 120 }]} />
            }
            empty={
              <EmptyState
                icon={IconUsersGroup}
                title={level === '1' ? 'Nobody at this level' : 'No deals at this level'}
              >
                {level === '1'
                  ? 'This person leads nobody, and led nobody in these days.'
                  : 'Nobody so far below, or below them, signed a deal in these days.'}
              </EmptyState>
            }
          />
          {data && data.newest.length > 0 && (
            <div className={classes.latest}>
              <DataTable
                name="team-newest"
                label="Latest deals"
                columns={teamDealColumnsOf()}
                rows={data.newest}
                rowId={({ shareId }) => shareId}
                to={(row) => teamPlaces.row(row, !parent)}
                filters={<strong>Latest deals</strong>}
              />
            </div>
          )}
        </>
      )}
    </>
  );
}

type Found = Data<typeof production.performance>;

type SumsProps = { data: Found | undefined; parent: string | undefined; on: string };

function Sums({ data, parent, on }: SumsProps) {
  const team = { parent, ...data?.span };
  const cards = [
    { label: 'Group', of: data?.group, to: teamPlaces.group(team) },
    { label: 'Own', of: data?.own, to: teamPlaces.own(team) },
    { label: 'Downline', of: data?.downline, to: teamPlaces.downline(team) },
  ];
  return (
    <div className={classes.sums}>
      {cards.map(({ label, of, to }) => (
        <section key={label} className={classes.sum} aria-label={label}>
          <h2>{label} gross commission</h2>
          <strong>{of ? <Figure withCurrency cents={of.grossCents} to={to} label={label} /> : '–'}</strong>
          <span className={classes.dim}>
            {of && (
              <>
                <Count count={of.deals} to={to} label={`${label}, deals`} /> {of.deals === 1 ? 'deal' : 'deals'}
              </>
            )}{' '}
            {of && <TurnoverChange now={of.grossCents} before={of.before.grossCents} on={`on ${on.toLowerCase()}`} />}
          </span>
        </section>
      ))}
    </div>
  );
}
