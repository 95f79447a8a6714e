import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, Select, TextInput } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { idTypesOf } from '../../../party-kinds.ts';
import type { Party } from '../../../records.ts';
import { CountrySelect } from './CountrySelect.tsx';
import { Fold } from './Fold.tsx';
import { IdentityFields } from './IdentityFields.tsx';
import type { PartyValues } from './partyForm.ts';

type Props = { form: GableForm<PartyValues>; party: Party | undefined; others: Party[] };

const noteOf = (values: PartyValues, principal: string | undefined): string => {
  const { isOnBehalf, isBeneficialOwner, beneficialOwner } = values;
  const given = [
    isOnBehalf && `Acts for ${principal ?? 'somebody'}`,
    !isBeneficialOwner && `Holds for ${beneficialOwner.name || 'somebody'}`,
  ].filter((each) => each !== false);
  return given.length > 0 ? given.join(' · ') : 'No: acts and holds in its own name';
};

const isAbout = (path: string) =>
  ['isOnBehalf', 'representsPartyUUID', 'isBeneficialOwner'].includes(path) || path.startsWith('beneficialOwner');

/** For whom a party acts (by power of attorney, as executor), and for whom it holds. */
export function StandingFields({ form, party, others }: Props) {
  const { values, errors } = form.form;
  const { isOnBehalf, isBeneficialOwner, beneficialOwner, representsPartyUUID } = values;
  const principals = others.filter((other) => !other.isOnBehalf);
  const principal = principals.find(({ uuid }) => uuid === representsPartyUUID)?.name;
  return (
    <Fold
      title="Acts or holds for someone else?"
      note={noteOf(values, principal)}
      hasError={Object.keys(errors).some(isAbout)}
    >
      <Checkbox
        label="Acts on behalf of another party"
        description="By power of attorney, as executor, trustee or authorised person."
        {...form.field('isOnBehalf', { type: 'checkbox' })}
      />
      {isOnBehalf && (
        <Select
          label="Acts for"
          data={principals.map(({ uuid, name }) => ({ value: uuid, label: name }))}
          placeholder={principals.length === 0 ? 'Add that party first' : 'Choose the party'}
          disabled={principals.length === 0}
          clearable
          {...form.field('representsPartyUUID')}
        />
      )}
      <Checkbox
        label="Somebody else is the beneficial owner"
        description="This party only lends its name: the property or the money is another person’s."
        checked={!isBeneficialOwner}
        data-path="isBeneficialOwner"
        onChange={(event) => form.form.setFieldValue('isBeneficialOwner', !event.currentTarget.checked)}
      />
      {!isBeneficialOwner && (
        <>
          <TextInput
            label="Beneficial owner"
            description="As in the identity document"
            autoComplete="off"
            {...form.field('beneficialOwner.name', { required: true })}
          />
          <IdentityFields
            field={form.field}
            path="beneficialOwner."
            given={beneficialOwner}
            types={idTypesOf('INDIVIDUAL')}
            storedNumber={party?.beneficialOwner?.idNumberMasked}
            optional
          />
          <FieldGrid>
            <CountrySelect label="Nationality" field={form.field('beneficialOwner.nationality')} />
            <DayInput label="Date of birth" {...form.field('beneficialOwner.dateOfBirth')} />
          </FieldGrid>
        </>
      )}
    </Fold>
  );
}
