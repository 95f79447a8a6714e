import { Text } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { api } from '../api.web.ts';
import type { Person } from '../people/people.calls.ts';

type Props = { person: Person; opened: boolean; onClose: () => void };

/** Asks for the reason, then opens a salesperson's portal in a new tab. */
export function PortalDialog({ person, opened, onClose }: Props) {
  const { userId, name } = person;
  const ask = useChange(api.askPortal);
  const [address, setAddress] = useState<string>();
  const open = async (reason: string) => {
    const { token } = await ask.mutateAsync({ params: { id: userId }, body: { reason } });
    const to = `/amsaccess?token=${encodeURIComponent(token)}`;
    // The dialog that asks for the password stands here, so the tab comes after it; where the browser blocks it as a pop-up, a link does.
    const tab = window.open(to, '_blank');
    if (!tab) {
      setAddress(to);
      throw new Error('No tab could be opened.');
    }
    tab.opener = null;
  };
  return (
    <ReasonDialog
      opened={opened}
      onClose={() => {
        setAddress(undefined);
        onClose();
      }}
      onConfirm={open}
      title={`Open the portal of ${name}?`}
      label="Why do you look at it?"
      confirm="Open in a new tab"
    >
      You see what {name} sees, for half an hour, and can change nothing. Your reason and each page are on the record.
      {address && (
        <Text component="span" display="block" mt="xs">
          Your browser held back the new tab.{' '}
          <Verb href={address} target="_blank" rel="noreferrer">
            Open the portal
          </Verb>{' '}
          within a minute.
        </Text>
      )}
    </ReasonDialog>
  );
}
