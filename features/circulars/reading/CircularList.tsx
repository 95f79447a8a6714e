import { Button } from '@mantine/core';
import { IconChecks, IconMail, IconScale } from '@tabler/icons-react';
import { formatDay } from '#platform/contract/days.ts';
import type { RowIn } from '#platform/contract/list-calls.ts';
import { isPortal } from '#platform/web/api/portal.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { ListPage } from '#platform/web/list/ListPage.tsx';
import { useList } from '#platform/web/list/useList.ts';
import { api } from '../api.web.ts';
import classes from '../Circulars.module.css';
import { circularAddress, circularCategories, circularFields, circularTypes } from '../circulars.words.ts';
import { circularList } from '../lists.web.ts';
import type { circulars } from '../room.calls.ts';
import { FoundText } from '../search/FoundText.tsx';

type Row = RowIn<typeof circulars.circulars>;

/** The reader's circulars, newest first. */
export function CircularList() {
  return (
    <ListPage
      fields={circularFields}
      call={api.circulars}
      file={api.circularsSheet}
      search={circularList}
      name="circulars"
      title="CEA Practice Circulars"
      action={<ReadAll />}
      rowId="circularId"
      to={({ circularId }) => circularAddress(circularId)}
      searches="Title, text, attachments"
      selects={[
        { name: 'show', label: 'Show', options: showOptions },
        { name: 'type', label: 'Type', options: optionsOf(circularTypes), width: 160 },
        { name: 'category', label: 'Category', options: optionsOf(circularCategories), width: 180 },
        { name: 'year', label: 'Year', options: yearsUpTo(useToday()), width: 100 },
      ]}
      columns={[
        { id: 'title', header: 'Title', sort: 'Title', cell: titleOf },
        { field: 'category', under: 'type', width: 230, card: 'none' },
        { field: 'issuedOn', width: 130 },
        {
          id: 'mine',
          header: 'Status',
          card: 'state',
          width: 190,
          cell: (row) => <Mine row={row} />,
        },
      ]}
      empty={
        <EmptyState icon={IconScale} title="No circulars yet">
          Circulars, guidelines and notices of the regulator appear here once the agency publishes them.
        </EmptyState>
      }
    />
  );
}

const showOptions = [
  { value: 'UNREAD', label: 'Unread' },
  { value: 'OPEN', label: 'To acknowledge' },
];

const firstYear = 2011;

const yearsUpTo = (today: string) =>
  Array.from({ length: Number(today.slice(0, 4)) - firstYear + 1 }, (_, index) => String(firstYear + index))
    .toReversed()
    .map((year) => ({ value: year, label: year }));

/** Bold until it is read; with what a search found in it. */
const titleOf = ({ refNo, title, isUnread, match }: Row) => (
  <TwoLines sub={match && <FoundText match={match} />}>
    <span className={classes.title} data-unread={isUnread || undefined}>
      {refNo && <span className={classes.refNo}>{refNo}</span>}
      {title}
    </span>
  </TwoLines>
);

function Mine({ row: { isUnread, mustAcknowledge, acknowledgeBy, readAt } }: { row: Row }) {
  const today = useToday();
  if (mustAcknowledge && acknowledgeBy)
    return (
      <StatusBadge
        tone={acknowledgeBy < today ? 'danger' : 'warning'}
        note={`${acknowledgeBy < today ? 'Was due' : 'By'} ${formatDay(acknowledgeBy)}`}
      >
        {isUnread ? 'Unread' : 'To acknowledge'}
      </StatusBadge>
    );
  return isUnread ? (
    <StatusBadge tone="info" icon={IconMail}>
      Unread
    </StatusBadge>
  ) : (
    readAt && <span className="g-dimmed">Read</span>
  );
}

function ReadAll() {
  const { found } = useList(api.circulars, circularList);
  const unread = useData(api.unread, {});
  const readAll = useChange(api.readAll, {
    says: ({ read }) => (read === 1 ? '1 marked read.' : `${read} marked read.`),
  });
  const until = found.data?.asOf;
  if (isPortal() || !unread.data?.count || !until) return null;
  return (
    <Button
      variant="default"
      leftSection={<IconChecks size={17} stroke={1.7} />}
      loading={readAll.isPending}
      onClick={() => readAll.mutate({ body: { until } })}
    >
      Mark all read
    </Button>
  );
}
