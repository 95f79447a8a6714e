import { countryCodes, countryName } from '../../../countries.ts';

const usual = ['SG', 'MY', 'CN', 'IN', 'ID', 'PH', 'TH', 'VN', 'MM', 'HK', 'TW', 'JP', 'KR', 'AU', 'GB', 'US'];

const option = (value: string) => ({ value, label: countryName(value) });
const byName = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label);

/** Every country, those that agents meet most before the others. */
export const countryOptions = [
  { group: 'Often', items: usual.map(option) },
  {
    group: 'All',
    items: countryCodes
      .filter((code) => !usual.includes(code))
      .map(option)
      .sort(byName),
  },
];
