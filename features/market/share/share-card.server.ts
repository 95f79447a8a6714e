import { eq } from 'drizzle-orm';
import { agencyLetterhead, agencyParticulars } from '#features/firm/settings.ts';
import { personPublic } from '#features/people/index.server.ts';
import { readSettings } from '#features/settings/server/index.ts';
import { bandChartSvg } from '#platform/chart/band-chart-svg.ts';
import { pdfMediaType, svgMediaType } from '#platform/contract/files.ts';
import { formatCount } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { renderPdf, renderSvg } from '#platform/server/pdf/render-pdf.ts';
import { dollars, tickWords, unitDollars } from '../amounts.rules.ts';
import { recordExport } from '../export/export-rows.server.ts';
import { readStatistics, readTrend } from '../figures/statistics.server.ts';
import { monthNumber, trendLabels } from '../figures/trend.rules.ts';
import type { Condition } from '../search/condition.server.ts';
import { conditionWords, monthWords } from '../search/conditions.rules.ts';
import { freshness } from '../search/freshness.rules.ts';
import type { Figures, Statistics } from '../search/search.calls.ts';
import { findRows, inTurn, type Searched, type SearchQuery } from '../search/search.server.ts';
import { readRows, type StoredRow } from '../search/search-rows.server.ts';
import { type SavedTool, tools, unitPriceWords } from '../tools.words.ts';

type CardQuery = SearchQuery & { as: 'Pdf' | 'Svg'; rows?: string | undefined };

const template = new URL('./share-card.typ', import.meta.url);

/** Number of rows on a card. */
const mostShown = 5;

/** The picked rows, or the first of the search. */
const pickedOf = ({ text, values }: Condition, picked: string | undefined): Condition => {
  const ids = (picked ?? '')
    .split(',')
    .map(Number)
    .filter(Number.isSafeInteger)
    .filter((id) => id > 0);
  return ids.length > 0
    ? { text: `${text} AND r.id = ANY(:picked::int[])`, values: { ...values, picked: ids } }
    : { text, values };
};

/**
 * A search on one page to be sent on: its figures, its months, some of its rows, where they come from, and whose card it is. As a PDF, or
 * as a picture of 1080 × 1350 that the page draws.
 */
export const shareCard = async <Query extends CardQuery>(
  at: Reading,
  search: Searched<Query, unknown>,
  tool: SavedTool,
  query: Query,
): Promise<FileAnswer> => {
  const { as, rows: picked, ...searchQuery } = query;
  const { conditionIn, months, order, unit, source, isBroad } = await findRows(at, search, query);
  const condition = conditionIn(months);
  const measure = search.trend(query);
  const find = () =>
    Promise.all([
      readStatistics(at, condition, { unit, since: months.from }),
      readTrend(at, condition, { of: measure, unit }),
      readRows(at, pickedOf(condition, picked), order, { limit: mostShown, offset: 0 }),
    ]);
  const [[{ now: statistics }, trend, rows], agent, firm] = await Promise.all([
    inTurn(at, isBroad, find),
    agentOf(at),
    readSettings(at.db, { agencyLetterhead, agencyParticulars }),
  ]);
  await recordExport(at, tool, searchQuery);
  const { licenceNo } = firm.agencyParticulars;
  const isRent = tool === 'rental';
  const now = at.clock.now().toString();
  const conditions = conditionWords(searchQuery, source.rows > 0 ? months : null, unit);
  const data = {
    title: tools[tool],
    agency: firm.agencyLetterhead.name,
    conditions: conditions.join(' · '),
    figures: figuresOf(statistics, { isRent, unitWord: unitPriceWords[unit] }),
    chart: trend.length > 1 ? chartOf(trend) : null,
    chartWords: `Median ${measure === 'price' ? 'price' : unitPriceWords[unit]} by month, with the middle half`,
    heads: ['Home', 'Month', isRent ? 'Rent a month' : 'Price', unitPriceWords[unit]],
    rows: rows.map((row) => rowOf(row, unit)),
    agent: {
      name: agent.name,
      line: [
        agent.registrationNo && `CEA registration no. ${agent.registrationNo}`,
        agent.mobile,
        firm.agencyLetterhead.name,
        licenceNo && `Licence no. ${licenceNo}`,
      ]
        .filter(Boolean)
        .join(' · '),
    },
    source: `${source.name}, ${source.licence}. ${freshness(source)} ${source.note} Indicative, not a valuation.`,
  };
  const name = `${tool}_${now.slice(0, 10)}`;
  if (as === 'Svg')
    return { name: `${name}.svg`, contentType: svgMediaType, body: await renderSvg(template, data, now) };
  return { name: `${name}.pdf`, contentType: pdfMediaType, body: await renderPdf(template, data, now) };
};

const agentOf = async ({ db, actor }: Reading) => {
  const columns = { name: personPublic.name, registrationNo: personPublic.registrationNo, mobile: personPublic.mobile };
  const [agent] = await db.select(columns).from(personPublic).where(eq(personPublic.id, actor.userId));
  return agent ?? { name: '', registrationNo: null, mobile: null };
};

type Words = { isRent: boolean; unitWord: string };

const figuresOf = ({ counted, price, unitPrice }: Statistics, { isRent, unitWord }: Words) => {
  const half = (figures: Figures, words: (cents: number) => string) =>
    `Half of them ${words(figures.p25)} – ${words(figures.p75)}`;
  return [
    ...(price
      ? [{ label: isRent ? 'Median rent' : 'Median price', value: dollars(price.median), sub: half(price, dollars) }]
      : []),
    ...(unitPrice
      ? [{ label: `Median ${unitWord}`, value: unitDollars(unitPrice.median), sub: half(unitPrice, unitDollars) }]
      : []),
    {
      label: isRent ? 'Tenancies' : 'Sales',
      value: formatCount(counted),
      sub: price ? `Up to ${dollars(price.highest)}` : '',
    },
  ];
};

const chartOf = (trend: Awaited<ReturnType<typeof readTrend>>): string => {
  const labels = trendLabels(trend.map(({ month }) => month));
  const points = trend.map(({ month, rows, p25, median, p75 }, index) => ({
    at: monthNumber(month),
    low: p25,
    middle: median,
    high: p75,
    count: rows,
    label: labels[index],
  }));
  return bandChartSvg({ points, formatTick: tickWords, width: 480, height: 190, font: 'Noto Sans' });
};

const rowOf = (row: StoredRow, unit: 'sqft' | 'sqm'): string[] => {
  const paid = unit === 'sqft' ? row.psf : row.psm;
  const place = row.project || [row.block, row.street].filter(Boolean).join(' ') || row.region;
  return [place, monthWords(row.month), dollars(row.price * 100), paid === null ? '–' : unitDollars(paid)];
};
