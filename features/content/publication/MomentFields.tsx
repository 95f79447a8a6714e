import type { Day } from '#platform/contract/days.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { TextInput } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import type { MomentValues } from './moment.web.ts';

/** The day and the time at which something becomes public. */
export const MomentFields = ({ form, min }: { form: GableForm<MomentValues>; min?: Day }) => (
  <FieldGrid>
    <DayInput label="Publish on" {...(min && { min })} {...form.field('publishDay', { required: true })} />
    <TextInput label="At" placeholder="09:00" {...form.field('publishTime', { required: true })} />
  </FieldGrid>
);
