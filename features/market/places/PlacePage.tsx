import { Stack } from '@mantine/core';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { formatCount } from '#platform/contract/money.ts';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { StatTiles } from '#platform/web/kit/figures/StatTiles.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { type FlatType, flatTypes } from '../hdb-resale/flats.words.ts';
import { toolAddress } from '../lists.web.ts';
import { districts } from '../private-sales/homes.words.ts';
import { SourceLine } from '../search/SourceLine.tsx';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../tools.words.ts';
import { unitOf } from '../units.rules.ts';
import { dollars, floorWords, inTitleCase, monthWords, unitDollars } from '../words.web.ts';
import classes from './PlacePage.module.css';
import type { PlacePage as Place } from './places.calls.ts';

const crumbs = [
  { label: 'Agent Tools', to: '/agent-tools' },
  { label: 'Market Data', to: '/agent-tools/caveat-hdb' },
];

/** /agent-tools/caveat-hdb/place/{id}: the sales and tenancies of a block or project. */
export function PlacePage() {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { unit: written }: { unit?: string } = useSearch({ strict: false });
  const unit = unitOf(written ?? 'sqft');
  const input = { params: { id }, query: { measurementUnit: unit } };
  return (
    <RecordPage call={api.place} input={input} title="Block or project" crumbs={crumbs}>
      {(place) => <Whole place={place} unit={unit} />}
    </RecordPage>
  );
}

const isRental = ({ dataset }: Place): boolean => dataset === 'rental' || dataset === 'approval';

const typeWords = (type: string): string => flatTypes[type as FlatType] ?? type;

/** The search that lists all its records. */
const searchOf = ({ dataset, project, block, street }: Place): string => {
  const query = new URLSearchParams({
    ...(dataset === 'hdb' ? { tab: 'hdb' } : isRental({ dataset } as Place) ? { tab: 'rental' } : {}),
    ...(dataset === 'approval' && { groupType: 'HDB' }),
    ...(dataset === 'caveat'
      ? project
        ? { project }
        : { street }
      : { search: project || `${block} ${street}`.trim() }),
    period: 'all',
  });
  return `${toolAddress('caveat')}?${query}`;
};

function Whole({ place, unit }: { place: Place; unit: MeasurementUnit }) {
  const navigate = useNavigate();
  const { name, street, project, region, types, tenures, leaseStart, rows, firstMonth, lastMonth, source } = place;
  const isFlat = place.dataset === 'hdb' || place.dataset === 'approval';
  const title = project || inTitleCase(name);
  const where = [project && inTitleCase(street), isFlat ? region : `D${region} ${districts[region] ?? ''}`];
  return (
    <>
      <RecordHead
        title={title}
        crumbs={crumbs}
        line={[...where, types.map(typeWords).join(', '), leaseStart ? `lease from ${leaseStart}` : tenures.join(', ')]}
        extra={
          <SegmentedControl
            aria-label="Unit of area"
            data={Object.entries(measurementUnits).map(([value, label]) => ({ value, label }))}
            value={unit}
            onChange={(value) =>
              void navigate({ to: '.', search: (value === 'sqm' ? { unit: 'sqm' } : {}) as never, replace: true })
            }
          />
        }
        second={{ label: `All ${formatCount(rows)} ${isRental(place) ? 'tenancies' : 'sales'}`, to: searchOf(place) }}
      />
      <Stack gap="md">
        <Panel title={`${monthWords(firstMonth)} to ${monthWords(lastMonth)}`}>
          <StatTiles tiles={tilesOf(place, unit)} />
        </Panel>
        <div className={classes.columns}>
          <Years place={place} unit={unit} />
          <div>
            <Floors place={place} unit={unit} />
            <Rents place={place} />
          </div>
        </div>
        <SourceLine source={source} />
      </Stack>
    </>
  );
}

const tilesOf = (place: Place, unit: MeasurementUnit) => {
  const { latest, highest } = place;
  const word = isRental(place) ? 'rent' : 'price';
  return [
    ...(latest
      ? [
          { label: `Median ${word}, last 12 months`, value: dollars(latest.price.median) },
          ...(latest.unitPrice
            ? [{ label: `Median ${unitPriceWords[unit]}`, value: unitDollars(latest.unitPrice.median) }]
            : []),
          { label: isRental(place) ? 'Tenancies' : 'Sales', value: formatCount(latest.counted) },
        ]
      : [{ label: 'Last 12 months', value: isRental(place) ? 'No tenancies' : 'No sales' }]),
    { label: `Highest ${word}, ${monthWords(highest.month)}`, value: dollars(highest.priceCents) },
  ];
};

/** The median of each year. */
function Years({ place, unit }: { place: Place; unit: MeasurementUnit }) {
  return (
    <Panel title="Median by year">
      <MiniTable
        label="Median by year"
        minWidth={240}
        maxHeight={420}
        rows={place.years}
        columns={[
          { id: 'year', header: 'Year', cell: ({ year }) => year },
          {
            id: 'rows',
            header: isRental(place) ? 'Tenancies' : 'Sales',
            align: 'end',
            cell: ({ rows }) => formatCount(rows),
          },
          {
            id: 'median',
            header: isRental(place) ? 'Rent a month' : 'Price',
            align: 'end',
            cell: ({ medianCents }) => dollars(medianCents),
          },
          {
            id: 'unit',
            header: unitPriceWords[unit],
            align: 'end',
            cell: ({ unitMedianCents }) => (unitMedianCents === null ? '–' : unitDollars(unitMedianCents)),
          },
        ]}
      />
    </Panel>
  );
}

const tenths = (value: number): string =>
  `${value > 0 ? '+' : value < 0 ? '−' : ''}${(Math.abs(value) / 10).toFixed(1)}%`;

/** Premiums of higher storeys. */
function Floors({ place: { floors }, unit }: { place: Place; unit: MeasurementUnit }) {
  if (floors.length === 0) return null;
  return (
    <Panel title="Storeys" description="Last five years">
      <MiniTable
        label="Storeys"
        rows={floors}
        columns={[
          { id: 'storey', header: 'Storey', cell: ({ from, to }) => floorWords(from, to) },
          { id: 'sales', header: 'Sales', align: 'end', cell: ({ rows }) => formatCount(rows) },
          {
            id: 'unit',
            header: unitPriceWords[unit],
            align: 'end',
            cell: ({ unitMedianCents }) => unitDollars(unitMedianCents),
          },
          {
            id: 'premium',
            header: 'Against average',
            align: 'end',
            cell: ({ premium }) => (premium === null ? '–' : tenths(premium)),
          },
        ]}
      />
    </Panel>
  );
}

/** Rents there, and their gross yield. */
function Rents({ place: { rents, rentPeriod } }: { place: Place }) {
  if (rents.length === 0 || !rentPeriod) return null;
  return (
    <Panel title="Rents" description={`${monthWords(rentPeriod.from)} to ${monthWords(rentPeriod.to)}`}>
      <MiniTable
        label="Rents"
        rows={rents}
        columns={[
          { id: 'type', header: 'Type', cell: ({ type }) => typeWords(type) },
          { id: 'rows', header: 'Tenancies', align: 'end', cell: ({ rows }) => formatCount(rows) },
          { id: 'rent', header: 'Rent a month', align: 'end', cell: ({ medianCents }) => dollars(medianCents) },
          {
            id: 'yield',
            header: 'Gross yield',
            align: 'end',
            cell: ({ grossYield }) => (grossYield === null ? '–' : `${(grossYield / 100).toFixed(1)}%`),
          },
        ]}
      />
    </Panel>
  );
}
