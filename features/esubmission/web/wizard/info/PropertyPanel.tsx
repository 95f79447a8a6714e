import type { ChangeEvent } from 'react';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { districtOf } from '../../../address.ts';
import { townOf } from '../../../detail-words.ts';
import { applies } from '../../../info-fields.ts';
import { areaOfTown } from '../../../planning-areas.ts';
import { categoryWord, type PropertyCategory, propertyCategories } from '../../../words.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { typeOptions } from './infoForm.ts';
import type { InfoValues } from './infoValues.ts';
import { KnownProperty } from './KnownProperty.tsx';
import { FlatFields, PropertyFacts } from './PropertyFacts.tsx';
import { useAddresses } from './useAddresses.ts';

type Props = {
  form: GableForm<InfoValues>;
  /** Nothing of it is saved yet. */
  isNew: boolean;
};

const categories = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));
const digits = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.value.replace(/\D/g, '').slice(0, 6);

/** What is sold or let, and where it is. */
export function PropertyPanel({ form, isNew }: Props) {
  const { values, setValues, setFieldValue } = form.form;
  const { propertyCategory: category, property } = values;
  const unit = form.field('property.unit');
  const postalCode = form.field('property.postalCode', { required: true });
  const street = form.field('property.street', { required: true });
  const district = districtOf(property.postalCode);
  const addresses = useAddresses(form, isNew);
  const hint = addresses.isUnknown ? ' · Type the address' : '';
  const choose = (next: PropertyCategory) => {
    if (next !== category) setValues({ propertyCategory: next, propertyType: null });
  };
  /** Many streets are named after their town. */
  const guessTown = () => {
    const town = townOf(property.street);
    if (!town || category !== 'hdb') return;
    if (values.hdbTown === null) setFieldValue('hdbTown', town);
    const area = areaOfTown(town);
    if (area && values.planningArea === null) setFieldValue('planningArea', area);
  };
  return (
    <Panel title="Property">
      <FieldGrid>
        <Select
          label="Category"
          placeholder="Choose"
          data={categories}
          {...form.field('propertyCategory', { required: true })}
          onChange={(value) => value && choose(value as PropertyCategory)}
        />
        <Select
          label="Type"
          placeholder={category ? 'Choose' : 'Choose a category first'}
          data={typeOptions(category)}
          disabled={!category}
          {...form.field('propertyType', { required: true })}
        />
      </FieldGrid>
      <FieldGrid columns={3}>
        <TextInput
          label="Postal code"
          inputMode="numeric"
          autoComplete="off"
          description={district ? `District ${district}${hint}` : '6 digits'}
          {...postalCode}
          onChange={(event) => postalCode.onChange(digits(event))}
        />
        <TextInput
          label={category === 'hdb' ? 'Block' : 'Block or house'}
          autoComplete="off"
          {...form.field('property.block', { required: true })}
        />
        {applies('property.unit', values) && (
          <TextInput
            label="Unit"
            placeholder="09-118"
            leftSection="#"
            autoComplete="off"
            {...unit}
            onChange={(event) => unit.onChange(event.currentTarget.value.replace('#', ''))}
          />
        )}
      </FieldGrid>
      <AddressChoice choices={addresses.choices} onChoose={addresses.fill} />
      <FieldGrid>
        <TextInput
          label="Street"
          autoComplete="off"
          {...street}
          onBlur={(event) => {
            street.onBlur?.(event);
            guessTown();
          }}
        />
        <TextInput label="Building or project" autoComplete="off" {...form.field('property.building')} />
      </FieldGrid>
      {isNew && <KnownProperty form={form} />}
      <FlatFields form={form} />
      <PropertyFacts form={form} />
    </Panel>
  );
}
