import { Button, Group, Modal, Text } from '@mantine/core';
import { formatMoney } from '#platform/contract/money.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import type { RequiredDocument } from '../documents/documents.calls.ts';
import { againstApproval, documentName } from '../status/approval.rules.ts';
import type { Summary } from '../summary/summary.calls.ts';

type Props = {
  summary: Summary;
  opened: boolean;
  onClose: () => void;
  onApprove: (reason?: string) => Promise<unknown>;
  onReturn: () => void;
};

/**
 * Asks before an approval. It lists what was not looked at: an open query blocks it, a required document that is not
 * accepted needs a reason.
 */
export function ApproveDialog({ summary, opened, onClose, onApprove, onReturn }: Props) {
  const { caseNo, agentName, info, findings, documents } = summary;
  const { queried, unaccepted } = againstApproval(documents);
  if (queried.length > 0)
    return (
      <Modal
        opened={opened}
        onClose={onClose}
        title={`${caseNo} can’t be approved yet`}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Text c="dimmed">Open queries. Accept the document or withdraw the query, or return the submission.</Text>
        <Documents documents={queried} />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={onClose} data-autofocus>
            Cancel
          </Button>
          <Button onClick={onReturn}>Return</Button>
        </Group>
      </Modal>
    );
  const what = `The commission is ${formatMoney(info.commission.amountCents)} before GST. ${agentName} is notified.`;
  const open = findings.length > 0 ? ` Warnings: ${findings.length}.` : '';
  if (unaccepted.length === 0)
    return (
      <ConfirmDialog
        opened={opened}
        onClose={onClose}
        onConfirm={() => onApprove().then(onClose, () => undefined)}
        title={`Approve ${caseNo}?`}
        confirm="Approve"
        cancel="Cancel"
      >
        {`${what}${open}`}
      </ConfirmDialog>
    );
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      onConfirm={onApprove}
      title={`Approve ${caseNo}?`}
      label="Reason for approving without them"
      confirm="Approve"
      details={<Documents documents={unaccepted} />}
    >
      {`${what}${open} Required documents that are not accepted:`}
    </ReasonDialog>
  );
}

function Documents({ documents }: { documents: RequiredDocument[] }) {
  return (
    <Text component="ul" size="sm" my="sm" pl={20}>
      {documents.map((document) => (
        <li key={`${document.documentId} ${document.partyUuid}`}>
          {documentName(document)}
          {document.verdict?.note && `: “${document.verdict.note}”`}
        </li>
      ))}
    </Text>
  );
}
