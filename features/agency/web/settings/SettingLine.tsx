import { Button } from '@mantine/core';
import { formatInstant } from '#platform/contract/days.ts';
import { StatusBadge } from '#platform/web/kit/StatusBadge.tsx';
import type { SettingRow } from '../../setting-calls.ts';
import classes from './settings.module.css';
import { valueWords } from './valueWords.ts';

/** Who changed it last, and when; nothing for one that nobody has touched. */
export const changeWords = ({ changedAt, changedByName }: SettingRow): string =>
  changedAt ? `Changed by ${changedByName ?? 'the system'}, ${formatInstant(changedAt)}` : '';

/** One setting: what it does, what it says now, and the way to change it. */
export function SettingLine({ row, onEdit }: { row: SettingRow; onEdit: () => void }) {
  const { title, help, input, value, isDefault } = row;
  const changed = changeWords(row);
  return (
    <li className={classes.line}>
      <div className={classes.words}>
        <h3 className={classes.title}>{title}</h3>
        <p className={classes.help}>{help}</p>
        {changed && <p className={classes.changed}>{changed}</p>}
      </div>
      <div className={classes.value}>
        {valueWords(input, value).map((words) => (
          <p key={words}>{words}</p>
        ))}
        {isDefault && (
          <StatusBadge tone="neutral" icon={null}>
            Default
          </StatusBadge>
        )}
      </div>
      <Button variant="default" size="sm" aria-label={`Change ${title}`} onClick={onEdit}>
        Change
      </Button>
    </li>
  );
}
