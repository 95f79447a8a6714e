import { useEffect, useState } from 'react';
import { Section, SheetFrame, useCalculator } from '#features/calculators/index.web.ts';
import { marketApi } from '#features/market/index.web.ts';
import { listedCategories } from '#features/market/open-market/listings.words.ts';
import type { Comparables } from '#features/market/open-market/open-market.calls.ts';
import { measurementUnits } from '#features/market/tools.words.ts';
import { propertyTypes } from '#features/property/words/categories.ts';
import { hdbTowns } from '#features/property/words/details.ts';
import { useData } from '#platform/web/api/useData.ts';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select, TextInput } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { NumberInput } from '#platform/web/form/NumberInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { PercentInput } from '#platform/web/form/PercentInput.tsx';
import { comparablesQuery, isOfLand, isPlaced } from '../rules/comparables-query.ts';
import { type PresentationInput, presentationFields } from '../rules/inputs.ts';
import { presentationSheet } from '../rules/presentation-sheet.ts';
import { api } from './api.ts';

const none: Comparables = {
  level: null,
  counted: 0,
  confidence: 'LOW',
  period: null,
  unitPrice: null,
  value: null,
  rows: [],
  trend: null,
  source: null,
};

/** /agent-tools/listing-presentation: for an owner who may sell, what homes like theirs went for and what would be left. */
export function PresentationPage() {
  const { values, query, input, change, field, clear } = useCalculator(presentationFields);
  const isAsked = isPlaced(input);
  const asked = useSettled(JSON.stringify(comparablesQuery(input)));
  const isSettled = asked === JSON.stringify(comparablesQuery(input));
  const found = useData(marketApi.comparables, { query: JSON.parse(asked) }, { enabled: isAsked && isSettled });
  const answered = isSettled ? (found.data ?? (found.error ? none : undefined)) : undefined;
  const comparables = isAsked ? answered : none;
  const category = field('category');
  const chooseCategory = (next: PresentationInput['category']) =>
    change({ category: next, propertyType: Object.keys(propertyTypes[next])[0] ?? '', hdbTown: '' });
  const text = (name: 'block' | 'street' | 'building' | 'postalCode') => {
    const { value, onChange } = field(name);
    return { value, onChange: (event: { currentTarget: { value: string } }) => onChange(event.currentTarget.value) };
  };
  const choice = (name: 'propertyType' | 'hdbTown' | 'measurementUnit') => {
    const { value, onChange } = field(name);
    return { value, onChange: (next: string | null) => onChange((next ?? '') as never) };
  };
  return (
    <SheetFrame
      title="Listing presentation"
      call={api.paper}
      query={query}
      clear={clear}
      sheetOf={(known) => {
        if (!isAsked && !input.low && !input.high) return unplaced;
        return comparables ? presentationSheet(known, input, comparables) : searching;
      }}
    >
      <FieldGrid>
        <Select
          label="Kind"
          data={optionsOf(listedCategories)}
          value={category.value}
          onChange={(next) => next && chooseCategory(next as PresentationInput['category'])}
        />
        <Select label="Type" data={optionsOf(propertyTypes[values.category])} {...choice('propertyType')} />
        {values.category === 'hdb' && (
          <Select
            label="HDB town"
            clearable
            data={hdbTowns.map((town) => ({ value: town, label: town }))}
            {...choice('hdbTown')}
          />
        )}
        <TextInput label="Block" maxLength={20} {...text('block')} />
        <TextInput label="Street" maxLength={120} {...text('street')} />
        <TextInput label="Building or project" maxLength={120} {...text('building')} />
        <TextInput label="Postal code" maxLength={6} inputMode="numeric" {...text('postalCode')} />
        <NumberInput label={isOfLand(input) ? 'Land area' : 'Floor area'} digits={7} decimals={2} {...field('area')} />
        <Select label="Unit of area" data={optionsOf(measurementUnits)} {...choice('measurementUnit')} />
      </FieldGrid>
      <Section title="Suggested price">
        <FieldGrid>
          <MoneyInput label="From" description="Empty: as the sales say" {...field('low')} />
          <MoneyInput label="To" {...field('high')} />
        </FieldGrid>
      </Section>
      <Section title="Net proceeds">
        <FieldGrid>
          <DayInput label="Date of purchase" description="Needed for the net proceeds" {...field('bought')} />
          <DayInput label="Date of sale" description="Empty: today" {...field('day')} />
          <MoneyInput label="Outstanding loan" {...field('owed')} />
          <MoneyInput label="CPF refund" description="With accrued interest" {...field('cpf')} />
          <PercentInput label="Commission" description="GST is added" {...field('commission')} />
          <MoneyInput label="Legal fees" {...field('legal')} />
          <MoneyInput label="Other costs" {...field('other')} />
        </FieldGrid>
      </Section>
    </SheetFrame>
  );
}

const without = (missing: string) => ({
  title: 'Listing presentation',
  about: '',
  result: null,
  missing,
  parts: [],
  rules: [],
});
const unplaced = without('Enter where the home is.');
const searching = without('Looking for comparable sales …');

/** A text once it has stayed the same for a moment. */
const useSettled = (text: string): string => {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const later = setTimeout(() => settle(text), 400);
    return () => clearTimeout(later);
  }, [text]);
  return settled;
};
