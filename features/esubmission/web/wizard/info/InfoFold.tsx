import type { ReactNode } from 'react';
import { MoreFields } from '#platform/web/form/MoreFields.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { applies, type InfoField, isEmpty } from '../../../info-fields.ts';
import type { InfoValues } from './infoValues.ts';

type Props = {
  label: string;
  hint: string;
  form: GableForm<InfoValues>;
  /** Those that are in it; what does not apply to the transaction counts for nothing. */
  fields: readonly InfoField[];
  children: ReactNode;
};

/** Fields of step 1 that most people leave out, folded away with how many hold something. */
export function InfoFold({ label, hint, form, fields, children }: Props) {
  const { values } = form.form;
  const paths = fields.filter((field) => applies(field, values));
  const filled = paths.filter((field) => !isEmpty(field, values[field as keyof InfoValues])).length;
  return (
    <MoreFields label={label} hint={hint} form={form} paths={paths} filled={filled}>
      {children}
    </MoreFields>
  );
}
