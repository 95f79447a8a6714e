import { Switch } from '@mantine/core';
import { useChange } from '#platform/web/api/useChange.ts';
import { Panel } from '#platform/web/kit/Panel.tsx';
import type { Profile } from '../../contract.ts';
import { api } from '../api.ts';
import classes from './MailsPanel.module.css';

type Kind = keyof Profile['mails'];

const words: Record<Kind, { label: string; what: string }> = {
  submitted: { label: 'Submitted', what: 'The agency has a transaction of mine' },
  returned: { label: 'Returned', what: 'The desk asks me to change something' },
  approved: { label: 'Approved', what: 'A transaction of mine is approved' },
  closed: { label: 'Rejected, cancelled, fell through', what: 'A transaction of mine is closed by the desk' },
  remarked: { label: 'Remarks', what: 'Someone wrote a remark for me' },
  signedIn: { label: 'Sign-ins', what: 'A device that was not used before signed in to my account' },
};

/** Which mails can come to this person at all. */
const kindsFor = (role: Profile['role']): Kind[] =>
  role === 'salesperson'
    ? ['submitted', 'returned', 'approved', 'closed', 'remarked', 'signedIn']
    : ['remarked', 'signedIn'];

/** Which mails I get; a switch is saved as it is turned. */
export function MailsPanel({ profile }: { profile: Profile }) {
  const { email, mobile, mails, role } = profile;
  const save = useChange(api.save, { silent: 'success' });
  // What was just turned shows before the server has it.
  const shown = save.isPending ? save.variables.body.mails : mails;
  const turn = (kind: Kind, on: boolean) => save.mutate({ body: { email, mobile, mails: { ...shown, [kind]: on } } });
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
        {kindsFor(role).map((kind) => (
          <Switch
            key={kind}
            label={words[kind].label}
            description={words[kind].what}
            checked={shown[kind]}
            onChange={(event) => turn(kind, event.currentTarget.checked)}
          />
        ))}
      </div>
    </Panel>
  );
}
