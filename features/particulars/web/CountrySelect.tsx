import { Select } from '#platform/web/form/inputs.tsx';
import type { FieldProps } from '#platform/web/form/useGableForm.ts';
import { countryCodes, countryName } from '../words/countries.ts';

/** A country from the list; frequent ones come first. */
export function CountrySelect({ label, field }: { label: string; field: FieldProps }) {
  return (
    <Select {...field} label={label} placeholder="Choose" data={countryOptions} clearable autoComplete="off" empty="" />
  );
}

const usual = ['SG', 'MY', 'CN', 'IN', 'ID', 'PH', 'TH', 'VN', 'MM', 'HK', 'TW', 'JP', 'KR', 'AU', 'GB', 'US'];

const option = (value: string) => ({ value, label: countryName(value) });
const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);

const countryOptions = [
  { group: 'Often', items: usual.map(option) },
  {
    group: 'All',
    items: countryCodes
      .filter((code) => !usual.includes(code))
      .map(option)
      .sort(byName),
  },
];
