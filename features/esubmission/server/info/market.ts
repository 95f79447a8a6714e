import { compareWithMarket } from '#features/market/index.server.ts';
import type { Reading } from '#platform/server/context.ts';
import type { MarketCheck } from '../../contract/status.ts';
import { areaOf, notComparable } from '../../rules/findings/market.ts';
import { signedOn } from '../../rules/info/terms.ts';
import type { EsubmissionRecord } from '../core/load.ts';
import { infoOf } from './columns.ts';

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
