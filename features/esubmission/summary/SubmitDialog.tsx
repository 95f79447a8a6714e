import { Button, Group, Modal } from '@mantine/core';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Declaration } from '../findings/Declaration.tsx';
import { Findings } from '../findings/Findings.tsx';
import type { Override } from '../status/status.calls.ts';
import { addressOfStep } from '../wizard/wizardSteps.web.ts';
import type { Summary } from './summary.calls.ts';

type Props = {
  summary: Summary;
  opened: boolean;
  onClose: () => void;
  onSubmit: (overrides: Override[]) => Promise<unknown>;
};

/** The confirmation before a submission is sent to the agency. If findings block it, the dialog lists them instead. */
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
          <Findings eSubId={summary.eSubId} findings={blocking} from="summary" />
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
