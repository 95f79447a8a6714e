import { Modal, Text } from '@mantine/core';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { api } from '../api.web.ts';
import { infoSheet } from '../info/info-sheet.words.ts';
import type { Summary } from '../summary/summary.calls.ts';

type Props = {
  summary: Summary;
  opened: boolean;
  /** Whether the case is approved next. */
  approves: boolean;
  onClose: () => void;
};

/** Enters the number of the stamp certificate of a lease: before an approval that lacks it, or to correct it. */
export function StampDialog({ summary, opened, approves, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Stamp certificate of ${summary.caseNo}`}
      size="sm"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <StampForm summary={summary} approves={approves} onClose={onClose} />
    </Modal>
  );
}

function StampForm({ summary: { eSubId, info, agentName }, approves, onClose }: Omit<Props, 'opened'>) {
  const form = useCallForm(api.enterStamp, {
    initialValues: { stampCertificateNo: info.stampCertificateNo },
    input: (body) => ({ params: { id: eSubId }, body }),
    // The confirmation of the approval follows as soon as the number is there.
    onDone: approves ? undefined : onClose,
  });
  return (
    <FormShell
      form={form}
      label="Stamp certificate"
      submitLabel={approves ? 'Save and continue' : 'Save'}
      showState={false}
      guard={false}
      onCancel={onClose}
    >
      <Text c="dimmed">
        {approves
          ? `A lease is approved with this number. Enter it as ${agentName} gave it, or cancel and return the submission.`
          : `${agentName} sees in the history that you entered it.`}
      </Text>
      <TextInput
        label={infoSheet.stampCertificateNo.label}
        data-autofocus
        autoComplete="off"
        {...form.field('stampCertificateNo')}
      />
    </FormShell>
  );
}
