import { Group } from '@mantine/core';
import { areaUnits } from '#features/property/words/details.ts';
import { Select } from '#platform/web/form/inputs.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { needOf } from '../info/fields.rules.ts';
import { type FlatField, InfoFields } from '../info/InfoFields.tsx';
import { InfoFold } from '../info/InfoFold.tsx';
import { factFields } from '../info/info-sheet.words.ts';
import type { InfoValues } from '../info/infoValues.web.ts';

type Props = { form: GableForm<InfoValues> };

const units = optionsOf(areaUnits);

/** An area with its unit. Both areas have the same unit. */
function Area({ form, name }: Props & { name: 'floorArea' | 'landArea' }) {
  const { label } = factFields[name];
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <NumberInput label={label} decimals={2} flex={1} miw={0} {...form.field(name)} />
      <Select
        label="In"
        aria-label={`Unit of the ${label.toLowerCase()}`}
        data={units}
        w={92}
        {...form.field('areaUnit')}
        data-path={undefined}
      />
    </Group>
  );
}

const isRequired = (name: FlatField, values: InfoValues) => needOf(name, values) === 'required';
const isOptional = (name: FlatField, values: InfoValues) => needOf(name, values) === 'optional';
const otherwise = { leaseStartYear: { placeholder: '1988' } };

const ownInputs = (form: Props['form']) => ({
  floorArea: <Area key="floorArea" form={form} name="floorArea" />,
  landArea: <Area key="landArea" form={form} name="landArea" />,
});

/** The required fields of the property: for the sale of a flat its town, area and lease. */
export function RequiredFacts({ form }: Props) {
  return (
    <InfoFields form={form} section="facts" columns={3} only={isRequired} otherwise={otherwise} own={ownInputs(form)} />
  );
}

/** The optional fields of the property. */
export function PropertyFacts({ form }: Props) {
  const isChosen = useValues(form, ({ propertyCategory }) => propertyCategory !== null);
  const hasTenure = useValues(form, (values) => needOf('tenure', values) !== undefined);
  const hasTown = useValues(form, (values) => isOptional('hdbTown', values));
  if (!isChosen) return null;
  return (
    <InfoFold
      label="More about the property"
      hint={hasTenure ? 'area, tenure' : hasTown ? 'town, area' : 'planning area'}
      form={form}
      section="facts"
      columns={3}
      only={isOptional}
      otherwise={otherwise}
      own={ownInputs(form)}
    />
  );
}
