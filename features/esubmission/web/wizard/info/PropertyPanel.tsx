import { districtOf } from '#features/property/rules/address.ts';
import { readPostalCode } from '#features/property/rules/postal-code.ts';
import { readUnit } from '#features/property/rules/unit.ts';
import { categoryWord, type PropertyCategory, propertyCategories } from '#features/property/words/categories.ts';
import { townOf } from '#features/property/words/details.ts';
import { areaOfTown } from '#features/property/words/planning-areas.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { applies } from '../../../rules/info/fields.ts';
import { infoSheet } from '../../../words/info-sheet.ts';
import { useAddresses } from './foundAddress.ts';
import { typeOptions } from './infoForm.ts';
import type { InfoValues } from './infoValues.ts';
import { AddressChoice, KnownProperty } from './KnownProperty.tsx';
import { PropertyFacts, RequiredFacts } from './PropertyFacts.tsx';

type Props = {
  form: GableForm<InfoValues>;
  /** Whether the submission is not saved yet. */
  isNew: boolean;
};

const categories = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));

/** The property and its address. */
export function PropertyPanel({ form, isNew }: Props) {
  const category = useValues(form, ({ propertyCategory }) => propertyCategory);
  const choose = (next: PropertyCategory) => {
    if (next !== form.getValues().propertyCategory) form.setValues({ propertyCategory: next, propertyType: null });
  };
  return (
    <Panel title="Property">
      <FieldGrid>
        <Select
          label={infoSheet.propertyCategory.label}
          placeholder="Choose"
          data={categories}
          {...form.field('propertyCategory', { required: true })}
          onChange={(value) => value && choose(value as PropertyCategory)}
        />
        <Select
          label={infoSheet.propertyType.label}
          placeholder={category ? 'Choose' : 'Choose a category first'}
          data={typeOptions(category)}
          disabled={!category}
          {...form.field('propertyType', { required: true })}
        />
      </FieldGrid>
      <Address form={form} isNew={isNew} />
      {isNew && <KnownProperty form={form} />}
      <RequiredFacts form={form} />
      <PropertyFacts form={form} />
    </Panel>
  );
}

/** The address. The postal code fills in what it determines. */
function Address({ form, isNew }: Props) {
  const { property, isHdb, hasUnit } = useValues(form, (values) => ({
    property: values.property,
    isHdb: values.propertyCategory === 'hdb',
    hasUnit: applies('property.unit', values),
  }));
  const district = districtOf(property.postalCode);
  const addresses = useAddresses(form, property, isNew);
  const hint = addresses.isUnknown ? ' · No address found. Enter it below' : '';
  return (
    <>
      <FieldGrid columns={3}>
        <TypedInput
          label={infoSheet['property.postalCode'].label}
          read={readPostalCode}
          inputMode="numeric"
          description={district ? `District ${district}${hint}` : '6 digits'}
          {...form.field('property.postalCode', { required: true })}
        />
        <TextInput
          label={isHdb ? 'Block' : infoSheet['property.block'].label}
          autoComplete="off"
          {...form.field('property.block', { required: true })}
        />
        {hasUnit && (
          <TypedInput
            label={infoSheet['property.unit'].label}
            placeholder="09-118"
            leftSection="#"
            read={readUnit}
            {...form.field('property.unit')}
          />
        )}
      </FieldGrid>
      <AddressChoice choices={addresses.choices} onChoose={addresses.fill} />
      <FieldGrid>
        <TextInput
          label={infoSheet['property.street'].label}
          autoComplete="off"
          {...form.field('property.street', { required: true })}
          onBlur={() => guessTown(form)}
        />
        <TextInput
          label={infoSheet['property.building'].label}
          autoComplete="off"
          {...form.field('property.building')}
        />
      </FieldGrid>
    </>
  );
}

/** Fills in the town from the street name: many streets are named after their town. */
const guessTown = ({ getValues, setValue }: Props['form']) => {
  const { property, propertyCategory, hdbTown, planningArea } = getValues();
  const town = townOf(property.street);
  if (!town || propertyCategory !== 'hdb') return;
  if (hdbTown === null) setValue('hdbTown', town);
  const area = areaOfTown(town);
  if (area && planningArea === null) setValue('planningArea', area);
};
