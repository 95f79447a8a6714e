import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { LedgerEntries } from '#features/ledger/web/index.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useLast } from '#platform/web/kit/hooks/useLast.ts';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import type { OfList } from '#platform/web/record/useOpenedRow.ts';
import { SameAs, Undecided } from '../bank-duplicates/Duplicate.tsx';
import { receiptParts } from '../billing.words.ts';
import type { BankLine } from '../room.calls.ts';
import { BankLineHead, type Doing } from './BankLineHead.tsx';
import { isProposed } from './bankActs.web.ts';
import { NamedPayment } from './NamedPayment.tsx';
import { ProFormaNotice } from './ProFormaNotice.tsx';
import { Proposal } from './Proposal.tsx';
import { ReceiptLink } from './ReceiptLink.tsx';
import { MatchForm, RecordedReceipts } from './Recorded.tsx';
import { RecordLineForm } from './RecordLineForm.tsx';

/** A line of the bank: what it says, and the invoices that it pays or the payment that it is. */
export function BankLineDrawer({ line, ...ofList }: OfList & { line: BankLine | undefined }) {
  const shown = useLast(line);
  return (
    <SideDrawer opened={line !== undefined} {...ofList} title="Bank line">
      {shown && <Details key={shown.lineId} line={shown} onDone={ofList.onClose} />}
    </SideDrawer>
  );
}

function Details({ line, onDone }: { line: BankLine; onDone: () => void }) {
  const [doing, choose] = useState<Doing>();
  const form = { line, onDone, onCancel: () => choose(undefined) };
  return (
    <Stack gap="lg">
      <BankLineHead line={line} doing={doing} choose={choose} onDone={onDone} />
      {doing === 'record' && <RecordLineForm {...form} />}
      {doing === 'match' && <MatchForm {...form} />}
      {!doing && <AtRest line={line} />}
    </Stack>
  );
}

function AtRest({ line }: { line: BankLine }) {
  const { cents, state, note, takenBackOn, settles, receiptNumber, receiptPart, payment, proForma } = line;
  return (
    <>
      <Facts
        items={[
          { label: 'Taken back', value: takenBackOn && <Day day={takenBackOn} /> },
          { label: cents > 0 ? 'Return of' : 'Payment', value: settles },
          receiptNumber !== null &&
            receiptPart !== null && {
              label: receiptParts[receiptPart],
              value: <ReceiptLink number={receiptNumber} />,
            },
          { label: 'Note', value: note, wide: true },
        ]}
      />
      {payment && <NamedPayment payment={payment} />}
      <RecordedReceipts recorded={line.recorded} />
      {proForma && <ProFormaNotice proForma={proForma} />}
      {isProposed(line) && <Proposal line={line} />}
      {state === 'UNDECIDED' && <Undecided />}
      {state === 'DUPLICATE' && <SameAs line={line} />}
      {state === 'MATCHED' && <AfterUndo line={line} />}
      <LedgerEntries of={{ ids: line.entryIds }} />
    </>
  );
}

/** What stays when the match is undone. A receipt that the line made does not: that is asked first. */
function AfterUndo({ line: { settles, receiptPart, receiptNumber } }: { line: BankLine }) {
  if (!settles && receiptPart === 'MADE') return null;
  return (
    <Text size="sm" c="dimmed">
      {settles
        ? 'If the match is undone, what is recorded stays so, for the bank has made it. If the bank returns it, record the return.'
        : `If the match is undone, only this line is freed. ${receiptNumber} stays as it is recorded.`}
    </Text>
  );
}
