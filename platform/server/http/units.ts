import { inCents, inRate } from '#platform/contract/fields.ts';

/** What the numbers of the API are counted in, by the end of their names. */
const units: [names: RegExp, unit: string][] = [
  [/(Cents|^cents|^budgetMin|^budgetMax|^lowest|^p25|^median|^p75|^highest|^NOT_DUE|^D\d+|^OVER)$/, inCents],
  [/^(unitPrice|price)(From|To)$/, 'In whole Singapore dollars.'],
  [/(Rate|^rate|^rates|^interest|^shareable|^remain|^breakaway)$/, inRate],
  [/^(areaSqm|landSqm)$/, 'In square metres.'],
  [/^(sizeMin|sizeMax)$/, 'In square feet.'],
  [/^(area|areaFrom|areaTo|floorArea|landArea)$/, 'In the unit of area that is named beside it or was asked for.'],
  [/^(floorFrom|floorTo)$/, 'A storey; one below ground is negative.'],
  [/^(size|upload-length|upload-offset)$/, 'In bytes.'],
  [/(Months|^leaseLeft)$/, 'In months.'],
  [/(Days|^daysLate|^daysLeft)$/, 'In days.'],
  [/(Hours|^hours)$/, 'In hours.'],
  [/Minutes$/, 'In minutes.'],
  [/Seconds$/, 'In seconds.'],
  [/^(leaseStart|leaseStartYear|year)$/, 'A year.'],
  [/^(years|trendYears|age)$/, 'In years.'],
  [/^(width|height)$/, 'In pixels.'],
  [/(^s|S)core$|^threshold$/, 'From 0, nothing in common, to 1, the same.'],
  [/^(latitude|longitude)$/, 'In degrees.'],
];

/** The unit of a field that holds a number. */
export const unitOf = (name: string): string | undefined => units.find(([names]) => names.test(name))?.[1];
