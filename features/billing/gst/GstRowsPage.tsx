import { Anchor, Select } from '@mantine/core';
import { IconReceiptTax } from '@tabler/icons-react';
import { dayOf } from '#platform/contract/days.ts';
import type { Data, Request } from '#platform/contract/endpoint.ts';
import { percentText } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useData } from '#platform/web/api/useData.ts';
import { useFileAct } from '#platform/web/files/useFileAct.ts';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { type GstSide, gstKinds, gstSides, kindsOfSide } from '../billing.words.ts';
import { filtersOf } from '../filtersOf.web.ts';
import { gstRowList } from '../lists.web.ts';
import type { billing, GstRow } from '../room.calls.ts';
import { remarkOf } from './gst-remark.rules.ts';
import { quartersUntil } from './quarter.rules.ts';

type Sums = Data<typeof billing.gstRows>['sums'] | undefined;

const columnsOf = (of: GstSide, sums: Sums): Column<GstRow>[] => [
  {
    id: 'number',
    header: 'Document',
    width: 220,
    cell: ({ number, kind, to }) => (
      <TwoLines strong sub={gstKinds[kind]}>
        <Anchor component={RouteLink} to={to} inherit>
          <UnbrokenNumbers>{number}</UnbrokenNumbers>
        </Anchor>
      </TwoLines>
    ),
  },
  { id: 'who', header: of === 'OUTPUT' ? 'To' : 'From', card: 'address', cell: ({ who }) => who },
  {
    id: 'taxPoint',
    header: 'Tax point',
    sort: 'Day',
    ordered: 'day',
    width: 200,
    cell: (row) => (
      <TwoLines sub={remarkOf(row)}>
        <Day day={row.taxPoint} />
      </TwoLines>
    ),
  },
  {
    id: 'rate',
    header: 'Rate',
    align: 'end',
    width: 80,
    cell: ({ rate }) => (rate === null ? '–' : `${percentText(rate)}%`),
  },
  {
    id: 'net',
    header: 'Subtotal (S$)',
    align: 'end',
    width: 146,
    cell: ({ netCents }) => (netCents === null ? '–' : <Money bare cents={netCents} />),
    total: sums && <Money bare cents={sums.netCents} />,
  },
  {
    id: 'gst',
    header: 'GST (S$)',
    sort: 'GST',
    align: 'end',
    width: 120,
    cell: ({ gstCents }) => <Money bare cents={gstCents} />,
    total: sums && <Money bare cents={sums.gstCents} />,
  },
];

/** So many quarters are offered. */
const quarterCount = 12;
const lateOptions = optionsOf({ true: 'Yes', false: 'No' });

type Query = Request<typeof billing.gstRows>['query'];

/** /agency-desk/finance/reports/gst: what the GST of a quarter is the sum of. */
export function GstRowsPage() {
  const quarters = quartersUntil(dayOf(Temporal.Now.instant().toString()), quarterCount);
  const list = useListSearch(gstRowList);
  const { quarter = quarters[0] ?? '', of: side, ...filters } = list.filters;
  const of = (side ?? 'OUTPUT') as GstSide;
  const query = { ...list.query, quarter, of } as Query;
  const found = useData(api.gstRows, { query }, { keepPrevious: true });
  const words = quarter.replace('-', ' ');
  const clear = () => list.setFilters({ quarter, of });
  const exported = useFileAct(urlOf(api.gstSheet, { query: filtersOf(query) }));
  return (
    <>
      <PageHeader
        title={`GST return, ${words}`}
        crumbs={[{ label: 'Reports', to: `/agency-desk/finance/reports?quarter=${quarter}` }]}
        more={[exported]}
      />
      <DataTable
        name="gst-rows"
        label={`${gstSides[of]} of ${words}`}
        columns={columnsOf(of, found.data?.sums)}
        rowId={({ kind, number, taxPoint, countedOn }) => `${kind} ${number} ${taxPoint} ${countedOn}`}
        {...tableOf(list, found)}
        filters={
          <FilterBar
            list={{ ...list, clear }}
            lead={
              <>
                <SegmentedControl
                  aria-label="Output or input tax"
                  data={optionsOf(gstSides)}
                  value={of}
                  onChange={(value) => list.setFilters({ quarter, of: value })}
                />
                <Select
                  aria-label="Quarter"
                  w={120}
                  data={[...new Set([...quarters, quarter])].map((value) => ({
                    value,
                    label: value.replace('-', ' '),
                  }))}
                  value={quarter}
                  onChange={(value) => value && list.setFilter('quarter', value)}
                  allowDeselect={false}
                />
              </>
            }
            search={{ name: 'search', label: 'Document or name' }}
            selects={[
              {
                name: 'kind',
                label: 'Kind',
                width: 190,
                options: kindsOfSide[of].map((value) => ({ value, label: gstKinds[value] })),
              },
              { name: 'late', label: 'Counted later', width: 160, options: lateOptions },
            ]}
            chips={[{ name: 'rate', label: `GST rate: ${percentText(Number(filters.rate ?? 0))}%` }]}
          />
        }
        onClearFilters={Object.keys(filters).length > 0 ? clear : undefined}
        empty={
          <EmptyState icon={IconReceiptTax} title={`No ${gstSides[of].toLowerCase()} counts in ${words}`}>
            {of === 'OUTPUT'
              ? 'Invoices, credit notes and the GST on fees of salespeople come here by their tax point.'
              : 'Tax invoices of salespeople and co-brokers come here once their GST is claimed.'}
          </EmptyState>
        }
      />
    </>
  );
}
