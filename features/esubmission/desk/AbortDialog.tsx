import { Button, FileInput, Group, Modal, Text } from '@mantine/core';
import { type ChangeEvent, type FormEvent, useRef, useState } from 'react';
import type { Cents } from '#platform/contract/money.ts';
import { required } from '#platform/contract/required.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { Textarea } from '#platform/web/form/inputs.tsx';
import { tooLong } from '#platform/web/form/limited.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { api } from '../api.web.ts';
import { useStatusMove } from '../status/useStatusMove.web.ts';
import type { Summary } from '../summary/summary.calls.ts';
import classes from './review.module.css';

type Problems = { reason?: string; evidenceFileId?: string; forfeitureCents?: string };
type Props = { summary: Summary; opened: boolean; onClose: () => void };

const aborted = 9;
/** The longest reason. */
const longest = 500;

/**
 * The dialog that aborts an approved sale: the reason, the evidence, and the agency's share of the forfeited amount.
 */
export function AbortDialog({ summary: { eSubId, caseNo }, opened, onClose }: Props) {
  const { move } = useStatusMove(eSubId);
  const [reason, setReason] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [forfeitureCents, setForfeiture] = useState<Cents | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [working, setWorking] = useState(false);
  const kept = useRef<{ file: File; fileId: string }>(undefined);

  /** A second try after a failure does not upload the file again. */
  const evidenceOf = async (chosen: File) => {
    if (kept.current?.file === chosen) return kept.current.fileId;
    const fileId = await sendEvidence(eSubId, chosen).catch((error: unknown) => {
      setProblems({ evidenceFileId: error instanceof CallFailure ? error.message : 'Send the file again.' });
      throw error;
    });
    kept.current = { file: chosen, fileId };
    return fileId;
  };
  const send = async () => {
    if (!file || forfeitureCents === null) return;
    const evidenceFileId = await evidenceOf(file);
    await move(aborted, { reason: reason.trim(), evidenceFileId, forfeitureCents });
    toastResult(`${caseNo} is aborted.`);
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found: Problems = {
      ...(!reason.trim() && { reason: required }),
      ...(!file && { evidenceFileId: required }),
      ...(forfeitureCents === null && { forfeitureCents: 'Give the share, 0 if nothing was forfeited.' }),
    };
    setProblems(found);
    if (Object.keys(found).length > 0 || tooLong(reason, longest)) return;
    setWorking(true);
    await send().catch(() => undefined);
    setWorking(false);
  };

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={`Record that ${caseNo} fell through`}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <form noValidate className={classes.fields} onSubmit={submit}>
        <Text c="dimmed">
          This is final. The deal is closed, its commission is not billed, and the salesperson is notified.
        </Text>
        <Textarea
          label="What happened?"
          description="The option lapsed, the buyer withdrew, the bank refused the loan."
          required
          data-autofocus
          autosize
          minRows={2}
          maxLength={longest}
          value={reason}
          error={problems.reason}
          onChange={(event: ChangeEvent<HTMLTextAreaElement>) => setReason(event.currentTarget.value)}
        />
        <FileInput
          label="Evidence"
          description="PDF, JPEG, PNG, HEIC, Word or Excel, up to 25 MB."
          placeholder="Choose a file"
          required
          clearable
          clearButtonProps={{ 'aria-label': 'Take the file out' }}
          value={file}
          error={problems.evidenceFileId}
          onChange={setFile}
        />
        <MoneyInput
          label="Our share of what was forfeited"
          description="Before GST, as the agency agreement has it; 0 if nothing was forfeited. Finance bills it to our client, and it is split as the commission was."
          required
          value={forfeitureCents}
          error={problems.forfeitureCents}
          onChange={setForfeiture}
        />
        <Group justify="flex-end" gap="sm">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={working}>
            Abort
          </Button>
        </Group>
      </form>
    </Modal>
  );
}

/** Uploads the file that proves why a transaction was aborted, and returns its id. */
const sendEvidence = async (eSubId: string, file: File): Promise<string> => {
  const { fileId } = await sendForm(api.uploadEvidence, { params: { id: eSubId }, body: {} }, file);
  return fileId;
};
