import { compareWithMarket } from '#features/market/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import { infoOf } from '../info/columns.server.ts';
import { signedOn } from '../info/terms.rules.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import type { MarketCheck } from '../status/status.calls.ts';
import { areaOf, notComparable } from './market.rules.ts';

/** What homes like that of a submission went for in the year up to its signing, or why that is not known. */
export const marketOf = async (at: Pick<Reading, 'db'>, row: EsubmissionRecord): Promise<MarketCheck> => {
  const info = infoOf(row);
  const why = notComparable(info);
  if (why) return { state: 'NOT_COMPARED', why };
  const { propertyCategory, propertyType, property, hdbTown, areaUnit } = info;
  return compareWithMarket(at, {
    purpose: info.transactionType,
    category: propertyCategory,
    propertyType,
    block: property.block,
    street: property.street,
    building: property.building,
    postalCode: property.postalCode,
    hdbTown,
    area: areaOf(info),
    unit: areaUnit === 'SQM' ? 'sqm' : 'sqft',
    day: signedOn(info),
  });
};
