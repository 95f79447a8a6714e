import { Stack, Text } from '@mantine/core';
import { formatDay } from '#platform/contract/days.ts';
import { warn } from '#platform/web/feedback/strip.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { RadioGroup } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { api } from '../api.web.ts';
import type { BankLine } from '../room.calls.ts';
import { nameOfRecorded, type Recorded } from './bankActs.web.ts';
import { ReceiptLink } from './ReceiptLink.tsx';

/** What finance has recorded already that a line probably is: it is only matched, and nothing is recorded again. */
export function RecordedReceipts({ recorded: [only, ...others] }: Pick<BankLine, 'recorded'>) {
  if (!only) return null;
  if (others.length > 0)
    return (
      <Notice title={`Recorded already, as one of ${others.length + 1}`}>
        {[only, ...others].map((one) => (
          <div key={one.receiptId}>
            {nameOfRecorded(one)}, from {one.payer}, <Day day={one.day} />. See <ReceiptLink number={one.number} />.
          </div>
        ))}
      </Notice>
    );
  return (
    <Stack gap="sm">
      <Notice title={`Recorded already as ${nameOfRecorded(only)}`}>
        From {only.payer}, <Day day={only.day} />. See <ReceiptLink number={only.number} />.
      </Notice>
      {only.isClearing && <Clearing />}
    </Stack>
  );
}

const Clearing = () => (
  <Text size="sm" c="dimmed">
    The cheque waits to clear. It clears on the day of this line, and pays what it is meant for.
  </Text>
);

type Props = { line: BankLine; onDone: () => void; onCancel: () => void };

/** Which of several receipts the line is. */
export function MatchForm({ line: { lineId, recorded }, onDone, onCancel }: Props) {
  const form = useCallForm(api.matchRecordedReceipt, {
    initialValues: { receiptId: recorded[0]?.receiptId ?? '' },
    input: (body) => ({ params: { id: lineId }, body }),
    onDone: ({ warnings }) => {
      warnings.forEach(warn);
      onDone();
    },
  });
  const chosen = useValues(form, ({ receiptId }) => recorded.find((one) => one.receiptId === receiptId));
  return (
    <FormShell
      form={form}
      label="Receipt"
      submitLabel={`Match with ${chosen?.number}`}
      showState={false}
      guard={false}
      onCancel={onCancel}
    >
      <RadioGroup
        label="Recorded already, as one of these"
        data={recorded.map((one) => ({ value: one.receiptId, label: choiceOf(one) }))}
        {...form.field('receiptId')}
      />
      {chosen?.isClearing && <Clearing />}
    </FormShell>
  );
}

const choiceOf = (one: Recorded) => `${nameOfRecorded(one)}, ${one.payer}, ${formatDay(one.day)}`;
