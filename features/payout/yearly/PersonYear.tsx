import { Anchor, Skeleton, Stack } from '@mantine/core';
import { useMe } from '#features/identity/index.web.ts';
import { formatDay } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import { api } from '../api.web.ts';
import { movements, particulars } from '../payout.words.ts';
import type { PaidInYear } from './yearly.calls.ts';

type Props = OfList & { year: string; person: PaidInYear | undefined };

/** A salesperson's row of a year, and the payments and returns that it is the sum of. */
export function PersonYear({ year, person, ...ofList }: Props) {
  const shown = useLast(person);
  const { role, desks } = useMe();
  // The people desk writes the particulars on the person's page.
  const mayOpenPerson = role === 'admin' || desks.includes('people');
  return (
    <SideDrawer wide opened={person !== undefined} {...ofList} title={shown ? `${shown.name}, ${year}` : ''}>
      {shown && (
        <Stack gap="lg">
          <RecordHead
            number={year}
            title={shown.name}
            line={[`Particulars for the yearly file: ${particulars[shown.particulars].toLowerCase()}`]}
            figure={{ label: 'Paid out', cents: shown.netCents }}
            {...(mayOpenPerson && {
              second: { label: 'Open the person’s page', to: `/agency-desk/people/${shown.userId}` },
            })}
          />
          <Facts items={figuresOf(shown)} />
          <Movements key={`${year} ${shown.userId}`} year={year} person={shown} />
        </Stack>
      )}
    </SideDrawer>
  );
}

/** What is deducted from the gross income, and added to it, until it is what was paid out. */
const figuresOf = (person: PaidInYear) =>
  [
    { label: 'Own deals', cents: person.ownCents },
    { label: 'Overriding', cents: person.overridingCents },
    { label: 'Gross income', cents: person.commissionCents },
    { label: 'GST', cents: person.gstCents },
    { label: 'Fees', cents: person.feeCents },
    { label: 'Withheld', cents: person.withheldCents },
    { label: 'Advances recovered', cents: person.advanceCents },
    { label: 'Debt given up', cents: person.writtenOffCents },
  ].map(({ label, cents }) => cents !== 0 && { label, value: <Money cents={cents} /> });

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
