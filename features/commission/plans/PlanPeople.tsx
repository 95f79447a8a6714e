import { ActionIcon, Group } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import type { Request } from '#platform/contract/endpoint.ts';
import { formatAmount } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DownloadButton } from '#platform/web/files/DownloadButton.tsx';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { tableOf } from '#platform/web/list/tableOf.ts';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { progressPlaces } from '../commission.words.ts';
import { planPeopleList } from '../lists.web.ts';
import { leftWords } from '../progress/leftWords.web.ts';
import classes from './PlanPeople.module.css';
import type { OnPlan, planCalls } from './plans.calls.ts';
import { toastAsked } from './toastAsked.web.ts';

/** People who are on the plan today or will be. */
export function PlanPeople({ code, isDefault }: { code: string; isDefault: boolean }) {
  const list = useListSearch(planPeopleList);
  const query = list.query as Request<typeof planCalls.planPeople>['query'];
  const result = useData(api.planPeople, { params: { code }, query }, { keepPrevious: true });
  const [removing, setRemoving] = useState<OnPlan>();
  return (
    <section className={classes.people}>
      <Group justify="space-between" mb="sm">
        <h2 className="g-heading">People</h2>
        <DownloadButton address={urlOf(api.planPeopleSheet, { params: { code }, query: list.filters })} />
      </Group>
      {isDefault && (
        <p className={classes.help}>Everyone who has no plan of their own is on it, beside those assigned to it.</p>
      )}
      <DataTable
        name="plan-people"
        label="People on the plan"
        columns={[...columns, removal(setRemoving)]}
        rowId={({ personId, fromDay }) => `${personId} ${fromDay}`}
        {...tableOf(list, result)}
        to={({ personId }) => progressPlaces.ofPerson(personId)}
        filters={<FilterBar list={list} search={{ name: 'search', label: 'Name or registration no.' }} selects={[]} />}
        empty={<EmptyState title="Nobody is on this plan">Assign people to it from a day on.</EmptyState>}
      />
      <Removal code={code} entry={removing} onClose={() => setRemoving(undefined)} />
    </section>
  );
}

const columns: Column<OnPlan>[] = [
  {
    id: 'person',
    header: 'Salesperson',
    card: 'address',
    cell: ({ name, registrationNo }) => (
      <TwoLines strong sub={registrationNo}>
        {name}
      </TwoLines>
    ),
  },
  {
    id: 'since',
    header: 'From',
    width: 150,
    short: ({ fromDay }) => (fromDay ? `from ${formatDay(fromDay)}` : 'by default'),
    cell: ({ fromDay }) => (fromDay ? formatDay(fromDay) : 'By default'),
  },
  {
    id: 'progress',
    header: 'Progress (S$)',
    align: 'end',
    width: 260,
    short: ({ progress }) => progress && formatAmount(progress.cents),
    cell: ({ progress }) =>
      progress ? <TwoLines sub={leftWords(progress)}>{formatAmount(progress.cents)}</TwoLines> : '–',
  },
  {
    id: 'next',
    header: 'Next plan',
    width: 240,
    cell: ({ next }) => (next ? `${next.planName}, from ${formatDay(next.fromDay)}` : '–'),
  },
];

const removal = (onRemove: (row: OnPlan) => void): Column<OnPlan> => ({
  id: 'remove',
  header: 'Actions',
  width: 92,
  align: 'end',
  fixed: true,
  verbs: true,
  cell: (row) =>
    row.fromDay && (
      <ActionIcon
        variant="subtle"
        color="gray"
        size={36}
        aria-label={`Remove ${row.name}`}
        onClick={() => onRemove(row)}
      >
        <IconTrash size={18} stroke={1.7} />
      </ActionIcon>
    ),
});

function Removal({ code, entry, onClose }: { code: string; entry: OnPlan | undefined; onClose: () => void }) {
  const shownEntry = useLast(entry);
  const remove = useChange(api.unassignPlan);
  if (!shownEntry) return null;
  const { personId, name, fromDay } = shownEntry;
  return (
    <ConfirmDialog
      danger
      opened={entry !== undefined}
      onClose={onClose}
      onConfirm={() =>
        remove
          .mutateAsync({ params: { code, personId, fromDay: fromDay ?? '' } })
          .then((answer) => toastAsked(answer, 'The assignment is removed.'))
      }
      title={`Remove ${name} from the plan?`}
      confirm="Remove"
    >
      The plan that they had before goes on, else the default. Deals with money received stay as they are.
    </ConfirmDialog>
  );
}
