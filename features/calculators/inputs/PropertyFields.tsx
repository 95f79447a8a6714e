import { FieldGrid } from '#platform/web/form/FieldGrid.tsx';
import { Select } from '#platform/web/form/inputs.tsx';
import { MoneyInput } from '#platform/web/form/MoneyInput.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { type PropertyKind, propertyKinds } from '../properties.words.ts';
import { type Entered, fieldOf } from './fieldOf.web.ts';

type Property = { kind: PropertyKind; price: number | null; value: number | null };

/** The property and its price. */
export function PropertyFields(entered: Entered<Property>) {
  const field = fieldOf(entered);
  const kind = field('kind');
  return (
    <>
      <Select
        label="Property"
        data={optionsOf(propertyKinds)}
        value={kind.value}
        onChange={(value) => value && kind.onChange(value as PropertyKind)}
      />
      <FieldGrid>
        <MoneyInput label="Price" {...field('price')} />
        <MoneyInput label="Valuation" description="If it differs from the price" {...field('value')} />
      </FieldGrid>
    </>
  );
}
