import { Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { formatInstant } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import type { Duplicate } from '../../contract/merge.ts';
import { api } from '../api.ts';

/** Asks which of two contacts stays. */
export function MergeDialog({ pair: { older, newer }, onClose }: { pair: Duplicate; onClose: () => void }) {
  const [keep, setKeep] = useState(older.contactId);
  const merge = useChange(api.mergeContacts);
  const lose = keep === older.contactId ? newer.contactId : older.contactId;
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      onConfirm={async () => {
        await merge.mutateAsync({ body: { keep, lose, taken: [] } });
      }}
      title="Merge these contacts?"
      confirm="Merge"
      danger
    >
      <Stack gap="sm">
        <Radio.Group label="Which one stays?" value={keep} onChange={setKeep}>
          <Stack gap="xs" mt="xs">
            {[older, newer].map(({ contactId, name, createdAt }) => (
              <Radio key={contactId} value={contactId} label={name} description={`Added ${formatInstant(createdAt)}`} />
            ))}
          </Stack>
        </Radio.Group>
        <Text size="sm" c="dimmed">
          It gets the properties, addresses, documents, consents and notes of the other one. Where both say something
          different, what does not stay goes into a note of its activity. A merge can’t be undone.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
