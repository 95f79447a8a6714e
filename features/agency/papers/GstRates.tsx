import { Button } from '@mantine/core';
import { useState } from 'react';
import { ChangesForApproval } from '#features/ledger/web/index.ts';
import { addDays, formatDay } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { DataTable } from '#platform/web/kit/table/DataTable.tsx';
import { api } from '../api.web.ts';

/** The rates of GST by their first day, and those that wait for a second person. */
export function GstRates() {
  const found = useData(api.gstRates, {});
  const [adding, setAdding] = useState(false);
  const today = useToday();
  const rates = found.data?.rates;
  const current = rates?.find(({ validFrom }) => validFrom <= today)?.validFrom;
  return (
    <Panel
      title="GST rates"
      description="An invoice charges the rate in force at its tax point. A new rate is approved by a second person."
      action={
        <Button variant="default" onClick={() => setAdding(true)}>
          Add rate
        </Button>
      }
    >
      <ChangesForApproval
        changes={found.data?.waiting ?? []}
        mb="md"
        approve={api.approveGstRate}
        decline={api.declineGstRate}
      />
      <DataTable
        name="gst-rates"
        label="GST rates"
        rows={rates}
        query={found}
        rowId={({ validFrom }) => validFrom}
        columns={[
          { id: 'validFrom', header: 'From', cell: ({ validFrom }) => formatDay(validFrom) },
          { id: 'rate', header: 'Rate', width: 120, align: 'end', cell: ({ rate }) => `${percentText(rate)}%` },
          {
            id: 'state',
            header: 'State',
            width: 160,
            card: 'state',
            cell: ({ validFrom }) => {
              if (validFrom > today) return <StatusBadge tone="info">Upcoming</StatusBadge>;
              return validFrom === current ? <StatusBadge tone="success">In force</StatusBadge> : null;
            },
          },
        ]}
      />
      <SideDrawer opened={adding} onClose={() => setAdding(false)} title="Add a GST rate">
        <RateForm onDone={() => setAdding(false)} />
      </SideDrawer>
    </Panel>
  );
}

function RateForm({ onDone }: { onDone: () => void }) {
  const first = addDays(useToday(), 1);
  const form = useCallForm(api.addGstRate, {
    initialValues: { validFrom: null as string | null, rate: null as number | null },
    input: (body) => ({ body }),
    onDone,
  });
  return (
    <FormShell form={form} label="Add a GST rate" submitLabel="Send for approval" showState={false} onCancel={onDone}>
      <DayInput label="From" min={first} description="Tomorrow or later" {...form.field('validFrom')} />
      <PercentInput label="Rate" {...form.field('rate')} />
    </FormShell>
  );
}
