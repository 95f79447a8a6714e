import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import { flatTypes, marketTowns } from '../hdb-resale/flats.words.ts';
import { rentalList } from '../lists.web.ts';
import { districtOptions } from '../private-sales/CaveatTab.tsx';
import { groupTypes, rentedTypes } from '../private-sales/homes.words.ts';
import { commonRanges } from '../search/ranges.web.ts';
import { SearchView } from '../search/SearchView.tsx';
import { Month } from '../search/spans.tsx';
import { useTool } from '../search/useTool.web.ts';
import { type MeasurementUnit, measurementUnits, periods, unitPriceWords } from '../tools.words.ts';
import { bandWords, dollars, inTitleCase, unitDollars } from '../words.web.ts';
import type { RentalRow } from './rental.calls.ts';

/** Homes that were let: contracts of private homes, or HDB’s approvals. */
export function RentalTab() {
  const tool = useTool(api.rental, { tool: 'rental', search: rentalList });
  const { list, result, searchQuery, unit, setUnit, groupType = 'URA', setGroup } = tool;
  const isHdb = groupType === 'HDB';
  const districts = isHdb ? marketTowns.map(optionOf) : districtOptions;
  const types = isHdb ? optionsOf(flatTypes) : rentedTypes.map(optionOf);
  const beds = { name: 'bedrooms', label: 'Bedrooms', options: bedroomOptions, width: 120 };
  return (
    <SearchView<RentalRow>
      key={groupType}
      tool="rental"
      list={list}
      result={result}
      unit={unit}
      setUnit={setUnit}
      noun="tenancies"
      priceWord="Rent a month"
      lead={
        <SegmentedControl
          aria-label="Private homes or flats of HDB"
          data={optionsOf(groupTypes)}
          value={groupType}
          onChange={(value) => setGroup(value)}
        />
      }
      searches={isHdb ? 'Street, or block and street' : 'Project or street'}
      selects={[
        { name: 'district', label: isHdb ? 'Town' : 'District', options: districts, width: 190, searchable: true },
        { name: 'propertyType', label: isHdb ? 'Flat type' : 'Type', options: types, width: 170 },
        ...(isHdb ? [] : [beds]),
        { name: 'period', label: 'Period', options: optionsOf(periods), width: 140 },
      ]}
      ranges={commonRanges(unit, 'Rent').slice(0, isHdb ? 2 : 4)}
      columns={isHdb ? flatColumns : homeColumns(unit)}
      files={{ all: api.rentalExport, card: api.rentalCard, dots: api.rentalDots }}
      searchQuery={searchQuery}
      hasAreas={!isHdb}
      rowLabel={({ project, block, street, district }) =>
        project || `${block} ${street}`.trim() || `District ${district}`
      }
    />
  );
}

const optionOf = (name: string) => ({ value: name, label: name });

const bedroomOptions = ['1', '2', '3', '4', '5'].map(optionOf);

const monthColumn: Column<RentalRow> = {
  id: 'month',
  header: 'Month',
  sort: true,
  ordered: 'day',
  width: 110,
  cell: ({ month }) => <Month of={month} />,
  card: 'state',
};
const rentColumn: Column<RentalRow> = {
  id: 'price',
  header: 'Rent a month',
  sort: true,
  align: 'end',
  cell: ({ priceCents }) => dollars(priceCents),
};

const flatColumns: Column<RentalRow>[] = [
  {
    id: 'street',
    header: 'Block and street',
    sort: true,
    width: 280,
    cell: ({ block, street, district }) => (
      <TwoLines strong sub={district}>
        {block} {inTitleCase(street)}
      </TwoLines>
    ),
  },
  monthColumn,
  {
    id: 'propertyType',
    header: 'Flat type',
    sort: true,
    cell: ({ propertyType }) => flatTypes[propertyType as keyof typeof flatTypes] ?? propertyType,
  },
  rentColumn,
];

const homeColumns = (unit: MeasurementUnit): Column<RentalRow>[] => [
  {
    id: 'project',
    header: 'Project and street',
    sort: true,
    width: 250,
    cell: ({ project, street, district }) => (
      <TwoLines
        strong
        sub={project || street ? `${project && street ? `${inTitleCase(street)}, ` : ''}D${district}` : undefined}
      >
        {project || inTitleCase(street) || `District ${district}`}
      </TwoLines>
    ),
  },
  monthColumn,
  { id: 'propertyType', header: 'Type', sort: true, width: 170, cell: ({ propertyType }) => propertyType },
  { id: 'bedrooms', header: 'Bedrooms', sort: true, align: 'end', cell: ({ bedrooms }) => bedrooms ?? '–' },
  {
    id: 'area',
    header: `Area (${measurementUnits[unit]})`,
    sort: true,
    align: 'end',
    cell: ({ areaFrom, areaTo }) => bandWords(areaFrom, areaTo),
  },
  rentColumn,
  {
    id: 'unitPrice',
    header: `S$ ${unitPriceWords[unit]}`,
    sort: true,
    align: 'end',
    cell: ({ unitPriceCents }) => (unitPriceCents === null ? '–' : unitDollars(unitPriceCents)),
  },
];
