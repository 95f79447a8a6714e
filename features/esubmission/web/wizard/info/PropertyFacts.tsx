import { Group } from '@mantine/core';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { areaUnits, hdbTowns, tenures } from '../../../detail-words.ts';
import { type InfoField, needOf } from '../../../info-fields.ts';
import { planningAreas } from '../../../planning-areas.ts';
import { InfoFold } from './InfoFold.tsx';
import type { InfoValues } from './infoValues.ts';

type Props = { form: GableForm<InfoValues> };

const units = optionsOf(areaUnits);
const tenureOptions = optionsOf(tenures);

function Area({ form, field, label }: Props & { field: 'floorArea' | 'landArea'; label: string }) {
  return (
    <Group gap="xs" align="flex-start" wrap="nowrap">
      <NumberInput label={label} decimals={2} flex={1} miw={0} {...form.field(field)} />
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

function Town({ form }: Props) {
  return <Select label="HDB town" placeholder="Choose" data={hdbTowns} {...form.field('hdbTown')} />;
}

function LeaseStart({ form }: Props) {
  return (
    <NumberInput
      label="Lease began in"
      placeholder="1988"
      description="The year, of the flat’s 99"
      digits={4}
      {...form.field('leaseStartYear')}
    />
  );
}

/** What the sale of a flat has to say of it. */
export function FlatFields({ form }: Props) {
  if (needOf('hdbTown', form.form.values) !== 'required') return null;
  return (
    <FieldGrid columns={3}>
      <Town form={form} />
      <Area form={form} field="floorArea" label="Floor area" />
      <LeaseStart form={form} />
    </FieldGrid>
  );
}

const facts: InfoField[] = ['hdbTown', 'planningArea', 'floorArea', 'landArea', 'tenure', 'leaseStartYear'];

/** What else is known of the property. */
export function PropertyFacts({ form }: Props) {
  const { values } = form.form;
  const paths = facts.filter((field) => needOf(field, values) === 'optional');
  const has = (field: InfoField) => paths.includes(field);
  if (values.propertyCategory === null) return null;
  return (
    <InfoFold
      label="More about the property"
      hint={has('tenure') ? 'area, tenure' : has('hdbTown') ? 'town, area' : 'planning area'}
      form={form}
      fields={paths}
    >
      <FieldGrid columns={3}>
        {has('hdbTown') && <Town form={form} />}
        <Select
          label="Planning area"
          placeholder="Choose"
          clearable
          data={planningAreas}
          {...form.field('planningArea')}
        />
        {has('floorArea') && <Area form={form} field="floorArea" label="Floor area" />}
        {has('landArea') && <Area form={form} field="landArea" label="Land area" />}
        {has('tenure') && (
          <Select label="Tenure" placeholder="Choose" clearable data={tenureOptions} {...form.field('tenure')} />
        )}
        {has('leaseStartYear') && <LeaseStart form={form} />}
      </FieldGrid>
    </InfoFold>
  );
}
