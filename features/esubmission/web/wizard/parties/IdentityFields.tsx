import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { checkIdentity, type Doubt, tidyIdentity } from '../../../identity.ts';
import { type IdType, idTypes } from '../../../words.ts';

type Props = {
  /** A form of any shape: where the two fields are in it, `path` says (`beneficialOwner.`). */
  field: GableForm<object>['field'];
  path?: string;
  given: { idType: IdType; idNumber: string };
  types: IdType[];
  storedNumber: string | undefined;
  /** It may be given later. */
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

/** What the check says while the number is typed; what blocks is said as an error once the field is left. */
const numberHint = (type: IdType, doubt: Doubt | undefined): string => {
  if (doubt) return doubt.level === 'warn' ? doubt.message : formats[type];
  return hasLetter(type) ? 'The letter at the end fits.' : formats[type];
};

/** The identity document: its type, and its number checked by its last letter as it is typed. */
export function IdentityFields({ field, path = '', given, types, storedNumber, optional = false }: Props) {
  const { idType, idNumber } = given;
  const number = field(`${path}idNumber`, { required: !optional && !storedNumber });
  const doubt = idNumber === '' ? undefined : checkIdentity(idType, idNumber);
  const stored = storedNumber && `${storedNumber} is stored. Leave this empty to keep it.`;
  const hint = idNumber === '' ? stored || formats[idType] : numberHint(idType, doubt);
  return (
    <FieldGrid>
      <Select
        label="Identity document"
        data={types.map((value) => ({ value, label: idTypes[value] }))}
        {...field(`${path}idType`, { required: true })}
      />
      <TextInput
        label="Number"
        autoComplete="off"
        spellCheck={false}
        description={hint}
        {...number}
        onChange={(event) => number.onChange(tidyIdentity(event.currentTarget.value))}
      />
    </FieldGrid>
  );
}
