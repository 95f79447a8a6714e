import { Button, Tabs } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useMe } from '#features/identity/web/index.ts';
import { useData } from '#platform/web/api/useData.ts';
import { NotFound } from '#platform/web/errors/NotFound.tsx';
import { SegmentedControl } from '#platform/web/form/SegmentedControl.tsx';
import { PageHeader } from '#platform/web/kit/PageHeader.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { useToday } from '#platform/web/kit/useToday.ts';
import type { DocRuleRow } from '../../records.ts';
import { api } from '../api.ts';
import { writesRules } from '../readers.ts';
import { CombinationView } from '../required/CombinationView.tsx';
import { combinationOf } from '../required/combination.ts';
import { RuleDrawer } from './RuleDrawer.tsx';
import { ruleColumns } from './ruleColumns.tsx';
import { ruleState } from './ruleWords.ts';

/** /agency-desk/document-rules: which documents are asked for when, from which day on. */
export function RulesPage() {
  return writesRules(useMe()) ? <Rules /> : <NotFound />;
}

const shown = [
  { value: 'now', label: 'In force or to come' },
  { value: 'all', label: 'All versions' },
];

function Rules() {
  const today = useToday();
  const [which, setWhich] = useState('now');
  const [editing, setEditing] = useState<DocRuleRow | null>();
  const [asked, setAsked] = useState(() => combinationOf({}, today));
  const found = useData(api.documentRules, {});
  const columns = useMemo(() => ruleColumns(today), [today]);
  const rows = found.data?.rows.filter(
    (rule) => which === 'all' || ['in force', 'to come'].includes(ruleState(rule, today)),
  );
  return (
    <>
      <PageHeader
        title="Document rules"
        crumbs={[{ label: 'Agency Desk', to: '/agency-desk/submissions' }, { label: 'Document Rules' }]}
        action={
          <Button leftSection={<IconPlus size={17} stroke={2.2} />} onClick={() => setEditing(null)}>
            Add rule
          </Button>
        }
      />
      <Tabs defaultValue="rules">
        <Tabs.List mb="md">
          <Tabs.Tab value="rules">Rules</Tabs.Tab>
          <Tabs.Tab value="preview">Preview</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="rules">
          <DataTable
            name="document-rules"
            label="Rules"
            columns={columns}
            rows={rows}
            rowId={(rule) => String(rule.id)}
            query={found}
            onOpen={setEditing}
            filters={<SegmentedControl aria-label="Versions" data={shown} value={which} onChange={setWhich} />}
          />
        </Tabs.Panel>
        <Tabs.Panel value="preview">
          <CombinationView asked={asked} onChange={(part) => setAsked(combinationOf({ ...asked, ...part }, today))} />
        </Tabs.Panel>
      </Tabs>
      <RuleDrawer
        editing={editing}
        types={found.data?.types ?? []}
        today={today}
        onClose={() => setEditing(undefined)}
      />
    </>
  );
}
