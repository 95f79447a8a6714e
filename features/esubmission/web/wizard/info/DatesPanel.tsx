import { Textarea, TextInput } from '@mantine/core';
import type { Day } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { type InfoValues, isLate } from './infoForm.ts';

type Props = {
  form: GableForm<InfoValues>;
  today: Day;
  /** The agency's limit is shorter than is known here: the server asked for the reason. */
  askLate: boolean;
};

/** The option, what follows from it, and what is paid. */
export function DatesPanel({ form, today, askLate }: Props) {
  const { propertyCategory, optionDate } = form.form.values;
  return (
    <Panel title="Dates and price">
      <FieldGrid columns={propertyCategory === 'hdb' ? 3 : 2}>
        <MoneyInput label="Price" {...form.field('priceCents', { required: true })} />
        <DayInput
          label="Option date"
          description="When it was granted"
          {...form.field('optionDate', { required: true })}
        />
        {propertyCategory === 'hdb' && (
          <TextInput
            label="Option serial number"
            description="Printed on the HDB option form"
            autoComplete="off"
            {...form.field('optionSerialNo')}
          />
        )}
      </FieldGrid>
      {(askLate || isLate(optionDate, today)) && (
        <Textarea
          label="Reason for reporting late"
          description="The option was granted a while ago"
          autosize
          minRows={2}
          {...form.field('lateReason', { required: true })}
        />
      )}
      <FieldGrid>
        <MoneyInput label="Option fee" {...form.field('optionFeeCents')} />
        <MoneyInput label="Exercise fee" {...form.field('exerciseFeeCents')} />
        <DayInput label="Exercise date" {...form.field('exerciseDate')} />
        <DayInput label="Completion date" description="Expected, until it is known" {...form.field('completionDate')} />
      </FieldGrid>
    </Panel>
  );
}
