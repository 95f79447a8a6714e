import { Button, Group, Stack } from '@mantine/core';
import { IconHomeSearch, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import type { UseList } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { ExportMenu } from '../export/ExportMenu.tsx';
import { openMarketList } from '../lists.web.ts';
import { ExpandButton, useExpanded } from '../search/ExpandButton.tsx';
import { Ranges } from '../search/Ranges.tsx';
import { commonRanges } from '../search/ranges.web.ts';
import { chipsOf } from '../search/SearchView.tsx';
import { useTool } from '../search/useTool.web.ts';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../tools.words.ts';
import { areaWords, dollars, unitDollars } from '../words.web.ts';
import { addressOf, ListingDrawer } from './ListingDrawer.tsx';
import { ListingForm } from './ListingForm.tsx';
import { listedCategories, listedTypes, listingStates, purposes } from './listings.words.ts';
import type { Listing } from './open-market.calls.ts';

/** Current listings of the agency's salespeople. */
export function OpenMarketTab() {
  const me = useMe();
  const { list, result, searchQuery, unit, setUnit } = useTool(api.openMarket, {
    tool: 'open-market',
    search: openMarketList,
  });
  const { isExpanded, expand, maxHeight } = useExpanded();
  const [open, setOpen] = useState<Listing>();
  const [editing, setEditing] = useState<Listing | 'new'>();
  const mayList = me.role === 'salesperson' && !isPortal();
  // Not by the month or the unit: asking prices are of today.
  const [, price, , area] = commonRanges(unit, 'Asking');
  const ranges = [price, area].filter((range) => range !== undefined);
  return (
    <Stack gap="md">
      <Panel>
        <FilterBar
          list={list}
          search={{ name: 'search', label: 'Block, street or building' }}
          selects={[
            { name: 'purpose', label: 'Offer', options: optionsOf(purposes), width: 120 },
            { name: 'category', label: 'Kind', options: optionsOf(listedCategories), width: 120 },
            ...(mayList
              ? [{ name: 'show', label: 'Whose', options: [{ value: 'MINE', label: 'Mine' }], width: 110 }]
              : []),
          ]}
          chips={chipsOf(ranges, list.filters)}
        >
          <Ranges ranges={ranges} filters={list.filters} onChange={list.setFilters} />
          <SegmentedControl
            aria-label="Unit of area"
            data={optionsOf(measurementUnits)}
            value={unit}
            onChange={(value) => setUnit(value as MeasurementUnit)}
          />
        </FilterBar>
      </Panel>
      <DataTable<Listing>
        name="market-open-market"
        label="Open market"
        columns={columnsOf(unit)}
        rowId={({ listingId }) => listingId}
        {...tableOf(list as unknown as UseList<string>, result)}
        onOpen={setOpen}
        density="compact"
        maxHeight={maxHeight}
        filters={
          <Group gap="xs">
            <ExportMenu call={api.openMarketExport} searchQuery={searchQuery} />
            {mayList && (
              <Button leftSection={<IconPlus size={16} stroke={1.8} />} onClick={() => setEditing('new')}>
                New listing
              </Button>
            )}
          </Group>
        }
        actions={(result.data?.totalRecords ?? 1) > 0 && <ExpandButton isExpanded={isExpanded} onChange={expand} />}
        empty={
          <EmptyState icon={IconHomeSearch} title="No listings yet">
            What salespeople offer for sale or to let appears here.
          </EmptyState>
        }
      />
      <ListingDrawer
        listing={open}
        unit={unit}
        onClose={() => setOpen(undefined)}
        onEdit={(listing) => {
          setOpen(undefined);
          setEditing(listing);
        }}
      />
      <SideDrawer
        opened={editing !== undefined}
        onClose={() => setEditing(undefined)}
        title={editing === 'new' ? 'New listing' : 'Edit listing'}
      >
        {editing && <ListingForm editing={editing} unit={unit} onDone={() => setEditing(undefined)} />}
      </SideDrawer>
    </Stack>
  );
}

const columnsOf = (unit: MeasurementUnit): Column<Listing>[] => [
  {
    id: 'street',
    header: 'Address',
    sort: true,
    width: 280,
    cell: (listing) => (
      <TwoLines strong sub={/^\d\d$/.test(listing.district) ? `D${listing.district}` : listing.district}>
        {addressOf(listing)}
      </TwoLines>
    ),
  },
  {
    id: 'purpose',
    header: 'Offer',
    width: 130,
    card: 'state',
    cell: ({ purpose, state, isExpired }) => (
      <TwoLines sub={isExpired ? 'Over' : listingStates[state]}>{purposes[purpose]}</TwoLines>
    ),
  },
  {
    id: 'type',
    header: 'Type',
    width: 160,
    cell: ({ propertyType, bedrooms }) => (
      <TwoLines sub={bedrooms === null ? undefined : `${bedrooms} ${bedrooms === 1 ? 'bedroom' : 'bedrooms'}`}>
        {listedTypes[propertyType] ?? propertyType}
      </TwoLines>
    ),
  },
  {
    id: 'area',
    header: `Area (${measurementUnits[unit]})`,
    sort: true,
    align: 'end',
    cell: ({ area }) => areaWords(area),
  },
  { id: 'price', header: 'Asking', sort: true, align: 'end', cell: ({ askingCents }) => dollars(askingCents) },
  {
    id: 'unitPrice',
    header: `S$ ${unitPriceWords[unit]}`,
    sort: true,
    align: 'end',
    cell: ({ unitPriceCents }) => unitDollars(unitPriceCents),
  },
  { id: 'agent', header: 'Salesperson', cell: ({ agentName }) => agentName },
  { id: 'expires', header: 'Until', sort: true, ordered: 'day', cell: ({ expiresOn }) => <Day day={expiresOn} /> },
];
