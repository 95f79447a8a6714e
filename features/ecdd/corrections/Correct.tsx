import { Button } from '@mantine/core';
import { IconPencil } from '@tabler/icons-react';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import type { Form } from '../forms/form.calls.ts';

/** Whether somebody signed this version: it is read, and what is wrong in it is corrected. */
export const isSigned = ({ acknowledged, version }: Pick<Form, 'acknowledged' | 'version'>): boolean =>
  acknowledged.some((each) => each.version === version);

/** The correction of this version that waits or was begun. */
export const openCorrection = ({ corrections, version }: Pick<Form, 'corrections' | 'version'>) =>
  corrections.find((each) => each.version === version && each.state !== 'REFUSED');

type Props = { form: Form; label: string; onBegun: () => void; isQuiet?: boolean };

/** Corrects a signed form: says who signs again, and asks why. Of one that a transaction was approved with, compliance is asked first. */
export function Correct({ form, label, onBegun, isQuiet = false }: Props) {
  const [opened, setOpened] = useState(false);
  const begin = useChange(api.beginCorrection);
  const { id, version, isApproved } = form;
  const open = openCorrection(form);
  if (open?.state === 'ASKED') return null;
  const start = async (reason: string) => {
    const { correction } = await begin.mutateAsync({ params: { id }, body: { version, reason } });
    if (correction === 'BEGUN') onBegun();
  };
  const isBegun = open?.state === 'BEGUN';
  return (
    <>
      <Button
        {...(isQuiet && !isBegun && { variant: 'default' })}
        leftSection={<IconPencil size={17} stroke={1.7} />}
        onClick={() => (isBegun ? onBegun() : setOpened(true))}
      >
        {isBegun ? 'Continue correction' : label}
      </Button>
      <ReasonDialog
        opened={opened}
        onClose={() => setOpened(false)}
        onConfirm={start}
        title="Correct this signed form?"
        label="Reason for the correction"
        confirm={isApproved ? 'Ask compliance' : 'Begin correction'}
      >
        {whoSigns(form)}
        {isApproved &&
          ' A transaction was approved with this form: compliance begins the correction, and the approved version counts for the submission and the payout until the corrected one is done.'}{' '}
        You and compliance read the reason, the customer does not.
      </ReasonDialog>
    </>
  );
}

const whoSigns = ({ name, signers, isApproved }: Form): string => {
  const names = [name, ...signers.map((each) => each.name)];
  const isOne = names.length === 1;
  const until = isApproved ? '' : ` What was signed counts until you save the correction.`;
  return isOne
    ? `${name} signs again, and is told what was corrected.${until}`
    : `${names.slice(0, -1).join(', ')} and ${names.at(-1)} sign again, and are told what was corrected.${until}`;
};
