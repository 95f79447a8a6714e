import { Switch } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import type { Profile } from '../../contract.ts';
import { api } from '../api.ts';
import classes from './MailsPanel.module.css';

/** The kinds of mail. A switch is saved at once. */
export function MailsPanel({ profile }: { profile: Profile }) {
  const { email, mobile, mails, mailKinds } = profile;
  const save = useChange(api.save, { silent: 'success' });
  // Shows the new choice while it is saved.
  const shown = save.isPending ? save.variables.body.mails : mails;
  const turn = (key: string, on: boolean) => save.mutate({ body: { email, mobile, mails: { ...shown, [key]: on } } });
  return (
    <Panel
      title="Mails"
      description="What concerns the safety of your account is always sent."
      action={
        <span role="status" className={classes.state}>
          {save.isPending ? 'Saving …' : save.isSuccess ? 'Saved' : ''}
        </span>
      }
    >
      <div className={classes.list}>
        {mailKinds.map(({ key, label, help }) => (
          <Switch
            key={key}
            label={label}
            description={help}
            checked={shown[key] ?? true}
            onChange={(event) => turn(key, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Panel>
  );
}
