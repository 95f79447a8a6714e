import { IconTarget } from '@tabler/icons-react';
import { formatDay } from '#platform/contract/days.ts';
import { emptyValues } from '#platform/contract/field-sheet.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { MultiSelect } from '#platform/web/form/pickers.tsx';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import type { Contact } from '../record/contact.calls.ts';
import { SheetFields } from '../record/SheetFields.tsx';
import { sheetLine } from '../record/sheetItems.web.ts';
import { profilingSheet } from '../record/sheets.words.ts';
import { Part } from './Part.tsx';
import { type Profiling, ProfilingInput } from './parts.calls.ts';

/** Tab 3: what a contact looks for, the latest first. */
export function Profilings({ contact: { contactId, isMine } }: { contact: Contact }) {
  const found = useData(api.profiling, { params: { id: contactId } });
  const remove = useChange(api.deleteProfiling);
  return (
    <Loaded of={found} skeleton={160}>
      {(rows) => (
        <Part
          title="Profiling"
          one="profile"
          rows={rows}
          mayChange={isMine}
          icon={IconTarget}
          hint="Budget, districts, needs and timeline, as of a day."
          line={(row) => sheetLine(profilingSheet, row, ['intent', 'budgetMin', 'budgetMax', 'timeline'])}
          sub={(row) =>
            [
              row.profileDate && formatDay(row.profileDate),
              row.districts.length > 0 && `Districts ${row.districts.join(', ')}`,
              sheetLine(profilingSheet, row, ['areas', 'bedrooms', 'needs']),
            ]
              .filter(Boolean)
              .join(' · ')
          }
          remove={(row) => remove.mutateAsync({ query: { iD: row.id } })}
          form={(row, close) => <ProfilingForm contactId={contactId} stored={row} onDone={close} />}
        />
      )}
    </Loaded>
  );
}

type Values = Omit<ProfilingInput, 'intent'> & { intent: ProfilingInput['intent'] | null };

const valuesOf = (stored: Profiling | undefined, today: string): Values => {
  if (!stored) {
    const lists = { districts: [] as string[], profileDate: today };
    return { ...emptyValues(profilingSheet), ...lists };
  }
  const { id: _i, contactId: _c, version: _v, ...values } = stored;
  return values;
};

const districts = Array.from({ length: 28 }, (_, index) => String(index + 1).padStart(2, '0'));

type Props = { contactId: string; stored: Profiling | undefined; onDone: () => void };

function ProfilingForm({ contactId, stored, onDone }: Props) {
  const add = useChange(api.addProfiling, { silent: 'failure' });
  const change = useChange(api.changeProfiling, { silent: 'failure' });
  const form = useGableForm<Values>({
    initialValues: valuesOf(stored, useToday()),
    rules: schemaRules(ProfilingInput),
    onSubmit: async (values) => {
      const body = values as ProfilingInput;
      if (stored) await change.mutateAsync({ body: { id: stored.id, version: stored.version, ...body } });
      else await add.mutateAsync({ body: { contactId, ...body } });
      onDone();
    },
  });
  return (
    <FormShell form={form} label="Profile" submitLabel="Save" showState={false} onCancel={onDone}>
      <DayInput label="As of" {...form.field('profileDate')} />
      <SheetFields form={form} sheet={profilingSheet} sections={['wish', 'budget']} />
      <MultiSelect label="Districts" data={districts} searchable clearable {...form.field('districts')} />
      <SheetFields form={form} sheet={profilingSheet} sections={['place', 'home', 'talk']} />
    </FormShell>
  );
}
