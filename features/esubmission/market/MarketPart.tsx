import { feetInMetre } from '#features/property/rules/area.ts';
import { homeComparables } from '#features/property/web/index.ts';
import { useOffer } from '#platform/web/shell/ports.ts';
import { signedOn } from '../info/terms.rules.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { areaOf, notComparable } from './market.rules.ts';

/** What homes like that of a submission went for, where such ones are compared. */
export function MarketPart({ summary: { info } }: { summary: Summary }) {
  const Comparables = useOffer(homeComparables);
  if (!Comparables || notComparable(info)) return null;
  const { propertyCategory: category, propertyType, property, hdbTown, transactionType: purpose, areaUnit } = info;
  const { block, street, building, postalCode } = property;
  const area = areaOf(info);
  const areaSqm = area && (areaUnit === 'SQM' ? area : area / feetInMetre);
  const place = { block, street, building, postalCode, hdbTown };
  return <Comparables home={{ purpose, category, propertyType, ...place, areaSqm, day: signedOn(info) }} />;
}
