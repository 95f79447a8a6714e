import { DayInput } from '#platform/web/form/DayInput.tsx';
import { SegmentedControl } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { AudienceInput } from './AudienceInput.tsx';
import { MomentFields } from './MomentFields.tsx';
import type { MomentValues } from './moment.web.ts';
import type { PublicationValues } from './publicationForm.web.ts';

type Props = {
  form: GableForm<PublicationValues>;
  /** Whether it is public now. */
  isOut?: boolean;
};

/** Audience and publication dates. */
export function PublicationFields({ form, isOut = false }: Props) {
  const when = useValues(form, (values) => values.when);
  return (
    <>
      <AudienceInput label="For" {...form.field('audience', { required: true })} />
      <SegmentedControl
        aria-label="Publish"
        fullWidth
        data={[
          { value: 'draft', label: 'Draft' },
          { value: 'now', label: isOut ? 'Published' : 'Publish now' },
          { value: 'later', label: 'Schedule' },
        ]}
        {...form.field('when')}
      />
      {when === 'later' && <MomentFields form={form as unknown as GableForm<MomentValues>} />}
      <DayInput
        label="Last day"
        description="Archived after this day. Leave empty to keep it"
        {...form.field('lastDay')}
      />
    </>
  );
}
