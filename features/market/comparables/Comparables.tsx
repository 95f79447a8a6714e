import { Text } from '@mantine/core';
import { formatCount } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { api } from '../api.web.ts';
import { confidences, levels } from '../open-market/listings.words.ts';
import type { Comparables as Found, Listing } from '../open-market/open-market.calls.ts';
import { freshness } from '../search/freshness.rules.ts';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../tools.words.ts';
import { bandWords, dollars, floorWords, monthWords, unitDollars } from '../words.web.ts';
import classes from './Comparables.module.css';

type Props = {
  comparables: Found | undefined;
  error: unknown;
  onRetry: () => void;
  isRent: boolean;
  unit: MeasurementUnit;
};

/** Prices paid for homes like a listed one, in the last twelve months of the data. */
export function ListingComparables({ listing, unit }: { listing: Listing; unit: MeasurementUnit }) {
  const input = { params: { id: listing.listingId }, query: { measurementUnit: unit } };
  const { data, error, refetch } = useData(api.listingComparables, input);
  const isRent = listing.purpose === 'LEASE';
  return <Comparables comparables={data} error={error} onRetry={() => void refetch()} isRent={isRent} unit={unit} />;
}

/** Prices paid for comparable homes, with the latest of them. */
export function Comparables({ comparables, error, onRetry, isRent, unit }: Props) {
  if (error) return <ErrorCard error={error} onRetry={onRetry} />;
  if (!comparables) return null;
  const { level, counted, confidence, period, value, unitPrice, rows, source } = comparables;
  const noun = isRent ? ['tenancy', 'tenancies'] : ['sale', 'sales'];
  if (!level || !value)
    return (
      <Text c="dimmed" size="sm">
        {period
          ? `No comparable ${noun[1]} from ${monthWords(period.from)} to ${monthWords(period.to)}.`
          : 'There is no market data of such homes.'}
      </Text>
    );
  return (
    <section aria-label={`Comparable ${noun[1]}`} className={classes.comparables}>
      <p className={classes.value}>
        {dollars(value.p25)} – {dollars(value.p75)}
        {isRent && ' a month'}
      </p>
      <Text size="sm">
        Median {dollars(value.median)}
        {unitPrice && `, ${unitDollars(unitPrice.median)} ${unitPriceWords[unit]}`}. Of {formatCount(counted)}{' '}
        {noun[counted === 1 ? 0 : 1]} in {levels[level]}
        {period && `, ${monthWords(period.from)} to ${monthWords(period.to)}`}. Confidence: {confidences[confidence]}.
      </Text>
      <Text size="sm" c="dimmed">
        Indicative, not a valuation.{source && ` ${source.name}, ${source.licence}. ${freshness(source)}`}
      </Text>
      <MiniTable
        label="Comparable homes"
        minWidth={460}
        rows={rows}
        columns={[
          { id: 'home', header: 'Home', cell: ({ name }) => name },
          { id: 'month', header: 'Month', cell: ({ month }) => monthWords(month) },
          !isRent && { id: 'storey', header: 'Storey', cell: (row) => floorWords(row.floorFrom, row.floorTo) },
          unitPrice !== null && {
            id: 'area',
            header: `Area (${measurementUnits[unit]})`,
            align: 'end',
            cell: ({ area, areaTo }) => bandWords(area, isRent ? areaTo : area),
          },
          {
            id: 'price',
            header: isRent ? 'Rent a month' : 'Price',
            align: 'end',
            cell: ({ priceCents }) => dollars(priceCents),
          },
          unitPrice !== null && {
            id: 'unit',
            header: unitPriceWords[unit],
            align: 'end',
            cell: ({ unitPriceCents }) => (unitPriceCents === null ? '–' : unitDollars(unitPriceCents)),
          },
        ]}
      />
    </section>
  );
}
