import { Anchor, Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastWarning } from '#platform/web/feedback/toast.ts';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import type { BankLine } from '../../contract/index.ts';
import { allot, allotProblem, paidParts } from '../../rules/allot.ts';
import { bankStates, grounds } from '../../words.ts';
import { api } from '../api.ts';
import { type ChosenInvoice, InvoicePicker } from '../InvoicePicker.tsx';
import { NamedPayment, UndoPayment } from './NamedPayment.tsx';

/** A line of the bank: what it says, and the invoices that it pays or the payment that it is. */
export function BankLineDrawer({ line, onClose }: { line: BankLine | undefined; onClose: () => void }) {
  const shown = useLast(line);
  return (
    <SideDrawer opened={line !== undefined} onClose={onClose} title="Bank line">
      {shown && <Details key={shown.lineId} line={shown} onDone={onClose} />}
    </SideDrawer>
  );
}

type Props = { line: BankLine; onDone: () => void };

const refresh = { refresh: ['billing', 'commission', 'ledger', 'payout'] };

function Details({ line, onDone }: Props) {
  const { day, cents, currency, payer, reference, state, note, receiptNumber } = line;
  return (
    <Stack gap="lg">
      <KeyValues
        items={[
          { label: cents > 0 ? 'Received from' : 'Paid to', value: payer || undefined, wide: true },
          { label: 'Reference', value: reference || undefined, wide: true },
          { label: 'Day', value: <Day day={day} /> },
          { label: 'Amount', value: currency === 'SGD' ? <Money cents={cents} /> : `${currency} ${cents / 100}` },
          { label: 'State', value: bankStates[state] },
          ...(note ? [{ label: 'Note', value: note }] : []),
          ...(line.settles ? [{ label: cents > 0 ? 'Return of' : 'Payment', value: line.settles }] : []),
          ...(receiptNumber
            ? [
                {
                  label: 'Receipt',
                  value: (
                    <Anchor component={RouteLink} to={`/agency-desk/finance/receipts?search=${receiptNumber}`} inherit>
                      {receiptNumber}
                    </Anchor>
                  ),
                },
              ]
            : []),
        ]}
      />
      {line.payment && <NamedPayment line={line} payment={line.payment} onDone={onDone} />}
      {state === 'NEW' && <Match line={line} onDone={onDone} />}
      {state === 'DEBIT' && (
        <Group>
          <SetAside line={line} onDone={onDone} />
        </Group>
      )}
      {state === 'MATCHED' && (line.settles ? <UndoPayment {...{ line, onDone }} /> : <Undo {...{ line, onDone }} />)}
      {state === 'SET_ASIDE' && <TakeUp line={line} onDone={onDone} />}
    </Stack>
  );
}

/** The proposal can be changed before it is confirmed. */
function Match({ line, onDone }: Props) {
  const { lineId, cents, payer, proposal } = line;
  const [chosen, choose] = useState<ChosenInvoice[]>(proposal?.invoices ?? []);
  const [from, setFrom] = useState(proposal?.invoices[0]?.to ?? payer);
  const match = useChange(api.matchBankLine, refresh);
  const allotted = allot(cents, chosen);
  const { leftCents } = allotted;
  return (
    <>
      {proposal && <Notice title={`Proposed: ${grounds[proposal.ground].toLowerCase()}`} />}
      <InvoicePicker cents={cents} chosen={chosen} onChange={choose} />
      <TextInput
        label="Received from"
        description="Printed on the receipt"
        value={from}
        onChange={({ currentTarget }) => setFrom(currentTarget.value)}
      />
      {leftCents > 0 && <Notice tone="info" title={`${formatMoney(leftCents)} is kept as the payer’s credit`} />}
      <Group>
        <Button
          disabled={from.trim() === '' || allotProblem(allotted) !== undefined}
          loading={match.isPending}
          onClick={() =>
            match
              .mutateAsync({ params: { id: lineId }, body: { payer: from, invoices: paidParts(allotted.parts) } })
              .then(
                ({ warnings }) => {
                  warnings.forEach(toastWarning);
                  onDone();
                },
                () => {},
              )
          }
        >
          Record payment
        </Button>
        <SetAside line={line} onDone={onDone} />
      </Group>
    </>
  );
}

function SetAside({ line: { lineId }, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const setAside = useChange(api.setBankLineAside, { refresh: ['billing'] });
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Set aside
      </Button>
      <ReasonDialog
        opened={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={(note) => setAside.mutateAsync({ params: { id: lineId }, body: { aside: true, note } }).then(onDone)}
        title="Set this line aside?"
        label="What it is"
        confirm="Set aside"
      >
        It is not to match, such as interest or a fee of the account. It can be taken up again.
      </ReasonDialog>
    </>
  );
}

function Undo({ line: { lineId }, onDone }: Props) {
  const undo = useChange(api.unmatchBankLine, refresh);
  return (
    <Group>
      <Button
        variant="default"
        loading={undo.isPending}
        onClick={() => undo.mutateAsync({ params: { id: lineId } }).then(onDone, () => {})}
      >
        Undo the match
      </Button>
    </Group>
  );
}

function TakeUp({ line: { lineId }, onDone }: Props) {
  const takeUp = useChange(api.setBankLineAside, { refresh: ['billing'] });
  return (
    <Group>
      <Button
        variant="default"
        loading={takeUp.isPending}
        onClick={() => takeUp.mutateAsync({ params: { id: lineId }, body: { aside: false } }).then(onDone, () => {})}
      >
        Take it up again
      </Button>
    </Group>
  );
}
