import { useNavigate } from '@tanstack/react-router';
import { contactsApi } from '#features/contacts/index.web.ts';
import { countryName } from '#features/particulars/words/countries.ts';
import { idTypes, partyKinds } from '#features/particulars/words/kinds.ts';
import { addressLine } from '#features/property/rules/address.ts';
import { categoryWord, propertyCategories } from '#features/property/words/categories.ts';
import { formatDay } from '#platform/contract/days.ts';
import { useData } from '#platform/web/api/useData.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Checkbox, Select, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Facts } from '#platform/web/record/Facts.tsx';
import { newFormAddress } from '../places.words.ts';
import { Signers } from '../signing/Signers.tsx';
import classes from './Form.module.css';
import type { FormDraft } from './form.calls.ts';
import type { Values } from './values.web.ts';

const categories = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));

/** Who the customer is, as far as the case says it, and what the transaction is. */
export function TransactionFields({
  form,
  draft,
  isSaved,
}: {
  form: GableForm<Values>;
  draft: FormDraft;
  isSaved: boolean;
}) {
  const isLease = draft.transactionType === 'LEASE';
  const isPerson = draft.kind === 'INDIVIDUAL';
  return (
    <div className={classes.fields}>
      <Identity draft={draft} />
      {!isSaved && draft.contactId && <ChooseProperty draft={draft} contactId={draft.contactId} />}
      <TextInput label="Property" maxLength={200} {...form.field('property', { required: true })} />
      <FieldGrid>
        <Select label="Category" data={categories} {...form.field('category', { required: true })} />
        <MoneyInput label={isLease ? 'Monthly rent' : 'Price'} {...form.field('amountCents')} />
        {isLease && <NumberInput label="Term in months" digits={4} {...form.field('leaseMonths')} />}
      </FieldGrid>
      <Checkbox label="The other side has no agent" {...form.field('hasUcp')} />
      <Checkbox
        label="This customer is not my client"
        description="They are the other side, and have no agent"
        {...form.field('isUcp')}
      />
      <FieldGrid>
        <TextInput label="Email" maxLength={254} {...form.field('particulars.email')} />
        <TextInput label="Phone" maxLength={40} {...form.field('particulars.phone')} />
      </FieldGrid>
      <TextInput label="Address" maxLength={300} {...form.field('particulars.address')} />
      {isPerson ? (
        <FieldGrid>
          <TextInput label="Country of birth" maxLength={80} {...form.field('particulars.countryOfBirth')} />
          <TextInput label="Other nationalities" maxLength={120} {...form.field('particulars.otherNationalities')} />
          <TextInput label="Marital status" maxLength={40} {...form.field('particulars.maritalStatus')} />
          <TextInput label="Occupation" maxLength={120} {...form.field('particulars.occupation')} />
          <TextInput label="Employer" maxLength={120} {...form.field('particulars.employer')} />
          <TextInput label="Industry" maxLength={120} {...form.field('particulars.industry')} />
        </FieldGrid>
      ) : (
        <FieldGrid>
          <TextInput label="Industry" maxLength={120} {...form.field('particulars.industry')} />
          <TextInput label="Nature of business" maxLength={200} {...form.field('particulars.natureOfBusiness')} />
          <TextInput label="Place of business" maxLength={300} {...form.field('particulars.placeOfBusiness')} />
        </FieldGrid>
      )}
      <TextInput label="Purpose of the transaction" maxLength={300} {...form.field('particulars.purpose')} />
      <Signers form={form} />
    </div>
  );
}

export const Identity = ({ draft }: { draft: FormDraft }) => (
  <Facts
    items={[
      { label: 'Customer', value: draft.name },
      { label: 'Kind', value: partyKinds[draft.kind] },
      { label: idTypes[draft.idType], value: draft.idNumberMasked },
      { label: 'Nationality', value: draft.nationality && countryName(draft.nationality) },
      { label: 'Date of birth', value: draft.dateOfBirth && formatDay(draft.dateOfBirth) },
      { label: 'Also known as', value: draft.aliases.join(', ') },
    ]}
  />
);

/** One of the contact’s properties: the form begins with its address. */
function ChooseProperty({ draft, contactId }: { draft: FormDraft; contactId: string }) {
  const navigate = useNavigate();
  const found = useData(contactsApi.properties, { params: { id: contactId } });
  if (!found.data || found.data.length === 0) return null;
  const options = found.data.map((each) => ({
    value: each.id,
    label: addressLine({ propertyCategory: each.category, property: each }),
  }));
  return (
    <Select
      label="Property of this contact"
      description="Choose one, or type another below"
      data={options}
      clearable
      empty=""
      value={draft.propertyId ?? ''}
      onChange={(id: unknown) =>
        void navigate({
          to: newFormAddress(draft.aMLID, draft.cDDFor, { propertyId: String(id ?? '') }),
          replace: true,
        })
      }
    />
  );
}
