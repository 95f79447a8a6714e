import { Anchor, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Day } from '#platform/web/kit/text/Day.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import { api } from '../api.web.ts';
import lines from '../Lines.module.css';
import classes from '../reports/reports.module.css';
import type { billing } from '../room.calls.ts';

type Props = { quarter: string; gst: Data<typeof billing.gst> };

const lateTo = (quarter: string) => `/agency-desk/finance/reports/gst?quarter=${quarter}&of=OUTPUT&late=true`;

/** Whether a quarter was filed, what hinders that, and what counts in it though its own quarter was filed before. */
export function Filing({ quarter, gst }: Props) {
  const { early, late, filing, isOver } = gst;
  return (
    <div className={classes.filing}>
      {late.length > 0 && (
        <Notice
          title={`Counted here, since the quarter of the tax point was filed before: ${late.length}`}
          action={
            <Button size="xs" variant="default" component={RouteLink} to={lateTo(quarter)}>
              Show them
            </Button>
          }
        >
          {late.map(({ number, taxPoint }) => `${number} (${formatDay(taxPoint)})`).join(', ')}
        </Notice>
      )}
      {early.count > 0 && <Early early={early} />}
      {filing ? (
        <Notice tone="success" title={`Filed on ${formatDay(filing.filedOn)}`}>
          Marked by {filing.filedBy}, with {formatMoney(filing.outputCents)} of output tax and{' '}
          {formatMoney(filing.inputCents)} of input tax.
        </Notice>
      ) : (
        isOver && early.count === 0 && <MarkFiled quarter={quarter} gst={gst} />
      )}
    </div>
  );
}

function Early({ early: { cents, count, rows } }: Pick<Props['gst'], 'early'>) {
  return (
    <Notice tone="warning" title={`${formatMoney(cents)} came in before its tax invoice`}>
      Its GST falls into this quarter, which can’t be marked filed before. Issue the invoice and apply the money to it,
      or refund it.
      <ul>
        {rows.map(({ receiptId, number, payer, receivedOn, leftCents }) => (
          <li key={receiptId} className={lines.line}>
            <TwoLines sub={payer}>
              <Anchor component={RouteLink} inherit c="inherit" to={`/agency-desk/finance/receipts?search=${number}`}>
                {number}
              </Anchor>{' '}
              <Day day={receivedOn} />
            </TwoLines>
            <Money cents={leftCents} />
          </li>
        ))}
      </ul>
      {count > rows.length && `${count - rows.length} more are under Receipts, state “Credit left”.`}
    </Notice>
  );
}

function MarkFiled({ quarter, gst }: Props) {
  const [asking, setAsking] = useState(false);
  const words = quarter.replace('-', ' ');
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        Mark {words} filed
      </Button>
      <SideDrawer opened={asking} onClose={() => setAsking(false)} title={`Mark ${words} filed`}>
        <FilingForm quarter={quarter} gst={gst} onDone={() => setAsking(false)} />
      </SideDrawer>
    </>
  );
}

function FilingForm({ quarter, gst: { outputCents, inputCents, to }, onDone }: Props & { onDone: () => void }) {
  const form = useCallForm(api.fileGst, {
    initialValues: { filedOn: null as string | null },
    input: (body) => ({ params: { quarter }, body }),
    onDone,
  });
  return (
    <Stack gap="lg">
      <Notice tone="warning" title="This can’t be undone">
        {formatMoney(outputCents)} of output tax and {formatMoney(inputCents)} of input tax are kept as filed. What gets
        a tax point up to {formatDay(to)} afterwards counts in a later quarter, and is marked there.
      </Notice>
      <FormShell form={form} label="Filing" submitLabel="Mark filed" showState={false} guard={false}>
        <DayInput
          label="Filed on"
          description="The day on which you sent the return to IRAS"
          {...form.field('filedOn')}
        />
      </FormShell>
    </Stack>
  );
}
