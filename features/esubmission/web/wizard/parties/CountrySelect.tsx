import { Select } from '#platform/web/form/inputs.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import { countryOptions } from './countryOptions.ts';

/** A country of the list, those that are met most first. */
export function CountrySelect({ label, field }: { label: string; field: FieldProps }) {
  return (
    <Select
      {...field}
      label={label}
      placeholder="Choose"
      data={countryOptions}
      clearable
      autoComplete="off"
      value={field.value || null}
      onChange={(code) => field.onChange(code ?? '')}
    />
  );
}
