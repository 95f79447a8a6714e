import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { findAddresses } from '#features/postal/server/index.ts';
import { districtOf } from '#features/property/rules/address.ts';
import { categoryWord, propertyCategories, propertyTypes } from '#features/property/words/categories.ts';
import { readSettings } from '#features/settings/server/index.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import type { Reading } from '#platform/server/context.ts';
import { wholeRows } from '#platform/server/database/rows.ts';
import type { Handlers } from '#platform/server/http/implement.ts';
import { attributesOf } from '../info/fields.rules.ts';
import { signedOnRow } from '../info/terms.rules.ts';
import type { EsubmissionRecord } from '../record/load.server.ts';
import { visibleEsubmissions } from '../record/policy.server.ts';
import { esubmission } from '../record/tables.server.ts';
import { formLimits } from '../room.settings.ts';
import type { propertyCalls } from './properties.calls.ts';

const records = wholeRows(esubmission);
const atMost = 10;

const readAddress = async (at: Reading, { query }: Input<typeof propertyCalls.propertyAddress>) => {
  const { postalCode } = query;
  const mine = await at.db
    .selectDistinct({ block: esubmission.block, street: esubmission.street, building: esubmission.building })
    .from(esubmission)
    .where(and(eq(esubmission.postalCode, postalCode), visibleEsubmissions(at.actor)))
    .orderBy(esubmission.block, esubmission.street, desc(esubmission.building))
    .limit(atMost);
  // For a block that the actor has reported, their spelling is used instead of the one in the postal base.
  const blocks = new Set(mine.map(({ block }) => block.toUpperCase()));
  const addresses = await findAddresses(at, postalCode);
  const others = addresses.filter(({ block }) => !blocks.has(block.toUpperCase()));
  const rows = [...mine, ...others.map(({ block, street, building }) => ({ block, street, building }))];
  return { postalCode, district: districtOf(postalCode) ?? null, rows: rows.slice(0, atMost) };
};

/** The newest submission of the property that the actor may see gives its details. */
const readDetails = async (at: Reading, { query }: Input<typeof propertyCalls.propertyDetails>) => {
  const { postalCode, block, unit } = query;
  const here = sql`esubmission.postal_code = ${postalCode} AND lower(esubmission.block) = lower(${block})
    AND esubmission.unit = ${unit}`;
  const cases = await records.read(at.db, newest(sql`${here} AND ${visibleEsubmissions(at.actor)}`));
  const [last] = cases;
  return { known: last ? propertyIn(last) : null, rows: cases.map(caseIn) };
};

const newest = (where: SQL): SQL =>
  sql`${where} ORDER BY esubmission.created_at DESC, esubmission.case_no DESC LIMIT ${atMost}`;

const propertyIn = (row: EsubmissionRecord) => {
  const { propertyCategory, propertyType, block, street, building } = row;
  const { hdbTown, planningArea, leaseStartYear, floorArea, landArea, areaUnit, tenure } = row;
  const place = { propertyCategory, propertyType, block, street, building };
  return { ...place, hdbTown, planningArea, leaseStartYear, floorArea, landArea, areaUnit, tenure };
};

const caseIn = (row: EsubmissionRecord) => ({
  eSubId: row.id,
  caseNo: row.caseNo,
  transactionType: row.transactionType,
  representedSide: row.representedSide,
  signedOn: signedOnRow(row) ?? '',
});

export const propertyHandlers: Handlers<typeof propertyCalls> = {
  propertyCategories: () => propertyCategories.map((category) => ({ category, label: categoryWord(category) })),
  propertyTypes: (_, { query }) =>
    propertyCategories
      .filter((category) => query.category === undefined || query.category === category)
      .map((category) => ({
        category,
        propertyTypes: Object.entries(propertyTypes[category]).map(([propertyType, label]) => ({
          propertyType,
          label,
        })),
      })),
  propertyAttributes: (_, { query: { transactionType, category, propertyType = null } }) =>
    attributesOf({ transactionType, propertyCategory: category, propertyType }),
  limits: (at) => readSettings(at.db, formLimits),
  propertyAddress: readAddress,
  propertyDetails: readDetails,
};
