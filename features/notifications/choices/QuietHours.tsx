import { NativeSelect, Switch } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { api } from '../api.web.ts';
import type { QuietHours as Hours } from '../room.calls.ts';
import classes from './NotificationChoices.module.css';

const hours = Array.from({ length: 24 }, (_, hour) => ({
  value: String(hour),
  label: `${String(hour).padStart(2, '0')}:00`,
}));
const usual: Hours = { from: 22, to: 8 };
const never: Hours = { from: 0, to: 0 };

/** When nothing is pushed, and no mail comes but the daily one. */
export function QuietHours({ quiet }: { quiet: Hours }) {
  const save = useChange(api.setQuietHours, { silent: 'success' });
  const current = save.isPending ? save.variables.body : quiet;
  const isOn = current.from !== current.to;
  const set = (body: Hours) => save.mutate({ body });
  return (
    <div className={classes.quiet}>
      <Switch
        label="Quiet hours"
        description="What comes meanwhile is pushed and mailed when they end."
        checked={isOn}
        onChange={(event) => set(event.currentTarget.checked ? usual : never)}
      />
      {isOn && (
        <div className={classes.hours}>
          <NativeSelect
            label="From"
            data={hours}
            value={String(current.from)}
            onChange={(event) => set({ ...current, from: Number(event.currentTarget.value) })}
          />
          <NativeSelect
            label="To"
            data={hours}
            value={String(current.to)}
            onChange={(event) => set({ ...current, to: Number(event.currentTarget.value) })}
          />
        </div>
      )}
    </div>
  );
}
