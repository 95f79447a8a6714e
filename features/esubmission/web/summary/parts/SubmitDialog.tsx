import { Button, Checkbox, Group, Modal, Text } from '@mantine/core';
import { useState } from 'react';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import type { Summary } from '../../../records.ts';
import { addressOfStep } from '../../wizard/wizardSteps.ts';
import { Findings } from './Findings.tsx';

type Props = { summary: Summary; opened: boolean; onClose: () => void; onSubmit: () => Promise<unknown> };

/** The last question before a submission goes to the agency; while something blocks, what that is. */
export function SubmitDialog({ summary, opened, onClose, onSubmit }: Props) {
  const blocking = summary.findings.filter(({ level }) => level === 'block');
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={blocking.length > 0 ? 'Not ready to submit yet' : `Submit ${summary.caseNo}?`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {blocking.length > 0 ? (
        <>
          <Findings eSubId={summary.eSubId} findings={blocking} />
          <Group justify="flex-end" mt="lg">
            <Button component={RouteLink} to={addressOfStep(summary.eSubId, 'required')}>
              Put it right
            </Button>
          </Group>
        </>
      ) : (
        <Declaration onClose={onClose} onSubmit={onSubmit} warnings={summary.findings.length} />
      )}
    </Modal>
  );
}

function Declaration(props: { warnings: number; onClose: () => void; onSubmit: () => Promise<unknown> }) {
  const { warnings, onClose, onSubmit } = props;
  const [declared, setDeclared] = useState(false);
  const [working, setWorking] = useState(false);
  const submit = async () => {
    setWorking(true);
    // A refusal has its toast; the dialog stays.
    await onSubmit().catch(() => undefined);
    setWorking(false);
  };
  return (
    <>
      <Text c="dimmed">
        The agency checks it next. You can’t change it unless it is returned to you.
        {warnings > 0 && ` It goes with ${warnings === 1 ? 'one warning' : `${warnings} warnings`}.`}
      </Text>
      <Checkbox
        mt="md"
        data-autofocus
        checked={declared}
        onChange={(event) => setDeclared(event.currentTarget.checked)}
        label="I declare that what is stated here is true and complete, and that I acted for one side of this transaction only."
      />
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Back
        </Button>
        <Button disabled={!declared} loading={working} onClick={submit}>
          Submit
        </Button>
      </Group>
    </>
  );
}
