import { Button, Group, Modal } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/RouteLink.tsx';
import type { Summary } from '../../../records.ts';
import type { Override } from '../../../schemas.ts';
import { addressOfStep } from '../../wizard/wizardSteps.ts';
import { Declaration } from './Declaration.tsx';
import { Findings } from './Findings.tsx';

type Props = {
  summary: Summary;
  opened: boolean;
  onClose: () => void;
  onSubmit: (overrides: Override[]) => Promise<unknown>;
};

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
        <Declaration summary={summary} onClose={onClose} onSubmit={onSubmit} />
      )}
    </Modal>
  );
}
