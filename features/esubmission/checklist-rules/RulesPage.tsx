import { Button, Skeleton, Tabs } from '@mantine/core';
import { IconFileOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useData } from '#platform/web/api/useData.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { ErrorCard } from '#platform/web/kit/page/ErrorCard.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { FilterBar } from '#platform/web/list/FilterBar.tsx';
import { useListSearch } from '#platform/web/list/useListSearch.ts';
import { api } from '../api.web.ts';
import { CombinationView } from '../checklist/Combination.tsx';
import type { DocRuleRow } from '../checklist/checklist.calls.ts';
import { combinationOf } from '../checklist/combination.web.ts';
import { RuleDrawer } from './RuleDrawer.tsx';
import { RuleGroups } from './RuleGroups.tsx';
import classes from './RulesPage.module.css';
import { ruleList } from './ruleList.web.ts';
import { hasWords, levelWords } from './ruleWords.web.ts';

const levelOptions = optionsOf(levelWords);

/** /agency-desk/document-rules: which documents are required in which cases, and from which day. */
export function RulesPage() {
  const today = useToday();
  const list = useListSearch(ruleList);
  const [editing, setEditing] = useState<DocRuleRow | null>();
  const [asked, setAsked] = useState(() => combinationOf({}, today));
  const found = useData(api.documentRules, {});
  const { search = '', level } = list.filters;
  const rules = found.data?.rows.filter(
    (rule) => hasWords(rule, search) && (level === undefined || rule.level === level),
  );
  return (
    <>
      <PageHeader
        title="Document rules"
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
          <Panel>
            <div className={classes.filters}>
              <FilterBar
                list={list}
                search={{ name: 'search', label: 'Document or case' }}
                selects={[{ name: 'level', label: 'Asked', options: levelOptions, width: 150 }]}
              />
            </div>
            {found.error && <ErrorCard error={found.error} onRetry={() => void found.refetch()} />}
            {!rules && !found.error && <Skeleton height={320} aria-busy="true" />}
            {rules && rules.length > 0 && (
              <RuleGroups rules={rules} today={today} formsFrom={found.data?.formsFrom ?? null} onOpen={setEditing} />
            )}
            {rules?.length === 0 && (
              <EmptyState icon={IconFileOff} title="No rule matches">
                Try another word, or clear the filters.
              </EmptyState>
            )}
          </Panel>
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
