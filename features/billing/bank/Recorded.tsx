import { Button, Group, Radio, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { useChange } from '#platform/web/api/useChange.ts';
import { warn } from '#platform/web/feedback/strip.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { api } from '../api.web.ts';
import { receiptParts } from '../billing.words.ts';
import type { BankLine } from '../room.calls.ts';
import { ReceiptLink } from './ReceiptLink.tsx';

type Recorded = BankLine['recorded'][number];
type Props = { line: BankLine; onDone: () => void };

/** `OR26-000012`, or `the return of OR26-000012`. */
const nameOf = ({ part, number }: Recorded) =>
  part === 'STANDING' ? number : `the ${receiptParts[part].toLowerCase()} ${number}`;

/** What finance has recorded already that a line probably is: it is only matched, and nothing is recorded again. */
export function RecordedReceipt({ line: { lineId, recorded }, onDone }: Props) {
  const [chosenId, choose] = useState(recorded[0]?.receiptId);
  const match = useChange(api.matchRecordedReceipt);
  const chosen = recorded.find(({ receiptId }) => receiptId === chosenId);
  if (!chosen) return null;
  const confirm = () =>
    match.mutateAsync({ params: { id: lineId }, body: { receiptId: chosen.receiptId } }).then(
      ({ warnings }) => {
        warnings.forEach(warn);
        onDone();
      },
      () => {},
    );
  return (
    <Stack gap="sm">
      {recorded.length === 1 ? (
        <Notice title={`Recorded already as ${nameOf(chosen)}`}>
          From {chosen.payer}, <Day day={chosen.day} />. See <ReceiptLink number={chosen.number} />.
        </Notice>
      ) : (
        <Radio.Group label="Recorded already, as one of these" value={chosen.receiptId} onChange={choose}>
          <Stack gap="xs" mt="xs">
            {recorded.map((one) => (
              <Radio
                key={one.receiptId}
                value={one.receiptId}
                label={nameOf(one)}
                description={
                  <>
                    {one.payer}, <Day day={one.day} />
                  </>
                }
              />
            ))}
          </Stack>
        </Radio.Group>
      )}
      {chosen.isClearing && (
        <Text size="sm" c="dimmed">
          The cheque waits to clear. It clears on the day of this line, and pays what it is meant for.
        </Text>
      )}
      <Group>
        <Button loading={match.isPending} onClick={confirm}>
          Match with {chosen.number}
        </Button>
      </Group>
    </Stack>
  );
}
