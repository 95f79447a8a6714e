import { Select } from '#platform/web/form/inputs.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import { countryOptions } from './countryOptions.ts';

/** A country of the list, found by typing. */
export function CountrySelect({ label, field }: { label: string; field: FieldProps }) {
  return (
    <Select
      {...field}
      label={label}
      placeholder="Type to find"
      data={countryOptions}
      searchable
      clearable
      nothingFoundMessage="No country of this name"
      autoComplete="off"
      value={field.value || null}
      onChange={(code) => field.onChange(code ?? '')}
    />
  );
}
