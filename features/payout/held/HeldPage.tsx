import { Anchor } from '@mantine/core';
import { IconClockPause } from '@tabler/icons-react';
import { formatDay } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useList } from '#platform/web/list/useList.ts';
import { api } from '../api.web.ts';
import { heldList } from '../lists.web.ts';
import { itemKinds, runKinds } from '../payout.words.ts';
import classes from './HeldPage.module.css';
import type { Held } from './held.calls.ts';
import { heldFields } from './held.words.ts';
import { placeOf } from './placeOf.web.ts';

/** /agency-desk/finance/payouts/held: what the next run would not pay, and why. */
export function HeldPage() {
  const { list, found } = useList(api.held, heldList);
  const { why, cutOff } = list.filters;
  const { data } = found;
  const reasons = new Set([...(data?.reasons ?? []), ...(why ? [why] : [])]);
  return (
    <ListPage
      fields={heldFields}
      call={api.held}
      file={api.heldSheet}
      search={heldList}
      name="held-items"
      title="Payouts"
      label="Held items"
      rowId="key"
      searches="Payee, number or reason"
      selects={[
        { name: 'kind', label: 'To pay', options: optionsOf(runKinds) },
        {
          name: 'why',
          label: 'Reason',
          width: 260,
          options: [...reasons].map((value) => ({ value, label: value })),
        },
      ]}
      chips={[{ name: 'cutOff', label: cutOff ? `Cut-off ${formatDay(cutOff)}` : '' }]}
      totalsLabel={
        data && `Cut-off ${formatDay(data.cutOff)}, ${formatCount(data.listed)} of ${formatCount(data.held)} items`
      }
      columns={[
        { field: 'of', under: 'address', width: 240 },
        { id: 'payees', header: 'Payees', width: 260, card: 'address', cell: Items },
        { id: 'why', header: 'Why it is held', cell: ({ items: [first] }) => first && <Reasons item={first} /> },
        { field: 'cents', width: 150, card: 'state' },
      ]}
      empty={
        <EmptyState icon={IconClockPause} title="Nothing is held">
          What came in and is not ready to be paid comes here, with the reason.
        </EmptyState>
      }
    />
  );
}

/** What is held of a group, each for its payee. */
const Items = ({ items }: { items: Held[] }) => (
  <ul className={classes.lines}>
    {items.map(({ source, kind, name, of, deal, cents }) => (
      <li key={`${kind} ${source}`}>
        <TwoLines sub={[itemKinds[kind], deal && of !== deal.dealNo && of].filter(Boolean).join(' · ')}>
          {name}
        </TwoLines>
        {items.length > 1 && <Money bare cents={cents} />}
      </li>
    ))}
  </ul>
);

/** Each reason leads to where it is settled. */
const Reasons = ({ item }: { item: Held }) => (
  <ul className={classes.lines}>
    {item.reasons.map(({ cause, words }) => {
      const to = placeOf(cause, item);
      return (
        <li key={words}>
          {to ? (
            <Anchor component={RouteLink} to={to} inherit>
              {words}
            </Anchor>
          ) : (
            words
          )}
        </li>
      );
    })}
  </ul>
);
