import { AddressChoice, usePostalFill } from '#features/postal/web/index.ts';
import { districtOf } from '#features/property/rules/address.ts';
import { readPostalCode } from '#features/property/rules/postal-code.ts';
import { readUnit } from '#features/property/rules/unit.ts';
import { categoryWord, type PropertyCategory, propertyCategories } from '#features/property/words/categories.ts';
import { townOf } from '#features/property/words/details.ts';
import { areaOfTown } from '#features/property/words/planning-areas.ts';
import { useData } from '#platform/web/api/useData.ts';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { TypedInput } from '#platform/web/form/TypedInput.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { api } from '../api.web.ts';
import { applies } from '../info/fields.rules.ts';
import { infoSheet } from '../info/info-sheet.words.ts';
import { typeOptions } from '../info/infoForm.web.ts';
import type { InfoValues } from '../info/infoValues.web.ts';
import { KnownProperty } from './KnownProperty.tsx';
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

/** The parts of an address that its postal code determines. */
type Place = Pick<InfoValues['property'], 'block' | 'street' | 'building'>;
const placeOf = ({ block, street, building }: Place): Place => ({ block, street, building });

/** The address. The postal code fills in what it determines. */
function Address({ form, isNew }: Props) {
  const { property, isHdb, hasUnit } = useValues(form, (values) => ({
    property: values.property,
    isHdb: values.propertyCategory === 'hdb',
    hasUnit: applies('property.unit', values),
  }));
  const { postalCode } = property;
  const enabled = districtOf(postalCode) !== undefined;
  const { data } = useData(api.propertyAddress, { query: { postalCode } }, { enabled });
  const { hint, choices, choose } = usePostalFill({
    postalCode,
    found: enabled ? data?.rows : undefined,
    isStored: !isNew,
    partsOf: placeOf,
    typed: () => placeOf(form.getValues().property),
    change: (parts) => setPlace(form, parts),
  });
  return (
    <>
      <FieldGrid columns={3}>
        <TypedInput
          label={infoSheet['property.postalCode'].label}
          read={readPostalCode}
          inputMode="numeric"
          description={hint}
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
      <AddressChoice choices={choices} onChoose={choose} />
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

/** Sets parts of the address, and the town that follows from the street. */
const setPlace = (form: Props['form'], parts: Partial<Place>) => {
  const { setValue, getValues } = form;
  if (parts.street !== undefined) forgetTown(form, getValues().property.street);
  // One by one, because setting a field also clears its error.
  for (const [part, text] of Object.entries(parts)) setValue(`property.${part as keyof Place}`, text);
  guessTown(form);
};

/** Empties the town and its planning area where they follow from this street. */
const forgetTown = ({ getValues, setValue }: Props['form'], street: string) => {
  const town = townOf(street);
  const { hdbTown, planningArea } = getValues();
  if (!town || hdbTown !== town) return;
  setValue('hdbTown', null);
  if (planningArea === areaOfTown(town)) setValue('planningArea', null);
};

/** Fills in the town from the street name: many streets are named after their town. */
const guessTown = ({ getValues, setValue }: Props['form']) => {
  const { property, propertyCategory, hdbTown, planningArea } = getValues();
  const town = townOf(property.street);
  if (!town || propertyCategory !== 'hdb') return;
  if (hdbTown === null) setValue('hdbTown', town);
  const area = areaOfTown(town);
  if (area && planningArea === null) setValue('planningArea', area);
};
