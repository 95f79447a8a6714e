import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { dayOf, formatDay, formatInstant } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatCount, formatMoney } from '#platform/contract/money.ts';
import { urlOf } from '#platform/web/api/client.ts';
import { CallFailure } from '#platform/web/api/failure.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { api } from '../api.web.ts';
import { bankFileFormats } from '../payout.words.ts';
import type { payout } from '../room.calls.ts';

type Run = Data<typeof payout.run>;
type Props = { run: Run; mayApprove: boolean; onRefused: (problems: string[]) => void };
type Step = 'approve' | 'discard' | 'send' | 'pay' | 'confirm';

/** What can be done with the run next: approve, send to the bank, pay; or discard and withdraw it. */
export function RunActions({ run, mayApprove, onRefused }: Props) {
  const { runId, state } = run;
  const [asking, setAsking] = useState<Step | 'withdraw'>();
  const questions = useQuestions(run);
  const asked = asking && asking !== 'withdraw' ? questions[asking] : undefined;
  const refuse = (error: unknown) => {
    if (error instanceof CallFailure) onRefused(error.errors.map(({ message }) => message));
  };
  const isOnItsWay = state === 'APPROVED' && !run.withdrawal;
  return (
    <>
      {state === 'DRAFT' && (
        <Button variant="default" onClick={() => setAsking('discard')}>
          Discard
        </Button>
      )}
      {isOnItsWay && (
        <Button variant="default" onClick={() => setAsking('withdraw')}>
          {run.withdrawalStep === 'WITHDRAW' ? 'Withdraw' : 'Request withdrawal'}
        </Button>
      )}
      {run.withdrawalStep === 'CONFIRM' && (
        <Button color="red" onClick={() => setAsking('confirm')}>
          Confirm withdrawal
        </Button>
      )}
      {(isOnItsWay || state === 'SENT' || state === 'PAID') && <BankFile runId={runId} />}
      {state === 'DRAFT' && mayApprove && <Button onClick={() => setAsking('approve')}>Approve run</Button>}
      {isOnItsWay && <Button onClick={() => setAsking('send')}>Mark as sent</Button>}
      {state === 'SENT' && <Button onClick={() => setAsking('pay')}>Mark as paid</Button>}
      <ConfirmDialog
        opened={asked !== undefined}
        onClose={() => setAsking(undefined)}
        onConfirm={() => asked?.run().then(() => onRefused([]), refuse)}
        title={asked?.title ?? ''}
        confirm={asked?.confirm ?? ''}
      >
        {asked?.words}
      </ConfirmDialog>
      <Withdraw
        run={run}
        opened={asking === 'withdraw'}
        onClose={() => setAsking(undefined)}
        onDone={() => onRefused([])}
      />
    </>
  );
}

type WithdrawProps = { run: Run; opened: boolean; onClose: () => void; onDone: () => void };

/** One person withdraws a run, or requests it once its bank file was downloaded. */
function Withdraw({ run: { runId, number, withdrawalStep, downloads }, opened, onClose, onDone }: WithdrawProps) {
  const withdraw = useChange(api.withdraw);
  const request = useChange(api.requestWithdrawal);
  const isAlone = withdrawalStep === 'WITHDRAW';
  const [last] = downloads;
  return (
    <ReasonDialog
      opened={opened}
      onClose={onClose}
      onConfirm={(reason) => {
        const asked = { params: { id: runId }, body: { reason } };
        return (isAlone ? withdraw.mutateAsync(asked) : request.mutateAsync(asked)).then(onDone);
      }}
      title={isAlone ? `Withdraw ${number}?` : `Request the withdrawal of ${number}?`}
      label="Reason"
      confirm={isAlone ? 'Withdraw run' : 'Request withdrawal'}
      danger
    >
      {last && `${last.by} downloaded its bank file on ${formatInstant(last.at)}, so somebody else confirms this. `}
      Its numbers and statements are void then, and what it pays is free for the next run. Its bank file must not be
      used.
    </ReasonDialog>
  );
}

const sumTo = (cents: number, people: number) =>
  `${formatMoney(cents)} to ${people === 1 ? '1 payee' : `${formatCount(people)} payees`}`;

/** What became of a run that was to be sent. */
const sentWords = ({ number, leftOut, isSent }: Data<typeof payout.send>): string => {
  const payees = leftOut === 1 ? '1 payee' : `${formatCount(leftOut)} payees`;
  if (!isSent) return `${payees} left out of ${number}. Download its new bank file, and mark the run as sent then.`;
  return leftOut === 0 ? `${number} is sent to the bank.` : `${number} is sent to the bank without ${payees}.`;
};

/** What is asked before each step, and what the step does. */
const useQuestions = (run: Run) => {
  const { runId, number, people, netCents, revision, waiting, payDay } = run;
  const today = dayOf(Temporal.Now.instant().toString());
  const early = today < payDay ? `, before its pay day, ${formatDay(payDay)}` : '';
  const navigate = useNavigate();
  const options = { silent: 'failure' } as const;
  const approve = useChange(api.approve, { ...options, says: (data) => `Payout run ${data.number} approved` });
  const discard = useChange(api.discard, options);
  const send = useChange(api.send, { ...options, says: sentWords });
  const confirm = useChange(api.approveWithdrawal, options);
  const pay = useChange(api.pay, { ...options, says: (data) => `Payout run ${data.number} paid` });
  const params = { id: runId };
  const whole = sumTo(netCents, people);
  return {
    approve: {
      title: 'Approve the run?',
      words: `${whole}. It gets its number, each payee a statement, and the bank file is made.`,
      confirm: 'Approve run',
      run: () => approve.mutateAsync({ params, body: { revision } }),
    },
    discard: {
      title: 'Discard the run?',
      words: 'Nothing is paid by it. What it would have paid is free for the next run.',
      confirm: 'Discard',
      run: async () => {
        await discard.mutateAsync({ params });
        await navigate({ to: '/agency-desk/finance/payouts' });
      },
    },
    send: {
      title: `Does the bank have the file of ${number}?`,
      words: `${whole}. Payees who changed since the approval are left out. Once sent, the run can’t be withdrawn.`,
      confirm: 'Mark as sent',
      run: () => send.mutateAsync({ params }),
    },
    confirm: {
      title: `Withdraw ${number}?`,
      words:
        'Its numbers and statements are void, and what it pays is free for the next run. Make sure that the bank does not pay by its file.',
      confirm: 'Withdraw run',
      run: () => confirm.mutateAsync({ params }),
    },
    pay: {
      title: `Has the bank paid ${number}?`,
      words: `${sumTo(waiting.cents, waiting.people)}, recorded as paid today${early}. Open a payee to record one payment, or another day.`,
      confirm: 'Mark as paid',
      run: () => pay.mutateAsync({ params, body: { paidOn: today } }),
    },
  } satisfies Record<Step, unknown>;
};

function BankFile({ runId }: { runId: string }) {
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<IconDownload size={17} stroke={1.7} />}>
          Bank file
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {optionsOf(bankFileFormats).map(({ value, label }) => (
          <Menu.Item
            key={value}
            component="a"
            href={urlOf(api.bankFile, { params: { id: runId }, query: { format: value } })}
            download
          >
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
