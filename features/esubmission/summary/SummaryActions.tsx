import { Button, Menu } from '@mantine/core';
import {
  IconArrowBackUp,
  IconBan,
  IconCalculator,
  IconCopyPlus,
  IconFileTypePdf,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { api } from '../api.web.ts';
import { declaration } from '../findings/Declaration.tsx';
import { useDeleteDraft } from '../record/DraftActions.tsx';
import type { Override } from '../status/status.calls.ts';
import { Status } from '../status/status.words.ts';
import { TakeBack } from '../status/TakeBack.tsx';
import { useStatusMove } from '../status/useStatusMove.web.ts';
import { SaveDraft, useKeepDraft } from '../wizard/SaveDraft.tsx';
import { addressOfStep } from '../wizard/wizardSteps.web.ts';
import { dutyAddress } from './dutyAddress.web.ts';
import { SubmitDialog } from './SubmitDialog.tsx';
import type { Summary } from './summary.calls.ts';

const statusList = '/e-submission/status-of-submission';
const submitted = 2;
const cancelled = 4;

/** The actions that the record allows on a submission. */
export function SummaryActions({ summary }: { summary: Summary }) {
  const { eSubId, caseNo, can, status } = summary;
  const [asking, setAsking] = useState<'submit' | 'cancel' | 'delete' | 'take-back'>();
  const navigate = useNavigate();
  const { move } = useStatusMove(eSubId);
  const deleteDraft = useDeleteDraft();
  const clone = useChange(api.clone);
  const keepDraft = useKeepDraft();
  const close = () => setAsking(undefined);
  const duty = dutyAddress(summary.info);

  const begin = async () => {
    const made = await clone.mutateAsync({ params: { id: eSubId }, body: {} }).catch(() => undefined);
    if (!made) return;
    toastResult(`${made.caseNo} begins with what was in ${caseNo}. Upload its documents anew.`);
    await navigate({ to: addressOfStep(made.eSubId, 'info') });
  };
  const submit = async (overrides: Override[]) => {
    await move(submitted, { overrides, reason: declaration });
    close();
    toastResult('The transaction has been submited!');
    await navigate({ to: statusList });
  };
  const cancel = async (reason: string) => {
    await move(cancelled, { reason });
    toastResult(`${caseNo} is cancelled.`);
  };

  return (
    <>
      <MoreActions>
        <Menu.Item
          component="a"
          href={urlOf(api.downloadSummary, { params: { id: eSubId } })}
          download
          leftSection={<IconFileTypePdf size={16} stroke={1.7} />}
        >
          Download as PDF
        </Menu.Item>
        {duty && (
          <Menu.Item component={RouteLink} to={duty} leftSection={<IconCalculator size={16} stroke={1.7} />}>
            Stamp duty of this {summary.info.transactionType === 'SALE' ? 'sale' : 'lease'}
          </Menu.Item>
        )}
        {can.again && (
          <Menu.Item
            component={RouteLink}
            to={`/e-submission/submit-new-transaction?again=${eSubId}`}
            leftSection={<IconCopyPlus size={16} stroke={1.7} />}
          >
            Again for another unit
          </Menu.Item>
        )}
        {can.cancel && (
          <Menu.Item leftSection={<IconBan size={16} stroke={1.7} />} onClick={() => setAsking('cancel')}>
            Cancel submission
          </Menu.Item>
        )}
        {can.delete && (
          <Menu.Item color="red" leftSection={<IconTrash size={16} stroke={1.7} />} onClick={() => setAsking('delete')}>
            Delete draft
          </Menu.Item>
        )}
      </MoreActions>
      {can.edit && status.id === Status.draft && <SaveDraft onSave={() => keepDraft(eSubId).catch(() => undefined)} />}
      {can.takeBack && (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={17} stroke={1.8} />}
          onClick={() => setAsking('take-back')}
        >
          Take back to draft
        </Button>
      )}
      {can.submit && (
        <Button leftSection={<IconSend size={17} stroke={1.8} />} onClick={() => setAsking('submit')}>
          {status.id === Status.returned ? 'Submit again' : 'Submit'}
        </Button>
      )}
      {can.clone && (
        <Button
          variant="default"
          leftSection={<IconCopyPlus size={17} stroke={1.8} />}
          loading={clone.isPending}
          onClick={() => void begin()}
        >
          Copy to a new draft
        </Button>
      )}
      {(can.claim || can.decide || can.hold || can.resume) && (
        <Button component={RouteLink} to={`/agency-desk/submissions/${eSubId}`}>
          Review
        </Button>
      )}
      <TakeBack of={asking === 'take-back' ? summary : undefined} onClose={close} />
      <SubmitDialog summary={summary} opened={asking === 'submit'} onClose={close} onSubmit={submit} />
      <ReasonDialog
        danger
        opened={asking === 'cancel'}
        onClose={close}
        onConfirm={cancel}
        title={`Cancel ${caseNo}?`}
        label="Why is it cancelled?"
        confirm="Cancel submission"
        cancel="Keep it"
      >
        This is final. The record stays, with your reason.
      </ReasonDialog>
      <ConfirmDialog
        danger
        opened={asking === 'delete'}
        onClose={close}
        onConfirm={() => deleteDraft(eSubId)}
        title={`Delete ${caseNo}?`}
        confirm="Delete"
        cancel="Keep it"
      >
        The draft and its documents are gone for good. Its number is not given again.
      </ConfirmDialog>
    </>
  );
}
