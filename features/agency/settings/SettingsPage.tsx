import { Skeleton } from '@mantine/core';
import { IconAdjustmentsOff } from '@tabler/icons-react';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { settingList } from '../lists.web.ts';
import { SectionList } from './SectionList.tsx';
import { SettingDrawer } from './SettingDrawer.tsx';
import { SettingLine } from './SettingLine.tsx';
import type { SettingRow } from './settings.calls.ts';
import classes from './settings.module.css';

const groupsOf = (rows: SettingRow[]): [string, SettingRow[]][] => [
  ...Map.groupBy(rows, ({ group }) => group).entries(),
];

const matches = ({ title, help, group }: SettingRow, words: string) =>
  `${title} ${help} ${group}`.toLowerCase().includes(words.toLowerCase());

/** /agency-desk/settings. */
export function SettingsPage() {
  const list = useListSearch(settingList);
  const query = useData(api.settings, {});
  const [editing, setEditing] = useState<string>();
  const rows = query.data?.rows;
  const { search } = list.filters;
  const sections = [...new Set(rows?.map(({ group }) => group))];
  // A search looks through all sections.
  const section = search ? undefined : (sections.find((each) => each === list.filters.section) ?? sections[0]);
  const shown = rows?.filter((row) => (search ? matches(row, search) : row.group === section));
  return (
    <>
      <PageHeader title="Settings" />
      <div className={classes.filters}>
        <FilterBar list={list} search={{ name: 'search', label: 'Find a setting' }} />
      </div>
      {query.error && <ErrorCard error={query.error} onRetry={() => void query.refetch()} />}
      {!rows && !query.error && (
        <Panel>
          <div aria-busy="true">
            <Skeleton height={18} width="30%" />
            <Skeleton height={12} width="70%" mt={18} />
            <Skeleton height={12} width="55%" mt={12} />
          </div>
        </Panel>
      )}
      {shown && (
        <div className={classes.layout}>
          <SectionList sections={sections} current={section} onChoose={(to) => list.setFilters({ section: to })} />
          <div>
            {groupsOf(shown).map(([group, settings]) => (
              <Panel key={group} title={group}>
                <ul className={classes.list}>
                  {settings.map((row) => (
                    <SettingLine key={row.key} row={row} onEdit={() => setEditing(row.key)} />
                  ))}
                </ul>
              </Panel>
            ))}
            {shown.length === 0 && (
              <Panel>
                <EmptyState icon={IconAdjustmentsOff} title="No setting has these words">
                  Try another word, or clear the search.
                </EmptyState>
              </Panel>
            )}
          </div>
        </div>
      )}
      <SettingDrawer row={rows?.find(({ key }) => key === editing)} onClose={() => setEditing(undefined)} />
    </>
  );
}
