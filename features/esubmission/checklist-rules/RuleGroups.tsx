import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { type Day, formatDay } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import type { DocRuleRow } from '../checklist/checklist.calls.ts';
import { formDocuments } from '../due-diligence/due-diligence.words.ts';
import classes from './RuleGroups.module.css';
import { conditionWords, isPast, levelWords, periodWords, ruleState, stageWords, stateWords } from './ruleWords.web.ts';

type Props = { rules: DocRuleRow[]; today: Day; onOpen: (rule: DocRuleRow) => void };
/** From when on due diligence forms take the place of documents. */
type Since = { formsFrom: Day | null };

/** The rules by document. Versions that are over are folded away. */
export function RuleGroups({ rules, today, formsFrom, onOpen }: Props & Since) {
  const groups = [...Map.groupBy(rules, ({ documentId }) => documentId).entries()];
  return (
    <ul className={classes.groups}>
      {groups.map(([documentId, own]) => (
        <li key={documentId} className={classes.group}>
          <div className={classes.document}>
            <h2>{own[0]?.name}</h2>
            <span className={classes.note}>{documentId}</span>
            {formsFrom && formDocuments.includes(documentId) && (
              <span className={classes.note}>A due diligence form where signed from {formatDay(formsFrom)}</span>
            )}
          </div>
          <OneDocument rules={own} today={today} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function OneDocument({ rules, today, onOpen }: Props) {
  const [isUnfolded, setUnfolded] = useState(false);
  const past = rules.filter((rule) => isPast(rule, today));
  const Icon = isUnfolded ? IconChevronDown : IconChevronRight;
  return (
    <div className={classes.rules}>
      {rules
        .filter((rule) => !past.includes(rule))
        .map((rule) => (
          <RuleLine key={rule.id} rule={rule} today={today} onOpen={onOpen} />
        ))}
      {past.length > 0 && (
        <UnstyledButton className={classes.fold} aria-expanded={isUnfolded} onClick={() => setUnfolded(!isUnfolded)}>
          <Icon size={15} stroke={1.8} aria-hidden />
          {past.length === 1 ? '1 earlier version' : `${past.length} earlier versions`}
        </UnstyledButton>
      )}
      {isUnfolded && past.map((rule) => <RuleLine key={rule.id} rule={rule} today={today} onOpen={onOpen} />)}
    </div>
  );
}

function RuleLine({ rule, today, onOpen }: { rule: DocRuleRow } & Omit<Props, 'rules'>) {
  const state = ruleState(rule, today);
  return (
    <UnstyledButton className={classes.rule} data-past={isPast(rule, today) || undefined} onClick={() => onOpen(rule)}>
      <span className={classes.words}>
        <VisuallyHidden>{rule.name}: </VisuallyHidden>
        {conditionWords(rule)}
        {rule.anyOf && <span className={classes.note}>one of “{rule.anyOf}” is enough</span>}
      </span>
      <StatusBadge tone="neutral">{levelWords[rule.level]}</StatusBadge>
      <span className={classes.note}>
        {stageWords[rule.stage]}
        <br />
        {state === 'in force' ? periodWords(rule) : `${stateWords[state]}, ${periodWords(rule)}`}
      </span>
    </UnstyledButton>
  );
}
