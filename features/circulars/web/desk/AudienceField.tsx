import { wideAudiences } from '#features/people/rules/audience-key.ts';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { MultiSelect } from '#platform/web/form/pickers.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';

export const AudienceField = (field: FieldProps) => (
  <MultiSelect label="For" data={optionsOf(wideAudiences)} {...field} />
);
