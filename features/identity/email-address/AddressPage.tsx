import { Button } from '@mantine/core';
import { useState } from 'react';
import { dropLinkToken, readLinkToken } from '#platform/web/api/linkToken.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import { LinkOver } from '../links/LinkOver.tsx';
import { EntryPage } from '../sign-in/EntryPage.tsx';

/** /email-confirm: puts the address in use that the people desk wrote. */
export function ConfirmAddressPage() {
  return (
    <AddressPage
      path="/email-confirm"
      call={api.confirmAddress}
      title="Use this email address?"
      lead="Codes, links to sign in and notices of your account come to this address from then on."
      button="Use this address"
      done={(email) => `Your account uses ${email}. Sign in to go on.`}
    />
  );
}

/** /email-undo: keeps the old address, or puts it back. */
export function UndoAddressPage() {
  return (
    <AddressPage
      path="/email-undo"
      call={api.undoAddress}
      title="Keep your old email address?"
      lead="The new address is dropped, everyone is signed out of your account, and its password is taken back. We mail you a link to choose another."
      button="Keep my old address"
      done={(email) =>
        `Your account uses ${email}. We mailed a link there: choose a new password by it. If you did not ask for the change, call an administrator of your agency.`
      }
    />
  );
}

type Props = {
  path: '/email-confirm' | '/email-undo';
  call: typeof api.confirmAddress | typeof api.undoAddress;
  title: string;
  lead: string;
  button: string;
  done: (email: string) => string;
};

/** Asks before it acts: mailboxes open links by themselves. */
function AddressPage({ path, call, title, lead, button, done }: Props) {
  const [token] = useState(() => readLinkToken(path));
  const [email, setEmail] = useState<string>();
  const change = useChange(call as typeof api.confirmAddress, { silent: 'both', refreshes: false });
  const signIn = { to: '/signin', action: 'Go to sign-in' };
  if (!token)
    return <LinkOver title={title} why="This page opens by the link in a mail. Open it from there." {...signIn} />;
  if (email !== undefined)
    return (
      <EntryPage title="Done" lead={done(email)}>
        <Button component={RouteLink} to="/signin" size="md" fullWidth>
          Sign in
        </Button>
      </EntryPage>
    );
  const run = () =>
    change.mutateAsync({ body: { token } }).then(
      (answer) => {
        dropLinkToken(path);
        setEmail(answer.email);
      },
      () => undefined,
    );
  return (
    <EntryPage title={title} lead={lead}>
      {change.error && (
        <Notice tone="danger" live>
          {change.error.message}
        </Notice>
      )}
      <Button size="md" fullWidth loading={change.isPending} onClick={() => void run()}>
        {button}
      </Button>
    </EntryPage>
  );
}
