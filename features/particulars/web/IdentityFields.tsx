import { useWatch } from 'react-hook-form';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import type { AnyForm } from '#platform/web/form/useGableForm.ts';
import { checkIdentity, type Doubt, readIdentity } from '../rules/identity.ts';
import { type IdType, idTypes } from '../words/kinds.ts';

type Props = {
  /** A form of any shape; `path` is put before the names of the two fields (`beneficialOwner.`). */
  form: AnyForm;
  path?: string;
  types: IdType[];
  storedNumber: string | undefined;
  /** The number may be given later. */
  optional?: boolean;
};

const formats: Record<IdType, string> = {
  NRIC: 'S or T, 7 digits and a letter',
  FIN: 'F, G or M, 7 digits and a letter',
  PASSPORT: 'Letters and digits, as printed',
  UEN: 'As in the business profile: 201912345K',
  FOREIGN_REG: 'As in the register of its country',
};

const hasLetter = (type: IdType) => type !== 'PASSPORT' && type !== 'FOREIGN_REG';

/** The hint while the number is typed. A problem that blocks is shown as an error when the field is left. */
const numberHint = (type: IdType, doubt: Doubt | undefined): string => {
  if (doubt) return doubt.level === 'warn' ? doubt.message : formats[type];
  return hasLetter(type) ? `Valid ${idTypes[type]}.` : formats[type];
};

/** Type and number of an identity document. The check letter is checked while the number is typed. */
export function IdentityFields({ form, path = '', types, storedNumber, optional = false }: Props) {
  const names = [`${path}idType`, `${path}idNumber`] as const;
  const [idType, idNumber] = useWatch({ control: form.control, name: names }) as [IdType, string];
  const doubt = idNumber === '' ? undefined : checkIdentity(idType, idNumber);
  const stored = storedNumber && `${storedNumber} is stored. Leave this empty to keep it.`;
  const hint = idNumber === '' ? stored || formats[idType] : numberHint(idType, doubt);
  return (
    <FieldGrid>
      <Select
        label="Identity document"
        data={types.map((value) => ({ value, label: idTypes[value] }))}
        {...form.field(names[0], { required: true })}
      />
      <TypedInput
        label="Number"
        read={(typed) => readIdentity(idType, typed)}
        description={hint}
        {...form.field(names[1], { required: !optional && !storedNumber })}
      />
    </FieldGrid>
  );
}
