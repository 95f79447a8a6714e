import { Group, Radio, Select, TextInput } from '@mantine/core';
import type { ChangeEvent } from 'react';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { Panel } from '#platform/web/kit/Panel.tsx';
import { districtOf, hasUnit } from '../../../address.ts';
import {
  categoryWord,
  type PropertyCategory,
  propertyCategories,
  representedSides,
  sideWords,
} from '../../../words.ts';
import { type InfoValues, typeOptions } from './infoForm.ts';

type Props = { form: GableForm<InfoValues> };

/** Whom we act for. */
export function TransactionPanel({ form }: Props) {
  const side = form.field('representedSide', { required: true });
  return (
    <Panel title="Transaction" description="A resale by private treaty. You may act for one side only.">
      <Radio.Group {...side} data-path={undefined} value={side.value ?? ''} label="We act for the">
        <Group gap="lg" mt={6} mb={4}>
          {representedSides.map((each, index) => (
            <Radio
              key={each}
              value={each}
              label={sideWords[each]}
              data-path={index === 0 ? 'representedSide' : undefined}
            />
          ))}
        </Group>
      </Radio.Group>
    </Panel>
  );
}

const categories = propertyCategories.map((value) => ({ value, label: categoryWord(value) }));
const digits = (event: ChangeEvent<HTMLInputElement>) => event.currentTarget.value.replace(/\D/g, '').slice(0, 6);

/** What is sold, and where it is. */
export function PropertyPanel({ form }: Props) {
  const { propertyCategory: category } = form.form.values;
  const unit = form.field('property.unit');
  const postalCode = form.field('property.postalCode', { required: true });
  const district = districtOf(form.form.values.property.postalCode);
  const choose = (next: PropertyCategory) => {
    if (next !== category) form.form.setValues({ propertyCategory: next, propertyType: null });
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
          description={district ? `District ${district}` : '6 digits'}
          {...postalCode}
          onChange={(event) => postalCode.onChange(digits(event))}
        />
        <TextInput
          label={category === 'hdb' ? 'Block' : 'Block or house'}
          autoComplete="off"
          {...form.field('property.block', { required: true })}
        />
        {hasUnit(category ?? '') && (
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
      <FieldGrid>
        <TextInput label="Street" autoComplete="off" {...form.field('property.street', { required: true })} />
        <TextInput label="Building or project" autoComplete="off" {...form.field('property.building')} />
      </FieldGrid>
    </Panel>
  );
}
