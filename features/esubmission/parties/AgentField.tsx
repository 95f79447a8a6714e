import { RadioGroup } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import type { PartyValues } from './partyForm.web.ts';

const answers = [
  { value: 'AGENCY', label: 'Another agency' },
  { value: 'NOBODY', label: 'Nobody' },
];

/** Who acts for a party of the other side. Both answers declare something, so that none stands there from the beginning. */
export function AgentField({ form }: { form: GableForm<PartyValues> }) {
  const isUnrepresented = useValues(form, (values) => values.isUnrepresented);
  return (
    <RadioGroup
      label="Who acts for them?"
      data={answers}
      {...form.field('isUnrepresented', { required: true })}
      value={isUnrepresented === null ? null : isUnrepresented ? 'NOBODY' : 'AGENCY'}
      onChange={(answer) => form.setValue('isUnrepresented', answer === 'NOBODY')}
      {...(isUnrepresented && { description: 'Extra due diligence applies (U1–U6)' })}
    />
  );
}
