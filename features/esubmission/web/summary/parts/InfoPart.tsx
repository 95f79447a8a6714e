import { formatMoney } from '#platform/contract/money.ts';
import { percentText } from '#platform/web/form/typing.ts';
import { type KeyValue, KeyValues } from '#platform/web/kit/KeyValues.tsx';
import { addressLine } from '../../../address.ts';
import type { Summary } from '../../../records.ts';
import { categoryWord, propertyTypeWord } from '../../../words.ts';
import { detailsOf } from './infoDetails.ts';
import { Part } from './Part.tsx';

const commissionLine = ({ commission: { basis, rate, amountCents } }: Summary['info']): string => {
  const amount = formatMoney(amountCents);
  if (basis === 'FIXED' || rate === null) return `${amount} (fixed)`;
  const unit = basis === 'PERCENT' ? '% of the price' : rate === 10_000 ? 'month of rent' : 'months of rent';
  return `${amount} (${percentText(rate)} ${unit})`;
};

/** What was sold or let, when and for how much. */
export function InfoPart({ summary }: { summary: Summary }) {
  const { info } = summary;
  const { propertyCategory, propertyType, property } = info;
  const items: KeyValue[] = [
    { label: 'Property', value: `${addressLine(info)}, Singapore ${property.postalCode}`, wide: true },
    { label: 'Type', value: `${categoryWord(propertyCategory)} · ${propertyTypeWord(propertyCategory, propertyType)}` },
    { label: 'District', value: info.district },
    { label: 'Commission before GST', value: commissionLine(info) },
    ...detailsOf(info),
  ];
  return (
    <Part summary={summary} step="info">
      <KeyValues items={items} />
    </Part>
  );
}
