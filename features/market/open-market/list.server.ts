import type { Input } from '#platform/contract/endpoint.ts';
import { sheetMediaType } from '#platform/contract/files.ts';
import type { Reading } from '#platform/server/context.ts';
import { readPage } from '#platform/server/database/read-page.ts';
import { isFound, patternsOf } from '#platform/server/database/search.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { type SheetColumn, streamSheet } from '#platform/server/sheet/sheet.ts';
import { aboutRows, recordExport, requireFewer } from '../export/export-rows.server.ts';
import { exportName } from '../export/file-name.rules.ts';
import { paperOf, paperRows } from '../export/paper.server.ts';
import { listed, listedNumbers } from '../search/condition.server.ts';
import { conditionWords } from '../search/conditions.rules.ts';
import { inUnit } from '../search/in-unit.server.ts';
import { type MeasurementUnit, measurementUnits, tools, unitPriceWords } from '../tools.words.ts';
import { tenthsOf, unitPrices } from '../unit-price.rules.ts';
import { unitOf } from '../units.rules.ts';
import { listedTypes, listingStates, purposes } from './listings.words.ts';
import type { Listing, openMarketCalls } from './open-market.calls.ts';
import { isOffered, readerOf, seenBlock, seenPostalCode, seenUnit } from './seen.server.ts';

type Query = Omit<Input<typeof openMarketCalls.openMarket>['query'], 'pageNumber' | 'pageSize'>;
type Stored = Omit<Listing, 'area' | 'unitPriceCents'> & { area: number };

/** More listings than this an agency has not. */
const most = 100_000;

const statementOf = (at: Reading, query: Query) => {
  const unit = unitOf(query.measurementUnit);
  const parts: string[] = [];
  const values: Record<string, unknown> = readerOf(at);
  const add = (name: string, value: unknown, text: string) => {
    if (value === undefined) return;
    values[name] = value;
    parts.push(text);
  };
  const inTenths = (area: number | undefined) => (area === undefined ? undefined : tenthsOf(area, unit));
  const inCents = (dollars: number | undefined) => (dollars === undefined ? undefined : dollars * 100);
  parts.push(query.show === 'MINE' ? 'l.person = :me' : isOffered);
  const words = query.search ? patternsOf(query.search) : undefined;
  add(
    'words',
    words,
    isFound(`searched(concat_ws(' ', nullif('Blk ' || ${seenBlock}, 'Blk '), l.street, l.building))`),
  );
  add('purpose', query.purpose, 'l.purpose = :purpose');
  add('category', query.category, 'l.category = :category');
  add('regions', listed(query.district), 'l.region = ANY(:regions::text[])');
  add('types', listed(query.propertyType), 'l.property_type = ANY(:types::text[])');
  add('bedrooms', listedNumbers(query.bedrooms), 'l.bedrooms = ANY(:bedrooms::int[])');
  add('pricefrom', inCents(query.priceFrom), 'l.asking_cents >= :pricefrom');
  add('priceto', inCents(query.priceTo), 'l.asking_cents <= :priceto');
  add('areafrom', inTenths(query.areaFrom), 'l.area >= :areafrom');
  add('areato', inTenths(query.areaTo), 'l.area <= :areato');
  const text = `
    SELECT l.id AS "listingId", l.purpose, l.category, l.property_type AS "propertyType", ${seenBlock} AS block, l.street,
           l.building, ${seenPostalCode} AS "postalCode", ${seenUnit} AS unit, l.region AS district, l.area, l.bedrooms, l.asking_cents AS "askingCents", l.remarks, l.state, l.expires_on AS "expiresOn",
           l.expires_on < :today AS "isExpired", l.listed_at AS "listedAt", p.name AS "agentName",
           coalesce(p.registration_no, '') AS "registrationNo", l.person = :me AS "isMine", l.version,
           CASE WHEN l.person = :me THEN l.withdrawn_reason ELSE '' END AS "withdrawnReason"
    FROM market_listing l JOIN person_public p ON p.id = l.person
    WHERE ${parts.join(' AND ')}`;
  return { text, values };
};

const columns: Record<string, string> = {
  listed: '"listedAt"',
  price: '"askingCents"',
  unitPrice: '"askingCents"::float8 / area',
  area: 'area',
  bedrooms: 'bedrooms',
  district: 'district',
  street: 'street',
  expires: '"expiresOn"',
};

const orderOf = ({ sortBy, sortDirection }: Query): string =>
  `${columns[sortBy]} ${sortDirection} NULLS LAST, "listingId" ${sortDirection}`;

const shownIn = (unit: MeasurementUnit, { area, ...listing }: Stored): Listing => {
  const { psf, psm } = unitPrices(
    { area, areaTo: area, price: listing.askingCents / 100 },
    listing.purpose === 'LEASE',
  );
  const unitPriceCents = (unit === 'sqft' ? psf : psm) ?? 0;
  return { ...listing, area: inUnit(area, unit), unitPriceCents };
};

/** Homes that are offered now, or one's own. */
export const listOpenMarket = async (at: Reading, { query }: Input<typeof openMarketCalls.openMarket>) => {
  const { pageNumber, pageSize } = query;
  const unit = unitOf(query.measurementUnit);
  const order = orderOf(query);
  const page = await readPage<Stored>(at, statementOf(at, query), { pageNumber, pageSize }, { order, most });
  const { rows, totalRecords, totalIsCapped } = page;
  return { rows: rows.map((row) => shownIn(unit, row)), totalRecords, totalIsCapped };
};

const fileColumns = (unit: MeasurementUnit): SheetColumn<Listing>[] => [
  { header: 'Offer', kind: 'text', width: 10, value: ({ purpose }) => purposes[purpose] },
  { header: 'Block', kind: 'text', width: 8, value: ({ block }) => block },
  { header: 'Street', kind: 'text', width: 26, value: ({ street }) => street },
  { header: 'Building', kind: 'text', width: 26, value: ({ building }) => building },
  { header: 'District or town', kind: 'text', width: 18, value: ({ district }) => district },
  { header: 'Type', kind: 'text', width: 20, value: ({ propertyType }) => listedTypes[propertyType] ?? propertyType },
  { header: `Area (${measurementUnits[unit]})`, kind: 'text', width: 12, value: ({ area }) => area },
  { header: 'Bedrooms', kind: 'count', width: 10, value: ({ bedrooms }) => bedrooms },
  { header: 'Asking (S$)', kind: 'money', width: 16, value: ({ askingCents }) => askingCents },
  {
    header: `Asking (S$ ${unitPriceWords[unit]})`,
    kind: 'money',
    width: 16,
    value: ({ unitPriceCents }) => unitPriceCents,
  },
  { header: 'State', kind: 'text', width: 12, value: ({ state }) => listingStates[state] },
  { header: 'Shown until', kind: 'day', width: 14, value: ({ expiresOn }) => expiresOn },
  { header: 'Salesperson', kind: 'text', width: 24, value: ({ agentName }) => agentName },
  { header: 'Registration no.', kind: 'text', width: 16, value: ({ registrationNo }) => registrationNo },
];

async function* atOnce<Row>(rows: Row[]): AsyncGenerator<Row[]> {
  if (rows.length > 0) yield rows;
}

const listingSource = 'Listings of the agency’s salespeople';

/** The same as a file. @throws 413 for more than such a file may hold */
export const exportOpenMarket = async (
  at: Reading,
  { query }: Input<typeof openMarketCalls.openMarketExport>,
): Promise<FileAnswer> => {
  const { pageNumber = 1, pageSize, contentType, sortBy } = query;
  const unit = unitOf(query.measurementUnit);
  const limit = contentType === 'Excel' ? at.config.exportRows : paperRows;
  const page = { pageNumber, pageSize: pageSize ?? limit };
  const result = await readPage<Stored>(at, statementOf(at, query), page, { order: orderOf(query), most });
  if (pageSize === undefined) requireFewer(result.totalRecords, limit);
  await recordExport(at, 'open-market', query);
  const rows = result.rows.map((row) => shownIn(unit, row));
  const now = at.clock.now().toString();
  const name = exportName({ tool: 'open-market', sortBy, unit, size: pageSize, contentType, at: now });
  if (contentType === 'Excel') {
    const about = aboutRows(at, {
      tool: 'open-market',
      conditions: conditionWords(query, null, unit),
      source: listingSource,
      note: '',
    });
    const body = streamSheet(tools['open-market'], fileColumns(unit), atOnce(rows), [about]);
    return { name, contentType: sheetMediaType, body };
  }
  const paper = {
    title: `${tools['open-market']}, asking prices`,
    conditions: conditionWords(query, null, unit),
    source: listingSource,
    unitWord: unitPriceWords[unit],
    trend: [],
    trendWords: '',
    columns: fileColumns(unit),
    rows,
  };
  return paperOf(at, paper, { contentType, name });
};
