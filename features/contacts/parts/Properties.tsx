import { IconHome } from '@tabler/icons-react';
import { AddressChoice, usePostalCode } from '#features/postal/web/index.ts';
import { readPostalCode } from '#features/property/rules/postal-code.ts';
import { readUnit } from '#features/property/rules/unit.ts';
import { homeComparables } from '#features/property/web/index.ts';
import {
  categoryWord,
  type PropertyCategory,
  propertyCategories,
  propertyTypes,
  propertyTypeWord,
} from '#features/property/words/categories.ts';
import { emptyValues, isEmpty, keysOfSheet, type SheetValues } from '#platform/contract/field-sheet.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { MoreFields } from '#platform/web/form/MoreFields.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import { useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { useOffer, useOffers } from '#platform/web/shell/ports.ts';
import { api } from '../api.web.ts';
import { propertyVerbs } from '../ports.web.ts';
import type { Contact } from '../record/contact.calls.ts';
import { SheetFields } from '../record/SheetFields.tsx';
import { sheetLine } from '../record/sheetItems.web.ts';
import { propertySheet } from '../record/sheets.words.ts';
import { Part } from './Part.tsx';
import { type Property, PropertyInput } from './parts.calls.ts';

/** Tab 1: the properties of a contact. */
export function Properties({ contact: { contactId, isMine } }: { contact: Contact }) {
  const found = useData(api.properties, { params: { id: contactId } });
  const remove = useChange(api.deleteProperty);
  return (
    <Loaded of={found} skeleton={160}>
      {(rows) => (
        <Part
          title="Properties"
          one="property"
          rows={rows}
          mayChange={isMine}
          icon={IconHome}
          hint="What this customer owns, rents, or is interested in. Each address stands here once."
          line={({ line }) => line}
          sub={(row) =>
            [
              propertyTypeWord(row.category, row.propertyType) || categoryWord(row.category),
              sheetLine(propertySheet, row, ['relation', 'status']),
              row.areaSqm !== null && `${formatCount(row.areaSqm)} m²`,
              sheetLine(propertySheet, row, ['leaseEnd', 'exclusiveUntil', 'askingCents']),
            ]
              .filter(Boolean)
              .join(' · ')
          }
          verbs={(row) => <PropertyVerbs property={row} />}
          remove={(row) => remove.mutateAsync({ query: { iD: row.id } })}
          form={(row, close) => <PropertyForm contactId={contactId} stored={row} onDone={close} />}
        />
      )}
    </Loaded>
  );
}

/** What other rooms begin from a property. */
function PropertyVerbs({ property }: { property: Property }) {
  return useOffers(propertyVerbs).map((Verbs, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rooms that offer something stay the same
    <Verbs key={index} property={property} />
  ));
}

type Values = SheetValues<typeof propertySheet> & {
  category: PropertyCategory | null;
  propertyType: string | null;
  postalCode: string;
  block: string;
  street: string;
  building: string;
  unit: string;
};

/** The parts of an address that its postal code determines. */
const placeOf = ({ block, street, building }: Pick<Values, 'block' | 'street' | 'building'>) => ({
  block,
  street,
  building,
});

const emptyPlace = { postalCode: '', block: '', street: '', building: '', unit: '' };

const valuesOf = (stored?: Property): Values => {
  if (!stored) {
    const first = { category: null, propertyType: null, relation: 'OWNER' as const, status: 'HELD' as const };
    return { ...emptyValues(propertySheet), ...emptyPlace, ...first };
  }
  const sheet = Object.fromEntries(keysOfSheet(propertySheet).map((key) => [key, stored[key]]));
  const { category, propertyType, postalCode, block, street, building, unit } = stored;
  const rest = { category, propertyType: propertyType || null, postalCode, block, street, building, unit };
  return { ...(sheet as SheetValues<typeof propertySheet>), ...rest };
};

const keysIn = (section: string) => keysOfSheet(propertySheet).filter((key) => propertySheet[key].section === section);
const filledIn = (stored: Property | undefined, section: string): number =>
  stored ? keysIn(section).filter((key) => !isEmpty(propertySheet[key], stored[key])).length : 0;

const inputOf = (values: Values) => ({ ...values, propertyType: values.propertyType ?? '' });
const rules = schemaRules(PropertyInput);

type Props = { contactId: string; stored: Property | undefined; onDone: () => void };

function PropertyForm({ contactId, stored, onDone }: Props) {
  const add = useChange(api.addProperty, { silent: 'failure' });
  const change = useChange(api.changeProperty, { silent: 'failure' });
  const form = useGableForm<Values>({
    initialValues: valuesOf(stored),
    rules: (values) => rules(inputOf(values)),
    onSubmit: async (values) => {
      const body = inputOf(values) as PropertyInput;
      if (stored) await change.mutateAsync({ body: { id: stored.id, version: stored.version, ...body } });
      else await add.mutateAsync({ body: { contactId, ...body } });
      onDone();
    },
  });
  const { category, postalCode } = useValues(form, (values) => ({
    category: values.category,
    postalCode: values.postalCode,
    ...placeOf(values),
  }));
  const { hint, choices, choose } = usePostalCode({
    postalCode,
    isStored: stored !== undefined,
    partsOf: placeOf,
    typed: () => placeOf(form.getValues()),
    change: (parts) => form.setValues(parts),
  });
  const Comparables = useOffer(homeComparables);
  return (
    <FormShell form={form} label="Property" submitLabel="Save" showState={false} onCancel={onDone}>
      <FieldGrid>
        <Select
          label="Category"
          placeholder="Choose"
          data={propertyCategories.map((value) => ({ value, label: categoryWord(value) }))}
          {...form.field('category', { required: true })}
        />
        <Select
          label="Type"
          placeholder="Choose"
          clearable
          disabled={!category}
          data={category ? optionsOf(propertyTypes[category]) : []}
          {...form.field('propertyType')}
        />
      </FieldGrid>
      <FieldGrid>
        <TypedInput
          label="Postal code"
          read={readPostalCode}
          inputMode="numeric"
          description={hint}
          {...form.field('postalCode', { required: true })}
        />
        <TypedInput label="Unit" read={readUnit} description="As 09-118" {...form.field('unit')} />
      </FieldGrid>
      <AddressChoice choices={choices} onChoose={choose} />
      <FieldGrid>
        <TextInput label="Block or house" maxLength={20} {...form.field('block', { required: true })} />
        <TextInput label="Street" maxLength={120} {...form.field('street', { required: true })} />
      </FieldGrid>
      <TextInput label="Building" maxLength={120} {...form.field('building')} />
      <SheetFields form={form} sheet={propertySheet} sections={['property', 'money']} facts={{ category }} />
      <MoreFields
        label="Estate agency agreement"
        hint="form, number, dates"
        form={form}
        paths={keysIn('agreement')}
        filled={filledIn(stored, 'agreement')}
      >
        <SheetFields form={form} sheet={propertySheet} sections={['agreement']} />
      </MoreFields>
      <MoreFields label="Sold" hint="price, day" form={form} paths={keysIn('sold')} filled={filledIn(stored, 'sold')}>
        <SheetFields form={form} sheet={propertySheet} sections={['sold']} />
      </MoreFields>
      {stored && Comparables && <Comparables home={{ ...stored, purpose: 'SALE' }} />}
    </FormShell>
  );
}
