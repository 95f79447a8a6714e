import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import type { Day } from '#platform/contract/days.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import type { DocRuleRow } from '../checklist/checklist.calls.ts';
import { EndRule } from './EndRule.tsx';
import { RuleForm } from './RuleForm.tsx';
import { conditionWords, isPast, levelWords, periodWords, ruleState, stageWords, stateWords } from './ruleWords.web.ts';

type Props = {
  /** The rule to change; null for a new rule; undefined if the drawer is closed. */
  editing: DocRuleRow | null | undefined;
  types: { documentId: string; name: string }[];
  today: Day;
  onClose: () => void;
};

/** The drawer in which a rule is added, changed from a day on, or ended. A rule that has ended is only shown. */
export function RuleDrawer({ editing, types, today, onClose }: Props) {
  const rule = useLast(editing) ?? undefined;
  const [ending, setEnding] = useState(false);
  const isOver = rule !== undefined && isPast(rule, today);
  return (
    <SideDrawer
      opened={editing !== undefined}
      onClose={onClose}
      title={isOver ? 'Rule' : rule ? `${rule.documentId} ${rule.name}` : 'Add rule'}
    >
      {rule && isOver && <PastRule rule={rule} today={today} />}
      {!isOver && (
        <>
          {rule && (
            <Button variant="default" size="compact-sm" mb="md" onClick={() => setEnding(true)}>
              End this rule
            </Button>
          )}
          <RuleForm key={rule?.id ?? 'new'} rule={rule} types={types} today={today} onDone={onClose} />
        </>
      )}
      {rule && (
        <EndRule
          rule={rule}
          today={today}
          opened={ending}
          onClose={() => setEnding(false)}
          onDone={() => {
            setEnding(false);
            onClose();
          }}
        />
      )}
    </SideDrawer>
  );
}

function PastRule({ rule, today }: { rule: DocRuleRow; today: Day }) {
  return (
    <Stack gap="lg">
      <RecordHead
        title={rule.name}
        number={rule.documentId}
        state={<StatusBadge tone="neutral">{stateWords[ruleState(rule, today)]}</StatusBadge>}
        line={[`${levelWords[rule.level]}, ${stageWords[rule.stage].toLowerCase()}`, periodWords(rule)]}
      />
      <Facts
        items={[
          { label: 'When', value: conditionWords(rule), wide: true },
          { label: 'Written by', value: rule.createdByName ?? 'Came with Gable' },
        ]}
      />
    </Stack>
  );
}
