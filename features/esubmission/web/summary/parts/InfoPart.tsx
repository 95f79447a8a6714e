import { formatMoney } from '#platform/contract/money.ts';
import { percentText } from '#platform/web/form/typing.ts';
import { Day } from '#platform/web/kit/Day.tsx';
import { type KeyValue, KeyValues } from '#platform/web/kit/KeyValues.tsx';
import { Money } from '#platform/web/kit/Money.tsx';
import { addressLine } from '../../../address.ts';
import type { Summary } from '../../../records.ts';
import { categoryWord, propertyTypeWord, sideWords } from '../../../words.ts';
import { Part } from './Part.tsx';

const commissionLine = ({ commission }: Summary['info']): string =>
  commission.basis === 'PERCENT' && commission.rate !== null
    ? `${formatMoney(commission.amountCents)} (${percentText(commission.rate)} % of the price)`
    : `${formatMoney(commission.amountCents)} (fixed)`;

/** What was sold, when and for how much. */
export function InfoPart({ summary }: { summary: Summary }) {
  const { info } = summary;
  const { propertyCategory, propertyType, property } = info;
  const items: KeyValue[] = [
    { label: 'Property', value: `${addressLine(info)}, Singapore ${property.postalCode}`, wide: true },
    { label: 'Type', value: `${categoryWord(propertyCategory)} · ${propertyTypeWord(propertyCategory, propertyType)}` },
    { label: 'District', value: info.district },
    { label: 'We act for', value: `The ${sideWords[info.representedSide].toLowerCase()}` },
    { label: 'Price', value: <Money cents={info.priceCents} /> },
    { label: 'Commission before GST', value: commissionLine(info) },
    { label: 'Option date', value: <Day day={info.optionDate} /> },
    { label: 'Exercise date', value: <Day day={info.exerciseDate} /> },
    { label: 'Completion date', value: <Day day={info.completionDate} /> },
    { label: 'Option fee', value: <Money cents={info.optionFeeCents} /> },
    { label: 'Exercise fee', value: <Money cents={info.exerciseFeeCents} /> },
  ];
  if (propertyCategory === 'hdb') items.push({ label: 'Option serial no.', value: info.optionSerialNo });
  if (info.lateReason) items.push({ label: 'Why it is reported late', value: info.lateReason, wide: true });
  return (
    <Part summary={summary} step="info">
      <KeyValues items={items} />
    </Part>
  );
}
