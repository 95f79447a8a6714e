import type { Day } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import { TwoLines } from '#platform/web/kit/TwoLines.tsx';
import type { Column } from '#platform/web/kit/table/column.ts';
import type { Tone } from '#platform/web/kit/tone.ts';
import type { DocRuleRow } from '../../records.ts';
import { conditionWords, levelWords, periodWords, type RuleState, ruleState, stageWords } from './ruleWords.ts';

const tones: Record<RuleState, Tone> = {
  'in force': 'success',
  'to come': 'info',
  ended: 'neutral',
  withdrawn: 'neutral',
};
const stateWords: Record<RuleState, string> = {
  'in force': 'In force',
  'to come': 'To come',
  ended: 'Ended',
  withdrawn: 'Withdrawn',
};

export const ruleColumns = (today: Day): Column<DocRuleRow>[] => [
  {
    id: 'document',
    header: 'Document',
    width: 250,
    cell: (rule) => (
      <TwoLines strong sub={rule.documentId}>
        {rule.name}
      </TwoLines>
    ),
  },
  {
    id: 'when',
    header: 'When',
    cell: (rule) => <TwoLines sub={rule.anyOf && `one of “${rule.anyOf}” is enough`}>{conditionWords(rule)}</TwoLines>,
  },
  {
    id: 'level',
    header: 'Asked',
    width: 168,
    cell: (rule) => <TwoLines sub={stageWords[rule.stage]}>{levelWords[rule.level]}</TwoLines>,
  },
  {
    id: 'state',
    header: 'State',
    width: 210,
    cell: (rule) => {
      const state = ruleState(rule, today);
      return (
        <StatusBadge tone={tones[state]} note={periodWords(rule)}>
          {stateWords[state]}
        </StatusBadge>
      );
    },
  },
];
