import type { ReactNode } from 'react';
import { isEmpty } from '#platform/contract/field-sheet.ts';
import { MoreFields } from '#platform/web/form/MoreFields.tsx';
import { useValues } from '#platform/web/form/useValues.ts';
import { type FlatField, fieldsIn, InfoFields, type InfoFieldsProps } from './InfoFields.tsx';
import { flatFields, type InfoSection } from './info-sheet.words.ts';
import type { InfoValues } from './infoValues.web.ts';

type Props = Omit<InfoFieldsProps, 'section'> & {
  section: InfoSection;
  label: string;
  hint: string;
  children?: ReactNode;
};

const all = () => true;

/** A folded section of step 1 that most people do not need. Its heading shows how many fields are filled in. */
export function InfoFold({ label, hint, children, ...fields }: Props) {
  const { form, section, only = all } = fields;
  const { paths, filled } = useValues(form, (values) => countIn(section, values, only));
  if (paths.length === 0) return null;
  return (
    <MoreFields label={label} hint={hint} form={form} paths={paths} filled={filled}>
      <InfoFields {...fields} />
      {children}
    </MoreFields>
  );
}

const countIn = (section: InfoSection, values: InfoValues, only: (name: FlatField, values: InfoValues) => boolean) => {
  const paths = fieldsIn(section, values).filter((name) => only(name, values));
  return { paths, filled: paths.filter((name) => !isEmpty(flatFields[name], values[name])).length };
};
