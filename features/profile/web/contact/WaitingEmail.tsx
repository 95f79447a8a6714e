import { Button } from '@mantine/core';
import { IconMail } from '@tabler/icons-react';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { Profile } from '../../contract.ts';
import { api } from '../api.ts';
import classes from './WaitingEmail.module.css';

/** The unconfirmed new email address, with buttons to send the link again or to drop the address. */
export function WaitingEmail({ profile: { email, waitingEmail } }: { profile: Profile }) {
  const again = useChange(api.mailEmailLinkAgain);
  const takeBack = useChange(api.takeBackEmail);
  if (!waitingEmail) return null;
  return (
    <div className={classes.box}>
      <Notice icon={IconMail} title={`${waitingEmail.email} waits to be confirmed`}>
        <p>
          {waitingEmail.isOver
            ? 'The link that we mailed there is too old. '
            : 'Open the link that we mailed there, signed in here. '}
          Until then {email} stays.
        </p>
        <div className={classes.actions}>
          <Button variant="default" size="compact-sm" loading={again.isPending} onClick={() => again.mutate({})}>
            Send again
          </Button>
          <Button
            variant="subtle"
            color="gray"
            size="compact-sm"
            loading={takeBack.isPending}
            onClick={() => takeBack.mutate({})}
          >
            Take back
          </Button>
        </div>
      </Notice>
    </div>
  );
}
