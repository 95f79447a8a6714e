import { type KeyValue, KeyValues } from '#platform/web/kit/KeyValues.tsx';
import { addressLine } from '../../../address.ts';
import type { Summary } from '../../../records.ts';
import { commissionLine } from '../../../say/commission-line.ts';
import { detailsOf } from '../../../say/info-details.ts';
import { categoryWord, propertyTypeWord } from '../../../words.ts';
import { Part } from './Part.tsx';

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
