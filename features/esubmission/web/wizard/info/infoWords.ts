import { formatDay } from '#platform/contract/days.ts';
import { formatMoney } from '#platform/contract/money.ts';
import { categoryWord, type PropertyCategory, propertyTypes, type RepresentedSide, sideWords } from '../../../words.ts';

type Words = { label: string; show?: (value: never) => string };

const allTypes: Record<string, string> = Object.assign({}, ...Object.values(propertyTypes));
const day = { show: (value: string) => formatDay(value) };
const money = { show: (value: number) => formatMoney(value) };

const fields: Record<string, Words> = {
  propertyCategory: { label: 'Category', show: (value: PropertyCategory) => categoryWord(value) },
  propertyType: { label: 'Type', show: (value: string) => allTypes[value] ?? value },
  'property.postalCode': { label: 'Postal code' },
  'property.block': { label: 'Block or house number' },
  'property.street': { label: 'Street' },
  'property.building': { label: 'Building' },
  'property.unit': { label: 'Unit' },
  representedSide: { label: 'We act for', show: (value: RepresentedSide) => `The ${sideWords[value].toLowerCase()}` },
  priceCents: { label: 'Price', ...money },
  optionDate: { label: 'Option date', ...day },
  exerciseDate: { label: 'Exercise date', ...day },
  completionDate: { label: 'Completion date', ...day },
  optionFeeCents: { label: 'Option fee', ...money },
  exerciseFeeCents: { label: 'Exercise fee', ...money },
  optionSerialNo: { label: 'Serial number of the option' },
  lateReason: { label: 'Reason for reporting late' },
  'commission.basis': { label: 'Commission', show: (value: string) => (value === 'PERCENT' ? '% of price' : 'Fixed') },
  'commission.rate': { label: 'Commission rate', show: (value: number) => `${value / 10_000} %` },
  'commission.amountCents': { label: 'Commission before GST', ...money },
};

/** A field of step 1 as people call it, and its value in words; a dash where there is none. */
export const infoWords = (path: string, value: unknown): { label: string; text: string } => {
  const { label, show } = fields[path] ?? { label: path };
  if (value === null || value === undefined || value === '') return { label, text: '–' };
  return { label, text: show ? show(value as never) : String(value) };
};
