import { Button, Group, Skeleton, Stack } from '@mantine/core';
import { IconChartHistogram } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import type { Call } from '#platform/web/api/client.ts';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable, type TableQuery } from '#platform/web/kit/table/DataTable.tsx';
import { FilterBar, type FilterSelect } from '#platform/web/list/FilterBar.tsx';
import type { FilterTarget } from '#platform/web/list/filterTarget.ts';
import { tableOf } from '#platform/web/list/tableOf.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { AreaChart } from '../figures/AreaChart.tsx';
import { Findings } from '../figures/Findings.tsx';
import { Trend } from '../figures/Trend.tsx';
import { SavedSearches } from '../saved/SavedSearches.tsx';
import { ShareMenu } from '../share/ShareMenu.tsx';
import { type MeasurementUnit, measurementUnits, type SavedTool, tools, unitPriceWords } from '../tools.words.ts';
import { CompareDrawer } from './CompareDrawer.tsx';
import { ExpandButton, useExpanded } from './ExpandButton.tsx';
import { type Range, Ranges } from './Ranges.tsx';
import classes from './SearchView.module.css';
import { SourceLine } from './SourceLine.tsx';
import type { Source, Statistics, TrendMonth } from './search.calls.ts';
import type { ToolList } from './useTool.web.ts';

type Months = { from: string; to: string };
type Answer<Row> = {
  rows: Row[];
  totalRecords: number;
  totalIsCapped: boolean;
  period: Months | null;
  statistics: Statistics;
  before: { period: Months; statistics: Statistics } | null;
  trend: { of: 'price' | 'unitPrice'; months: TrendMonth[] };
  source: Source;
};

type Props<Row> = {
  tool: SavedTool;
  /** Shared state of every search (`useTool`). */
  list: ToolList;
  result: TableQuery & { data?: Answer<Row> | undefined };
  unit: MeasurementUnit;
  setUnit: (unit: MeasurementUnit) => void;
  /** `sales`, `tenancies`. */
  noun: string;
  priceWord: string;
  /** Placeholder of the free text; without it there is no such field. */
  searches?: string;
  /** Filters that are set elsewhere. */
  chips?: { name: string; label: string }[];
  selects: FilterSelect<string>[];
  ranges: Range[];
  columns: Column<Row>[];
  /** Before the filters. */
  lead?: ReactNode;
  /** Calls of its files, and the message if one fails without any. */
  files: { all: Call; card: Call; dots: Call; broken?: string };
  /** Query of the call. */
  searchQuery: Record<string, unknown>;
  /** Whether its rows say their areas; by default they do. */
  hasAreas?: boolean;
  /** Names a row for its checkbox. */
  rowLabel: (row: Row) => string;
};

/** Most rows that can be compared, or shown on a card. */
const mostChosen = 5;

/** A search: its filters, what all its rows cost, the months, and the rows. */
export function SearchView<Row extends { id: number }>(props: Props<Row>) {
  const {
    tool,
    list,
    result,
    unit,
    setUnit,
    noun,
    priceWord,
    searches,
    selects,
    ranges,
    columns,
    lead,
    chips = [],
    files,
    searchQuery,
    rowLabel,
    hasAreas = true,
  } = props;
  const { isExpanded, expand, maxHeight } = useExpanded();
  const [chosen, setChosen] = useState<string[]>([]);
  const [isComparing, setComparing] = useState(false);
  const { data } = result;
  const compared = (data?.rows ?? []).filter(({ id }) => chosen.includes(String(id)));
  const unitWord = unitPriceWords[unit];
  const hasRows = (data?.totalRecords ?? 0) > 0;
  return (
    <div className={classes.parts}>
      <Panel>
        <FilterBar
          standing
          list={list as FilterTarget<string>}
          lead={lead}
          {...(searches && { search: { name: 'search', label: searches } })}
          selects={selects}
          chips={[...chips, { name: 'newSince', label: 'New since the last look' }, ...chipsOf(ranges, list.filters)]}
        >
          <Ranges ranges={ranges} filters={list.filters} onChange={list.setFilters} />
          <SegmentedControl
            aria-label="Unit of area"
            data={Object.entries(measurementUnits).map(([value, label]) => ({ value, label }))}
            value={unit}
            onChange={(value) => setUnit(value as MeasurementUnit)}
          />
        </FilterBar>
      </Panel>
      {!data && !result.error && (
        <Panel>
          <Skeleton className={classes.waiting ?? ''} aria-busy="true" aria-label="Loading" />
        </Panel>
      )}
      {data && hasRows && (
        <Panel>
          <Stack gap="lg">
            <Findings
              statistics={data.statistics}
              before={data.before}
              period={data.period}
              noun={noun[0]?.toUpperCase() + noun.slice(1)}
              priceWord={priceWord}
              unitWord={unitWord}
            />
            {data.trend.months.length > 0 && (
              <Trend
                months={data.trend.months}
                title={`Median ${data.trend.of === 'price' ? priceWord.toLowerCase() : unitWord} by month`}
                noun={noun}
                byArea={
                  hasAreas && {
                    title: `${priceWord} by area`,
                    chart: (
                      <AreaChart
                        call={files.dots}
                        searchQuery={searchQuery}
                        unit={unit}
                        title={`${priceWord} by area`}
                        noun={noun}
                      />
                    ),
                  }
                }
              />
            )}
          </Stack>
        </Panel>
      )}
      <DataTable<Row>
        name={`market-${tool}`}
        label={tools[tool]}
        columns={columns}
        rowId={({ id }) => String(id)}
        {...tableOf(list as unknown as UseList<string>, result)}
        density="compact"
        maxHeight={maxHeight}
        selection={{
          ids: chosen,
          onChange: (ids) => setChosen(ids.slice(-mostChosen)),
          rowLabel,
          actions: (
            <Button size="compact-sm" disabled={compared.length < 2} onClick={() => setComparing(true)}>
              Compare
            </Button>
          ),
        }}
        filters={
          <Group gap="xs">
            <ExportMenu call={files.all} searchQuery={searchQuery} {...(files.broken && { broken: files.broken })} />
            <ShareMenu call={files.card} searchQuery={searchQuery} rows={chosen} />
            <SavedSearches tool={tool} searchQuery={searchQuery} />
          </Group>
        }
        actions={hasRows && <ExpandButton isExpanded={isExpanded} onChange={expand} />}
        empty={
          <EmptyState icon={IconChartHistogram} title="No data yet">
            The administrator imports the files of HDB and URA.
          </EmptyState>
        }
      />
      {data && <SourceLine source={data.source} />}
      <CompareDrawer opened={isComparing} onClose={() => setComparing(false)} rows={compared} columns={columns} />
    </div>
  );
}

/** A chip for each end that is set. */
export const chipsOf = (ranges: Range[], filters: Partial<Record<string, string>>) =>
  ranges.flatMap(({ label, from, to, words = (value) => value }) =>
    [
      { name: from, end: 'from' },
      { name: to, end: 'to' },
    ].flatMap(({ name, end }) => {
      const value = filters[name];
      return value === undefined ? [] : [{ name, label: `${label} ${end} ${words(value)}` }];
    }),
  );
