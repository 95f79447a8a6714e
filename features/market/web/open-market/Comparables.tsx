import { Table, Text } from '@mantine/core';
import { formatCount } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { confidences, levels } from '../../words/listings.ts';
import { type MeasurementUnit, measurementUnits, unitPriceWords } from '../../words/tools.ts';
import { api } from '../api.ts';
import { dollars, floorWords, monthWords, unitDollars } from '../words.ts';
import classes from './Comparables.module.css';

/** What homes like a listed one went for in the last twelve months of the data. */
export function Comparables({ listingId, unit }: { listingId: string; unit: MeasurementUnit }) {
  const asked = { params: { id: listingId }, query: { measurementUnit: unit } };
  const { data, error, refetch } = useData(api.listingComparables, asked);
  if (error) return <ErrorCard error={error} onRetry={() => refetch()} />;
  if (!data) return null;
  if (!data.level || !data.value || !data.unitPrice)
    return (
      <Text c="dimmed" size="sm">
        Nothing like it was sold there in the last twelve months of the data.
      </Text>
    );
  const { level, counted, confidence, period, value, unitPrice, rows } = data;
  return (
    <section aria-label="Comparable sales" className={classes.comparables}>
      <p className={classes.value}>
        {dollars(value.p25)} – {dollars(value.p75)}
      </p>
      <Text size="sm">
        Median {dollars(value.median)}, {unitDollars(unitPrice.median)} {unitPriceWords[unit]}. Of{' '}
        {formatCount(counted)} {counted === 1 ? 'sale' : 'sales'} in {levels[level]}
        {period && `, ${monthWords(period.from)} to ${monthWords(period.to)}`}. Confidence: {confidences[confidence]}.
      </Text>
      <Text size="sm" c="dimmed">
        Indicative, not a valuation.
      </Text>
      <Table.ScrollContainer minWidth={460} type="native">
        <Table verticalSpacing={6} fz="sm">
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Home</Table.Th>
              <Table.Th>Month</Table.Th>
              <Table.Th>Storey</Table.Th>
              <Table.Th ta="end">Area ({measurementUnits[unit]})</Table.Th>
              <Table.Th ta="end">Price</Table.Th>
              <Table.Th ta="end">{unitPriceWords[unit]}</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <Table.Td>{row.name}</Table.Td>
                <Table.Td>{monthWords(row.month)}</Table.Td>
                <Table.Td>{floorWords(row.floorFrom, row.floorTo)}</Table.Td>
                <Table.Td ta="end">{formatCount(Math.round(row.area))}</Table.Td>
                <Table.Td ta="end">{dollars(row.priceCents)}</Table.Td>
                <Table.Td ta="end">{row.unitPriceCents === null ? '–' : unitDollars(row.unitPriceCents)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </Table.ScrollContainer>
    </section>
  );
}
