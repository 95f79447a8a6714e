import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { api } from '../api.web.ts';
import { sources } from '../screening.words.ts';
import classes from './Lists.module.css';
import type { ListState } from './lists.calls.ts';
import { WhatItLoses } from './WhatItLoses.tsx';

type Props = { version: NonNullable<ListState['waiting']>; mayConfirm: boolean };

/** A version that would lose much of its list, or does not look like the whole of it: another officer than who loaded it confirms it, or anybody of the desk discards it. */
export function WaitingVersion({ version, mayConfirm }: Props) {
  const [open, setOpen] = useState<'confirm' | 'examples'>();
  const confirm = useChange(api.confirmList);
  const discard = useChange(api.discardList);
  const { id, source, asOf, entities, came, doubts, customers } = version;
  const hasMore = customers.count > 0 || doubts.some(({ examples }) => examples.length > 0);
  const params = { id: String(id) };
  return (
    <>
      <Notice
        tone="warning"
        title={`${sources[source]} of ${formatDay(asOf)} waits to be confirmed`}
        action={
          <Group gap="xs">
            {hasMore && (
              <Button size="compact-sm" variant="default" onClick={() => setOpen('examples')}>
                What it loses
              </Button>
            )}
            <Button
              size="compact-sm"
              variant="default"
              loading={discard.isPending}
              onClick={() => discard.mutate({ params })}
            >
              Discard
            </Button>
            {mayConfirm && (
              <Button size="compact-sm" onClick={() => setOpen('confirm')}>
                Confirm
              </Button>
            )}
          </Group>
        }
      >
        <ul className={classes.doubts}>
          {doubts.map(({ words }) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
        It has {entities.toLocaleString('en')} entries, {came.toLocaleString('en')} of them new. Check that the file is
        the whole list. Until then the list before it stays in force.
        {customers.count > 0 && ` ${hitWords(customers.count)}`}
        {!mayConfirm && ' You loaded it, so another officer confirms it.'}
      </Notice>
      <ConfirmDialog
        opened={open === 'confirm'}
        onClose={() => setOpen(undefined)}
        onConfirm={async () => void (await confirm.mutateAsync({ params }))}
        title="Bring this version into force?"
        confirm="Bring into force"
        danger
      >
        Customers are screened against this version alone. {customers.count > 0 && hitWords(customers.count)}
      </ConfirmDialog>
      <WhatItLoses version={version} opened={open === 'examples'} onClose={() => setOpen(undefined)} />
    </>
  );
}

const hitWords = (count: number): string =>
  count === 1
    ? 'One customer has a hit on an entry that would go or lose a part.'
    : `${count.toLocaleString('en')} customers have a hit on an entry that would go or lose a part.`;
