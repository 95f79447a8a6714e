import { useNavigate } from '@tanstack/react-router';
import { formatInstant } from '#platform/contract/days.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { api } from '../api.web.ts';
import type { DeskCircular } from './publishing.calls.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';

export type StepName = 'publish' | 'schedule' | 'withdraw' | 'archive' | 'remove';

type Props = { circular: DeskCircular; stepName: StepName | undefined; onClose: () => void };

/** The dialogs of the steps of a circular. Each states its consequences first. */
export function PublishingDialogs({ circular, stepName, onClose }: Props) {
  const { circularId } = circular;
  const navigate = useNavigate();
  const publish = useChange(api.publish, { silent: 'success' });
  const withdraw = useChange(api.withdraw);
  const archive = useChange(api.archive);
  const remove = useChange(api.remove, { refreshes: false });
  const params = { id: circularId };
  const steps: Record<Exclude<StepName, 'schedule'>, Step> = {
    publish: {
      title: 'Publish this circular now?',
      words: publishWords(circular),
      confirm: 'Publish',
      run: () => publish.mutateAsync({ params, body: { at: null } }),
    },
    withdraw: {
      title: 'Withdraw this circular?',
      words:
        'It is a draft again, and nobody sees it. Who has read it stays on record. Publishing it again notifies nobody twice.',
      confirm: 'Withdraw',
      run: () => withdraw.mutateAsync({ params }),
    },
    archive: {
      title: 'Archive this circular?',
      words:
        'It leaves the lists of its people and is no longer unread for anyone. Who has read and acknowledged it stays on record.',
      confirm: 'Archive',
      run: () => archive.mutateAsync({ params }),
    },
    remove: {
      title: 'Delete this circular?',
      words: 'It is deleted with its attachments. This can’t be undone.',
      confirm: 'Delete',
      run: () => remove.mutateAsync({ params }).then(() => navigate({ to: '/agency-desk/circulars' })),
    },
  };
  const step = stepName && stepName !== 'schedule' ? steps[stepName] : undefined;
  return (
    <>
      <ConfirmDialog
        opened={step !== undefined}
        onClose={onClose}
        onConfirm={() =>
          step
            ? step.run().then(
                () => undefined,
                // The toast is already shown.
                () => undefined,
              )
            : undefined
        }
        danger={stepName === 'remove'}
        title={step?.title ?? ''}
        confirm={step?.confirm ?? ''}
      >
        {step?.words}
      </ConfirmDialog>
      <ScheduleDialog
        opened={stepName === 'schedule'}
        onClose={onClose}
        onSchedule={(at) => publish.mutateAsync({ params, body: { at } })}
      />
    </>
  );
}

type Step = { title: string; words: string; confirm: string; run: () => Promise<unknown> };

const publishWords = ({ asked, announcedAt, acknowledgeBy }: DeskCircular): string => {
  const who = asked === 1 ? '1 person sees' : `${formatCount(asked)} people see`;
  if (announcedAt)
    return `${who} it again. They were notified on ${formatInstant(announcedAt)} and are not notified again.`;
  return `${who} it at once and ${asked === 1 ? 'is' : 'are'} notified${acknowledgeBy ? ', and must acknowledge it' : ''}.`;
};
