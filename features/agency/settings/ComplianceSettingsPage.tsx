import { Skeleton, Text } from '@mantine/core';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { SettingDrawer } from './SettingDrawer.tsx';
import { SettingLine } from './SettingLine.tsx';
import classes from './settings.module.css';

/** /agency-desk/compliance/settings: what compliance alone sets, by two officers. */
export function ComplianceSettingsPage() {
  const query = useData(api.settings, {});
  const [editing, setEditing] = useState<string>();
  const rows = query.data?.rows.filter(({ isByTwo }) => isByTwo);
  return (
    <>
      <PageHeader title="Due diligence settings" />
      {query.error && <ErrorCard error={query.error} onRetry={() => void query.refetch()} />}
      {!query.error && (
        <Panel>
          <Text c="dimmed" mb="sm">
            Only compliance changes these, and each change takes two officers.
          </Text>
          {!rows && (
            <div aria-busy="true">
              <Skeleton height={18} width="30%" />
              <Skeleton height={12} width="70%" mt={18} />
            </div>
          )}
          <ul className={classes.list}>
            {rows?.map((row) => (
              <SettingLine key={row.key} row={row} onEdit={() => setEditing(row.key)} />
            ))}
          </ul>
        </Panel>
      )}
      <SettingDrawer row={rows?.find(({ key }) => key === editing)} onClose={() => setEditing(undefined)} />
    </>
  );
}
