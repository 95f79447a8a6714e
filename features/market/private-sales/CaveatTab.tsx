import { formatCount } from '#platform/contract/money.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { Column } from '#platform/web/kit/table/column.ts';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { caveatList } from '../lists.web.ts';
import { PlaceLink } from '../places/PlaceLink.tsx';
import { CostLink } from '../search/CostLink.tsx';
import { commonRanges, floorRange } from '../search/ranges.web.ts';
import { SearchView } from '../search/SearchView.tsx';
import { Month } from '../search/spans.tsx';
import { useTool } from '../search/useTool.web.ts';
import { type MeasurementUnit, measurementUnits, periods, unitPriceWords } from '../tools.words.ts';
import { areaWords, dollars, floorWords, inTitleCase, unitDollars } from '../words.web.ts';
import type { CaveatRow } from './caveat.calls.ts';
import { districts, type SaleType, saleTypes, segments, tenureClasses } from './homes.words.ts';
import { PlaceSelect } from './PlaceSelect.tsx';
import { usePropertyTypes } from './usePropertyTypes.web.ts';

/** Private homes that were sold. */
export function CaveatTab() {
  const { list, result, searchQuery, unit, setUnit } = useTool(api.caveat, { tool: 'caveat', search: caveatList });
  const types = usePropertyTypes('URA');
  return (
    <SearchView<CaveatRow>
      tool="caveat"
      list={list}
      result={result}
      unit={unit}
      setUnit={setUnit}
      noun="sales"
      priceWord="Price"
      lead={
        <PlaceSelect
          onChoose={(place) => {
            const { project: _, street: __, ...rest } = list.filters as Record<string, string>;
            list.setFilters({ ...rest, ...place });
          }}
        />
      }
      chips={[
        { name: 'project', label: list.filters.project ?? '' },
        { name: 'street', label: inTitleCase(list.filters.street ?? '') },
      ]}
      selects={[
        { name: 'district', label: 'District', options: districtOptions, width: 200, searchable: true },
        { name: 'propertyType', label: 'Type', options: types ?? [], width: 190 },
        { name: 'saleType', label: 'Sale', options: optionsOf(saleTypes), width: 120 },
        { name: 'tenure', label: 'Tenure', options: optionsOf(tenureClasses), width: 130 },
        { name: 'segment', label: 'Segment', options: optionsOf(segments), width: 140 },
        { name: 'period', label: 'Period', options: optionsOf(periods), width: 140 },
      ]}
      ranges={[...commonRanges(unit, 'Price'), floorRange]}
      columns={columnsOf(unit)}
      files={{
        all: api.caveatExport,
        card: api.caveatCard,
        dots: api.caveatDots,
        broken: 'Failed to download the file. Please try again.',
      }}
      searchQuery={searchQuery}
      rowLabel={({ project, street }) => project || inTitleCase(street)}
    />
  );
}

export const districtOptions = Object.entries(districts)
  .map(([value, name]) => ({ value, label: `D${value} ${name}` }))
  // Their codes look like numbers, and objects put some of those first.
  .sort((one, other) => one.value.localeCompare(other.value));

const columnsOf = (unit: MeasurementUnit): Column<CaveatRow>[] => [
  {
    id: 'project',
    header: 'Project and street',
    sort: true,
    width: 250,
    cell: ({ placeId, project, street, district }) => (
      <TwoLines strong sub={`${project ? `${inTitleCase(street)}, ` : ''}D${district}`}>
        <PlaceLink placeId={placeId} unit={unit}>
          {project || inTitleCase(street)}
        </PlaceLink>
      </TwoLines>
    ),
  },
  {
    id: 'contractDate',
    header: 'Contract',
    sort: true,
    ordered: 'day',
    width: 100,
    cell: ({ contractDate }) => <Month of={contractDate} />,
    card: 'state',
  },
  {
    id: 'propertyType',
    header: 'Type',
    sort: true,
    width: 160,
    cell: ({ propertyType, tenure }) => <TwoLines sub={tenure}>{propertyType}</TwoLines>,
  },
  {
    id: 'saleType',
    header: 'Sale',
    sort: true,
    width: 100,
    cell: ({ saleType, units }) => (
      <TwoLines sub={units > 1 ? `${formatCount(units)} units` : undefined}>
        {saleTypes[saleType as SaleType] ?? '–'}
      </TwoLines>
    ),
  },
  {
    id: 'floor',
    header: 'Floor',
    sort: true,
    ordered: 'number',
    width: 90,
    cell: ({ floorFrom, floorTo }) => floorWords(floorFrom, floorTo),
  },
  { id: 'segment', header: 'Segment', sort: true, hidden: true, cell: ({ segment }) => segment || '–' },
  {
    id: 'area',
    header: `Area (${measurementUnits[unit]})`,
    sort: true,
    align: 'end',
    cell: ({ area }) => areaWords(area),
  },
  {
    id: 'price',
    header: 'Price',
    sort: true,
    align: 'end',
    cell: ({ priceCents, units }) =>
      units > 1 ? dollars(priceCents) : <CostLink kind="PRIVATE" priceCents={priceCents} />,
  },
  {
    id: 'unitPrice',
    header: `S$ ${unitPriceWords[unit]}`,
    sort: true,
    align: 'end',
    cell: ({ unitPriceCents }) => (unitPriceCents === null ? '–' : unitDollars(unitPriceCents)),
  },
];
