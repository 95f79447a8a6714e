import { Autocomplete, Checkbox, Input, SegmentedControl, Select, Textarea, TextInput } from '@mantine/core';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { checkIdentity, type Doubt, tidyIdentity } from '../../../identity.ts';
import { type IdType, representedPartyWords } from '../../../words.ts';
import { nationalities } from './nationalities.ts';
import classes from './Parties.module.css';
import { idTypeOptions, type PartyValues } from './partyForm.ts';

type Props = { form: GableForm<PartyValues>; storedNumber: string | undefined };

const kinds = [
  { value: 'INDIVIDUAL', label: 'Individual' },
  { value: 'COMPANY', label: 'Company' },
];
const represented = Object.entries(representedPartyWords).map(([value, label]) => ({ value, label }));

const formats: Record<IdType, string> = {
  NRIC: 'S or T, 7 digits and a letter',
  FIN: 'F, G or M, 7 digits and a letter',
  PASSPORT: 'Letters and digits, as printed',
  UEN: 'As in the business profile: 201912345K',
};

/** What the check says while the number is typed; what blocks is said as an error once the field is left. */
const numberHint = (type: IdType, doubt: Doubt | undefined): string => {
  if (doubt) return doubt.level === 'warn' ? doubt.message : formats[type];
  return type === 'PASSPORT' ? formats[type] : 'The letter at the end fits.';
};

/** The identity document: its type, and its number checked by its last letter as it is typed. */
function IdentityFields({ form, storedNumber }: Props) {
  const { kind, idType, idNumber } = form.form.values;
  const number = form.field('idNumber', { required: storedNumber === undefined });
  const doubt = idNumber === '' ? undefined : checkIdentity(idType, idNumber);
  const stored = storedNumber && `${storedNumber} is stored. Leave this empty to keep it.`;
  const hint = idNumber === '' ? (stored ?? formats[idType]) : numberHint(idType, doubt);
  return (
    <FieldGrid>
      <Select label="Identity document" data={idTypeOptions(kind)} {...form.field('idType', { required: true })} />
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

/** How a party is reached. */
function ContactFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <FieldGrid>
        <TextInput label="Phone" type="tel" autoComplete="off" {...form.field('phone')} />
        <TextInput label="E-mail" type="email" autoComplete="off" {...form.field('email')} />
      </FieldGrid>
      <Textarea label="Address" autosize minRows={2} autoComplete="off" {...form.field('address')} />
    </>
  );
}

/** Everything that is asked of a party. */
export function PartyFields({ form, storedNumber }: Props) {
  const { kind, representedParty } = form.form.values;
  const isCompany = kind === 'COMPANY';
  const chooseKind = (next: string) =>
    form.form.setValues({ kind: next as PartyValues['kind'], idType: next === 'COMPANY' ? 'UEN' : 'NRIC' });
  return (
    <div className={classes.fields}>
      <SegmentedControl aria-label="Individual or company" data={kinds} value={kind} onChange={chooseKind} fullWidth />
      <TextInput
        label={isCompany ? 'Registered name' : 'Name'}
        description={isCompany ? 'As in the business profile' : 'As in the identity document'}
        autoComplete="off"
        data-autofocus
        {...form.field('name', { required: true })}
      />
      <IdentityFields form={form} storedNumber={storedNumber} />
      <FieldGrid>
        <Autocomplete
          label={isCompany ? 'Country of registration' : 'Nationality'}
          data={isCompany ? nationalities.map(({ country }) => country) : nationalities.map(({ people }) => people)}
          {...form.field('nationality')}
        />
        {!isCompany && <DayInput label="Date of birth" {...form.field('dateOfBirth')} />}
      </FieldGrid>
      <ContactFields form={form} />
      <Input.Wrapper label="Who is this?" labelElement="div">
        <SegmentedControl
          aria-label="Our client or the other side"
          data={represented}
          fullWidth
          {...form.field('representedParty')}
        />
      </Input.Wrapper>
      {representedParty === 'O' && (
        <Checkbox
          label="Has no agent"
          description="Nobody represents this party. More due diligence is asked for."
          {...form.field('isUnrepresented', { type: 'checkbox' })}
          required={false}
        />
      )}
    </div>
  );
}
