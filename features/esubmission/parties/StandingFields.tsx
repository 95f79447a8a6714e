import { useWatch } from 'react-hook-form';
import { CountrySelect, IdentityFields } from '#features/particulars/web/index.ts';
import { idTypesOf } from '#features/particulars/words/kinds.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, Select, TextInput } from '#platform/web/form/inputs.tsx';
import { FoldedFields } from '#platform/web/form/MoreFields.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useHasError, useValues } from '#platform/web/form/useValues.ts';
import type { Party } from './parties.calls.ts';
import type { PartyValues } from './partyForm.web.ts';

type Props = { form: GableForm<PartyValues>; party: Party | undefined; others: Party[] };

const standingOf = ({ isOnBehalf, isBeneficialOwner, representsPartyUUID, beneficialOwner }: PartyValues) => ({
  isOnBehalf,
  isBeneficialOwner,
  representsPartyUUID,
  ownerName: beneficialOwner.name,
});

const noteOf = (standing: ReturnType<typeof standingOf>, principal: string | undefined): string => {
  const { isOnBehalf, isBeneficialOwner, ownerName } = standing;
  const given = [
    isOnBehalf && `Acts for ${principal ?? 'somebody'}`,
    !isBeneficialOwner && `Holds for ${ownerName || 'somebody'}`,
  ].filter((each) => each !== false);
  return given.length > 0 ? given.join(' · ') : 'No, acting for themselves';
};

const fields = ['isOnBehalf', 'representsPartyUUID', 'isBeneficialOwner', 'beneficialOwner'];

/** The checkbox for a party that is not the beneficial owner itself. */
function OtherOwner({ form }: Pick<Props, 'form'>) {
  const isOwner = useWatch({ control: form.control, name: 'isBeneficialOwner' }) as boolean;
  return (
    <Checkbox
      label="Somebody else is the beneficial owner"
      description="This party only lends its name: the property or the money is another person’s."
      checked={!isOwner}
      data-path="isBeneficialOwner"
      onChange={(event) => form.setValue('isBeneficialOwner', !event.currentTarget.checked)}
    />
  );
}

/** The fields for representation (power of attorney, executor) and for the beneficial owner. */
export function StandingFields({ form, party, others }: Props) {
  const standing = useValues(form, standingOf);
  const { isOnBehalf, isBeneficialOwner, representsPartyUUID } = standing;
  const principals = others.filter((other) => !other.isOnBehalf);
  const principal = principals.find(({ uuid }) => uuid === representsPartyUUID)?.name;
  return (
    <FoldedFields
      label="Acting for someone else?"
      hint={noteOf(standing, principal)}
      hasError={useHasError(form, fields)}
    >
      <Checkbox
        label="Acts on behalf of another party"
        description="By power of attorney, as executor, trustee or authorised person."
        {...form.field('isOnBehalf')}
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
      <OtherOwner form={form} />
      {!isBeneficialOwner && (
        <>
          <TextInput
            label="Beneficial owner"
            description="As in the identity document"
            autoComplete="off"
            {...form.field('beneficialOwner.name', { required: true })}
          />
          <IdentityFields
            form={form}
            path="beneficialOwner."
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
    </FoldedFields>
  );
}
