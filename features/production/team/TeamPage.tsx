import { TextInput } from '@mantine/core';
import { IconSearch, IconUsersGroup } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { NoProduction } from '#features/commission/index.web.ts';
import { useMe } from '#features/identity/index.web.ts';
import { useData } from '#platform/web/api/useData.ts';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { api } from '../api.web.ts';
import { teamPlaces } from '../links.rules.ts';
import { Line } from './Line.tsx';
import { MemberCard } from './MemberCard.tsx';
import { memberColumnsOf } from './memberColumns.tsx';
import { ProfileDrawer } from './ProfileDrawer.tsx';
import type { TeamCard } from './team.calls.ts';
import classes from './team.module.css';

/** /team-productions: the people I lead, and deeper the people they lead. */
export function TeamPage() {
  return useMe().role === 'salesperson' ? <Team /> : <NoProduction title="Team HR" />;
}

type Search = { parent?: string; state?: 'inactive' | 'all'; view?: 'list' };

const isFound = (typed: string) => {
  const words = typed.trim().toLowerCase();
  return ({ name, registrationNo, saNo }: TeamCard) =>
    [name, registrationNo, saNo].some((each) => each.toLowerCase().includes(words));
};

const isNumber = (typed: string) => /^[A-Z]\d{6}[A-Z]$/i.test(typed.trim());

function Team() {
  const { parent, state, view }: Search = useSearch({ strict: false });
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<string>();
  const result = useData(api.downline, { query: parent ? { parent } : {} }, { keepPrevious: true });
  // A whole registration number is looked for in the team at any depth.
  const byNumber = useData(api.downlineByCea, { query: { cea: typed.trim() } }, { enabled: isNumber(typed) });
  const go = (change: Search) =>
    void navigate({ to: '.', search: { parent, state, view, ...change } as never, replace: true });
  const { line = [], active = 0, inactive = 0, span = { from: '', to: '' } } = result.data ?? {};
  const members = (result.data?.rows ?? [])
    .filter(({ isActive }) => state === 'all' || isActive === (state !== 'inactive'))
    .filter(isFound(typed));
  const deep = isNumber(typed) && members.length === 0 ? byNumber.data : undefined;
  const rows = deep ? [deep.row] : members;
  const emptyTitle = line.length > 1 ? 'No team' : 'You don’t lead a team yet';
  const empty = (
    <EmptyState icon={IconUsersGroup} title={typed ? 'Nobody found' : emptyTitle}>
      {typed
        ? 'Search by name or code, or give a whole registration number to look at any depth of your team.'
        : 'Salespeople who join the agency under this leader are shown here.'}
    </EmptyState>
  );
  return (
    <>
      <PageHeader title="Team HR" />
      {line.length > 1 && <Line line={line} to={(saNo) => teamPlaces.people(saNo)} />}
      <div className={classes.bar}>
        <SegmentedControl
          aria-label="State"
          data={[
            { value: 'active', label: `Active ${active}` },
            { value: 'inactive', label: `Non-active ${inactive}` },
            { value: 'all', label: `All ${active + inactive}` },
          ]}
          value={state ?? 'active'}
          onChange={(value) => go({ state: value === 'active' ? undefined : value } as Search)}
        />
        <TextInput
          type="search"
          aria-label="Name, code or registration number"
          placeholder="Name, code or registration number"
          className={classes.search ?? ''}
          leftSection={<IconSearch size={16} stroke={1.7} />}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <SegmentedControl
          aria-label="View"
          data={[
            { value: 'cards', label: 'Cards' },
            { value: 'list', label: 'List' },
          ]}
          value={view ?? 'cards'}
          onChange={(value) => go({ view: value === 'list' ? 'list' : undefined } as Search)}
        />
      </div>
      {result.error ? (
        <ErrorCard error={result.error} onRetry={() => void result.refetch()} />
      ) : view === 'list' ? (
        <DataTable
          name="team"
          label="Team"
          columns={memberColumnsOf(span)}
          rows={result.data && rows}
          rowId={({ saNo }) => saNo}
          query={result}
          onOpen={({ saNo }) => setOpened(saNo)}
          empty={empty}
        />
      ) : rows.length > 0 || !result.data ? (
        <ul className={classes.cards} aria-busy={result.isFetching}>
          {rows.map((member) => (
            <MemberCard key={member.saNo} member={member} span={span} onOpen={setOpened} />
          ))}
        </ul>
      ) : (
        empty
      )}
      <ProfileDrawer saNo={opened} onClose={() => setOpened(undefined)} />
    </>
  );
}
