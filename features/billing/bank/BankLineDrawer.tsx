import { Button, Group, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKept } from '#platform/web/drafts/useKept.ts';
import { warn } from '#platform/web/feedback/strip.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { api } from '../api.web.ts';
import { Duplicate, Undecided } from '../bank-duplicates/Duplicate.tsx';
import { bankStates, grounds, numberedPayments, receiptParts } from '../billing.words.ts';
import classes from '../Lines.module.css';
import { allot, allotProblem, paidParts } from '../receipts/allot.rules.ts';
import { type ChosenInvoice, InvoicePicker } from '../receipts/InvoicePicker.tsx';
import { paymentWords } from '../receipts/paymentWords.web.ts';
import type { BankLine } from '../room.calls.ts';
import { BookCharge, UndoCharge } from './BankCharge.tsx';
import { NamedPayment, UndoPayment } from './NamedPayment.tsx';
import { ProFormaNotice } from './ProFormaNotice.tsx';
import { ReceiptLink } from './ReceiptLink.tsx';
import { RecordedReceipt } from './Recorded.tsx';
import { UndoReceipt } from './UndoReceipt.tsx';

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

function Details({ line, onDone }: Props) {
  const { day, cents, currency, payer, reference, state, note, receiptNumber, receiptPart, payment } = line;
  // Such a line is confirmed, or set aside.
  const isPayment = payment?.problem === null && numberedPayments.includes(payment.kind);
  return (
    <Stack gap="lg">
      <KeyValues
        items={[
          { label: cents > 0 ? 'Received from' : 'Paid to', value: payer || undefined, wide: true },
          { label: 'Reference', value: reference || undefined, wide: true },
          { label: 'Day', value: <Day day={day} /> },
          { label: 'Amount', value: currency === 'SGD' ? <Money cents={cents} /> : `${currency} ${cents / 100}` },
          { label: 'State', value: bankStates[state] },
          ...(line.isReversal ? [{ label: 'Kind', value: 'Reversal of an earlier entry' }] : []),
          ...(line.takenBackOn ? [{ label: 'Taken back', value: <Day day={line.takenBackOn} /> }] : []),
          ...(note ? [{ label: 'Note', value: note }] : []),
          ...(line.settles ? [{ label: cents > 0 ? 'Return of' : 'Payment', value: line.settles }] : []),
          ...(receiptNumber && receiptPart
            ? [{ label: receiptParts[receiptPart], value: <ReceiptLink number={receiptNumber} /> }]
            : []),
        ]}
      />
      {payment && <NamedPayment line={line} payment={payment} onDone={onDone} />}
      {line.recorded.length > 0 && <RecordedReceipt line={line} onDone={onDone} />}
      {line.proForma && <ProFormaNotice proForma={line.proForma} />}
      {state === 'NEW' && !isPayment && <Match line={line} onDone={onDone} />}
      {(state === 'DEBIT' || (state === 'NEW' && isPayment)) && (
        <Group>
          {!isPayment && <BookCharge line={line} onDone={onDone} />}
          <SetAside line={line} onDone={onDone} />
        </Group>
      )}
      {state === 'MATCHED' &&
        (line.settles ? <UndoPayment line={line} onDone={onDone} /> : <UndoReceipt line={line} onDone={onDone} />)}
      {state === 'BOOKED' && <UndoCharge line={line} onDone={onDone} />}
      {state === 'SET_ASIDE' && <TakeUp line={line} onDone={onDone} />}
      {state === 'UNDECIDED' && <Undecided />}
      {state === 'DUPLICATE' && <Duplicate line={line} onDone={onDone} />}
      <LedgerEntries of={{ ids: line.entryIds }} />
    </Stack>
  );
}

/** The proposal can be changed before it is confirmed. */
function Match({ line, onDone }: Props) {
  const { lineId, cents, payer, proposal, proForma, recorded } = line;
  const [proposed] = useState({
    chosen: (proposal?.invoices ?? []) as ChosenInvoice[],
    from: proposal?.invoices[0]?.to ?? proForma?.to ?? payer,
  });
  const { values, keep, forget } = useKept(`bank-line/${lineId}`, proposed);
  const { chosen, from } = values;
  const match = useChange(api.matchBankLine, {
    says: ({ number }) => paymentWords(cents, chosen, number),
  });
  const allotted = allot(cents, chosen);
  const { leftCents } = allotted;
  const confirm = () => {
    const body = { payer: from, invoices: paidParts(allotted.parts) };
    return match.mutateAsync({ params: { id: lineId }, body }).then(async ({ warnings }) => {
      warnings.forEach(warn);
      await forget();
      onDone();
    });
  };
  const isReady = from.trim() !== '' && !allotProblem(allotted);
  return (
    <>
      {recorded[0] && <h3 className={classes.title}>Or another payment</h3>}
      {proposal && <Notice title={`Proposed: ${grounds[proposal.ground].toLowerCase()}`} />}
      <InvoicePicker cents={cents} chosen={chosen} onChange={(next) => keep((now) => ({ ...now, chosen: next }))} />
      <TextInput
        label="Received from"
        description="Printed on the receipt"
        value={from}
        onChange={({ currentTarget: { value } }) => keep((now) => ({ ...now, from: value }))}
      />
      {leftCents > 0 && <Notice tone="info" title={`${formatMoney(leftCents)} is kept as the payer’s credit`} />}
      <Group>
        {recorded[0] ? (
          <ConfirmButton label="Record payment" title="Record another payment?" disabled={!isReady} onConfirm={confirm}>
            {`${recorded[0].number} has the same amount and is matched with no line of the bank. If it is this payment, match the line with it. Recorded again, the money is in the books twice.`}
          </ConfirmButton>
        ) : (
          <Button disabled={!isReady} loading={match.isPending} onClick={() => confirm().catch(() => {})}>
            Record payment
          </Button>
        )}
        <BookCharge line={line} onDone={onDone} />
        <SetAside line={line} onDone={onDone} />
      </Group>
    </>
  );
}

function SetAside({ line: { lineId }, onDone }: Props) {
  const [isAsking, setAsking] = useState(false);
  const setAside = useChange(api.setBankLineAside);
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
        It is not to match, such as a transfer between the agency’s own accounts. It can be taken up again.
      </ReasonDialog>
    </>
  );
}

function TakeUp({ line: { lineId }, onDone }: Props) {
  const takeUp = useChange(api.setBankLineAside);
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
