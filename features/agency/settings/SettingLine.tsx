import { Button } from '@mantine/core';
import { formatInstant } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { ChoiceTable } from './ChoiceTable.tsx';
import type { SettingRow } from './settings.calls.ts';
import classes from './settings.module.css';
import { choiceWords, valueWords } from './valueWords.web.ts';

/** Who changed a setting last, and when; empty if nobody did. */
export const changeWords = ({ changedAt, changedByName }: SettingRow): string =>
  changedAt ? `Changed by ${changedByName ?? 'the system'}, ${formatInstant(changedAt)}` : '';

/** One setting in the list: title, help, current value, and a button to change it. */
export function SettingLine({ row, onEdit }: { row: SettingRow; onEdit: () => void }) {
  const { title, help, input, value, isDefault, waiting, unset, mayChange } = row;
  const changed = changeWords(row);
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <h3>{title}</h3>
        <p className={classes.help}>{help}</p>
        {changed && <p className={classes.changed}>{changed}</p>}
      </div>
      <div className={classes.value}>
        {!mayChange && <p>Set by compliance</p>}
        {mayChange && input.kind !== 'choices' && valueWords(input, value).map((words) => <p key={words}>{words}</p>)}
        {unset.length > 0 && <StatusBadge tone="danger">{`Enter again: ${unset.join(', ')}`}</StatusBadge>}
        {waiting && <StatusBadge tone="neutral">For approval</StatusBadge>}
        {mayChange && isDefault && (
          <StatusBadge tone="neutral" icon={null}>
            Default
          </StatusBadge>
        )}
      </div>
      {mayChange && (
        <Button variant="default" size="sm" aria-label={`Change ${title}`} onClick={onEdit}>
          Change
        </Button>
      )}
      {input.kind === 'choices' && (
        <div className={classes.whole}>
          <ChoiceTable input={input} cell={(name) => choiceWords(input, value, name.value)} />
        </div>
      )}
    </li>
  );
}
