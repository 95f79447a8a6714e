import { Button, Select, Switch } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import type { Preference } from '../room.calls.ts';
import classes from './NotificationChoices.module.css';
import { QuietHours } from './QuietHours.tsx';

/** How each kind of notification comes besides the bell. A choice is saved at once. */
export function NotificationChoices() {
  const query = useData(api.preferences, {});
  return (
    <Panel
      id="notifications"
      title="Notifications"
      description="All are in the bell. What concerns the safety of your account is always mailed."
      action={
        <Button component={RouteLink} to="/NotificationDeviceMgt" variant="default" size="sm">
          Devices
        </Button>
      }
    >
      <Loaded of={query}>
        {({ kinds, quiet }) => (
          <>
            <ul>
              {kinds.map((each) => (
                <KindRow key={each.kind} preference={each} />
              ))}
            </ul>
            <QuietHours quiet={quiet} />
          </>
        )}
      </Loaded>
    </Panel>
  );
}

const mailWords = { now: 'Mail at once', daily: 'Mail once a day', off: 'No mail' } as const;
type Choice = keyof typeof mailWords;

function KindRow({ preference: { kind, label, help, push, mail, hasDaily } }: { preference: Preference }) {
  const save = useChange(api.choose, { silent: 'success' });
  // Shows the new choice while it is saved.
  const saved = save.isPending ? save.variables.body : undefined;
  const choose = (way: 'push' | 'mail', choice: Choice) => save.mutate({ body: { kind, way, choice } });
  const choiceShown = (way: 'push' | 'mail', before: Choice | null) => (saved?.way === way ? saved.choice : before);
  const offered = (['now', 'daily', 'off'] as const).filter((each) => hasDaily || each !== 'daily');
  return (
    <li className={classes.row}>
      <div className={classes.words}>
        <p className="g-medium">{label}</p>
        <p className="g-dimmed">{help}</p>
      </div>
      <div className={classes.ways}>
        {push !== null && (
          <Switch
            label="Push"
            aria-label={`Push: ${label}`}
            checked={choiceShown('push', push) === 'now'}
            onChange={(event) => choose('push', event.currentTarget.checked ? 'now' : 'off')}
          />
        )}
        {mail !== null && (
          <Select
            className={classes.mail}
            aria-label={`Mail: ${label}`}
            allowDeselect={false}
            data={offered.map((value) => ({ value, label: mailWords[value] }))}
            value={choiceShown('mail', mail)}
            onChange={(value) => value && choose('mail', value as Choice)}
          />
        )}
      </div>
    </li>
  );
}
