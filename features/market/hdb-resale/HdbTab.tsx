import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { hdbList } from '../lists.web.ts';
import { PlaceLink } from '../places/PlaceLink.tsx';
import { CostLink } from '../search/CostLink.tsx';
import { commonRanges, floorRange } from '../search/ranges.web.ts';
import { SearchView } from '../search/SearchView.tsx';
import { LeaseLeft, Month } from '../search/spans.tsx';
import { useTool } from '../search/useTool.web.ts';
import { type MeasurementUnit, measurementUnits, periods, unitPriceWords } from '../tools.words.ts';
import { areaWords, floorWords, inTitleCase, unitDollars } from '../words.web.ts';
import { flatTypes, marketTowns } from './flats.words.ts';
import type { HdbRow } from './hdb.calls.ts';

/** Resale flats. */
export function HdbTab() {
  const { list, result, searchQuery, unit, setUnit } = useTool(api.hdb, { tool: 'hdb', search: hdbList });
  return (
    <SearchView<HdbRow>
      tool="hdb"
      list={list}
      result={result}
      unit={unit}
      setUnit={setUnit}
      noun="sales"
      priceWord="Price"
      searches="Street, or block and street"
      selects={[
        { name: 'town', label: 'Town', options: marketTowns.map(optionOf), width: 170, searchable: true },
        { name: 'flatType', label: 'Flat type', options: optionsOf(flatTypes), width: 150 },
        { name: 'period', label: 'Period', options: optionsOf(periods), width: 150 },
      ]}
      ranges={[...commonRanges(unit, 'Price'), floorRange]}
      columns={columnsOf(unit)}
      files={{ all: api.hdbExport, card: api.hdbCard, dots: api.hdbDots }}
      searchQuery={searchQuery}
      rowLabel={({ block, street }) => `${block} ${inTitleCase(street)}`}
    />
  );
}

const optionOf = (name: string) => ({ value: name, label: name });

const columnsOf = (unit: MeasurementUnit): Column<HdbRow>[] => [
  {
    id: 'street',
    header: 'Block and street',
    sort: 'street',
    width: 260,
    cell: ({ placeId, block, street, town }) => (
      <TwoLines strong sub={town}>
        <PlaceLink placeId={placeId} unit={unit}>
          {block} {inTitleCase(street)}
        </PlaceLink>
      </TwoLines>
    ),
  },
  {
    id: 'month',
    header: 'Month',
    sort: true,
    ordered: 'day',
    width: 100,
    cell: ({ month }) => <Month of={month} />,
    card: 'state',
  },
  {
    id: 'flatType',
    header: 'Type',
    width: 150,
    sort: true,
    cell: ({ flatType, flatModel }) => (
      <TwoLines sub={inTitleCase(flatModel)}>{flatTypes[flatType as keyof typeof flatTypes] ?? flatType}</TwoLines>
    ),
  },
  {
    id: 'floor',
    header: 'Storey',
    sort: true,
    ordered: 'number',
    width: 90,
    cell: ({ floorFrom, floorTo }) => floorWords(floorFrom, floorTo),
  },
  {
    id: 'area',
    header: `Area (${measurementUnits[unit]})`,
    sort: true,
    align: 'end',
    cell: ({ area }) => areaWords(area),
  },
  {
    id: 'lease',
    header: 'Lease',
    width: 150,
    sort: true,
    ordered: 'number',
    cell: ({ leaseStart, leaseLeft, isLeaseDerived }) => (
      <TwoLines sub={leaseStart === null ? undefined : `from ${leaseStart}`}>
        {leaseLeft === null ? '–' : <LeaseLeft months={leaseLeft} isAbout={isLeaseDerived} />}
      </TwoLines>
    ),
  },
  {
    id: 'price',
    header: 'Price',
    sort: true,
    align: 'end',
    cell: ({ priceCents }) => <CostLink kind="HDB" priceCents={priceCents} />,
  },
  {
    id: 'unitPrice',
    header: `S$ ${unitPriceWords[unit]}`,
    sort: true,
    align: 'end',
    cell: ({ unitPriceCents }) => (unitPriceCents === null ? '–' : unitDollars(unitPriceCents)),
  },
];
