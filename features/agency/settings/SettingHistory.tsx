import { formatInstant } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { api } from '../api.web.ts';
import classes from './settings.module.css';

/** Who asked for changes of a setting of compliance, and who approved them. */
export function SettingHistory({ settingKey }: { settingKey: string }) {
  const rows = useData(api.settingHistory, { params: { key: settingKey } }).data?.rows ?? [];
  if (rows.length === 0) return null;
  return (
    <section className={classes.history}>
      <h3>History</h3>
      <ul>
        {rows.map(({ id, at, by, what, lines }) => (
          <li key={id}>
            <span>{`${what}: ${lines.join(', ')}`}</span>
            <span className={classes.changed}>{`${by}, ${formatInstant(at)}`}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
