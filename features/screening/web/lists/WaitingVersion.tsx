import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { ListState } from '../../contract/lists.ts';
import { sources } from '../../words.ts';
import { api } from '../api.ts';

type Props = { version: NonNullable<ListState['waiting']>; mayConfirm: boolean };

/** A version that would lose much of its list: another officer than who loaded it confirms it, or anybody of the desk discards it. */
export function WaitingVersion({ version, mayConfirm }: Props) {
  const [confirming, setConfirming] = useState(false);
  const confirm = useChange(api.confirmList);
  const discard = useChange(api.discardList);
  const { id, source, asOf, entities, gone, came } = version;
  const params = { id: String(id) };
  return (
    <>
      <Notice
        tone="warning"
        title={`${sources[source]} of ${formatDay(asOf)} would remove ${gone.toLocaleString('en')} entries`}
        action={
          <Group gap="xs">
            <Button
              size="compact-sm"
              variant="default"
              loading={discard.isPending}
              onClick={() => discard.mutate({ params })}
            >
              Discard
            </Button>
            {mayConfirm && (
              <Button size="compact-sm" onClick={() => setConfirming(true)}>
                Confirm
              </Button>
            )}
          </Group>
        }
      >
        It has {entities.toLocaleString('en')} entries, {came.toLocaleString('en')} of them new. Check that the file is
        the whole list. Until then the list before it stays in force.
        {!mayConfirm && ' You loaded it, so another officer confirms it.'}
      </Notice>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        onConfirm={async () => void (await confirm.mutateAsync({ params }))}
        title={`Remove ${gone.toLocaleString('en')} entries?`}
        confirm="Bring into force"
        danger
      >
        Customers are no longer screened against them. Hits that were found stay as they are.
      </ConfirmDialog>
    </>
  );
}
