import type { ReactNode } from 'react';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { type Otherwise, SheetInput } from '#platform/web/form/SheetInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { needOf } from './fields.rules.ts';
import { flatFields, type InfoSection } from './info-sheet.words.ts';
import type { InfoValues } from './infoValues.web.ts';

export type FlatField = keyof typeof flatFields;

const names = Object.keys(flatFields) as FlatField[];

/** The fields of a section that apply to the current values, in the order of the sheet. */
export const fieldsIn = (section: InfoSection, values: InfoValues): FlatField[] =>
  names.filter((name) => flatFields[name].section === section && needOf(name, values) !== undefined);

type InputProps = { form: GableForm<InfoValues>; name: FlatField; otherwise?: Otherwise | undefined };

function InfoInput({ form, name, otherwise }: InputProps) {
  const needed = useValues(form, (values) => needOf(name, values) === 'required');
  return <SheetInput row={flatFields[name]} field={form.field(name)} needed={needed} otherwise={otherwise} />;
}

export type InfoFieldsProps = {
  form: GableForm<InfoValues>;
  section: InfoSection;
  columns: 2 | 3 | 4;
  /** Which fields of the section are shown. Default: all that apply. */
  only?: (name: FlatField, values: InfoValues) => boolean;
  otherwise?: Partial<Record<FlatField, Otherwise>>;
  /** Inputs that the sheet cannot describe. */
  own?: Partial<Record<FlatField, ReactNode>>;
};

/** The inputs of a section of step 1, as the sheet declares them. A field that is added to the sheet is shown here. */
export function InfoFields({ form, section, columns, only = () => true, otherwise = {}, own = {} }: InfoFieldsProps) {
  const shown = useValues(form, (values) => fieldsIn(section, values).filter((name) => only(name, values)));
  if (shown.length === 0) return null;
  return (
    <FieldGrid columns={columns}>
      {shown.map((name) => own[name] ?? <InfoInput key={name} form={form} name={name} otherwise={otherwise[name]} />)}
    </FieldGrid>
  );
}
