import { Anchor, Skeleton, Stack } from '@mantine/core';
import { useMe } from '#features/identity/index.web.ts';
import { formatDay } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { api } from '../api.web.ts';
import { movements, particulars } from '../payout.words.ts';
import type { PaidInYear } from './yearly.calls.ts';

type Props = { year: string; person: PaidInYear | undefined; onClose: () => void };

/** A salesperson's row of a year, and the payments and returns that it is the sum of. */
export function PersonYear({ year, person, onClose }: Props) {
  const shown = useLast(person);
  return (
    <SideDrawer wide opened={person !== undefined} onClose={onClose} title={shown ? `${shown.name}, ${year}` : ''}>
      {shown && (
        <Stack gap="lg">
          <KeyValues items={figuresOf(shown)} />
          <Particulars person={shown} />
          <Movements key={`${year} ${shown.userId}`} year={year} person={shown} />
        </Stack>
      )}
    </SideDrawer>
  );
}

/** What is deducted from the gross income, and added to it, until it is what was paid out. */
const figuresOf = (person: PaidInYear) => [
  { label: 'Own deals', value: <Money cents={person.ownCents} /> },
  { label: 'Overriding', value: <Money cents={person.overridingCents} /> },
  { label: 'Gross income', value: <Money cents={person.commissionCents} /> },
  { label: 'GST', value: <Money cents={person.gstCents} /> },
  { label: 'Fees', value: <Money cents={person.feeCents} /> },
  { label: 'Withheld', value: <Money cents={person.withheldCents} /> },
  { label: 'Advances recovered', value: <Money cents={person.advanceCents} /> },
  { label: 'Debt given up', value: <Money cents={person.writtenOffCents} /> },
  { label: 'Paid out', value: <Money cents={person.netCents} /> },
];

/** The people desk writes them on the person's page. */
function Particulars({ person }: { person: PaidInYear }) {
  const { role, desks } = useMe();
  const words = `Particulars for the yearly file: ${particulars[person.particulars].toLowerCase()}`;
  if (role !== 'admin' && !desks.includes('people')) return <span>{words}</span>;
  return (
    <span>
      {words}.{' '}
      <Verb component={RouteLink} inherit to={`/agency-desk/people/${person.userId}`}>
        Open the person’s page
      </Verb>
    </span>
  );
}

function Movements({ year, person }: { year: string; person: PaidInYear }) {
  const found = useData(api.movementsInYear, { params: { id: person.userId }, query: { year } });
  if (found.error) return <ErrorCard error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <Skeleton height={160} aria-busy="true" />;
  return (
    <MiniTable
      label="Payments"
      minWidth={320}
      rows={found.data.rows}
      columns={[
        {
          id: 'payment',
          header: 'Payment',
          cell: ({ runId, voucher, kind, day }) => (
            <TwoLines sub={`${movements[kind]}, ${formatDay(day)}`}>
              <Anchor component={RouteLink} inherit to={`/agency-desk/finance/payouts/${runId}?search=${voucher}`}>
                <UnbrokenNumbers>{voucher}</UnbrokenNumbers>
              </Anchor>
            </TwoLines>
          ),
        },
        {
          id: 'income',
          header: 'Gross income (S$)',
          align: 'end',
          cell: ({ commissionCents }) => <Money bare cents={commissionCents} />,
          total: <Money bare cents={person.commissionCents} />,
        },
        {
          id: 'paid',
          header: 'Paid out (S$)',
          align: 'end',
          cell: ({ netCents }) => <Money bare cents={netCents} />,
          total: <Money bare cents={person.netCents} />,
        },
      ]}
    />
  );
}
