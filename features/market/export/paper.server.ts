import { bandChartSvg } from '#platform/chart/band-chart-svg.ts';
import { formatInstant } from '#platform/contract/days.ts';
import { pdfMediaType, wordMediaType } from '#platform/contract/files.ts';
import { formatCount } from '#platform/contract/money.ts';
import type { Reading } from '#platform/server/context.ts';
import type { FileAnswer } from '#platform/server/http/files.ts';
import { renderPdf } from '#platform/server/pdf/render-pdf.ts';
import { pngOfSvg } from '#platform/server/pictures/png-of-svg.ts';
import type { SheetColumn } from '#platform/server/sheet/sheet.ts';
import { wordTable } from '#platform/server/word/word-table.ts';
import { dollars, tickWords, unitDollars } from '../amounts.rules.ts';
import { monthNumber, trendLabels } from '../figures/trend.rules.ts';
import type { Statistics, TrendMonth } from '../search/search.calls.ts';
import type { ContentType } from '../tools.words.ts';
import { printedTable } from './printed-table.server.ts';

/** A document holds so many rows: more belong into a sheet. */
export const paperRows = 1_000;

export type Paper<Row> = {
  title: string;
  /** Filters of the search, in words. */
  conditions: string[];
  source: string;
  statistics?: Statistics;
  /** Unit of the figures: `psf`, `rent a month`. */
  unitWord: string;
  trend: TrendMonth[];
  trendWords: string;
  columns: SheetColumn<Row>[];
  rows: Row[];
};

const template = new URL('./search-paper.typ', import.meta.url);

/** A search as a Word document or a PDF: its filters, figures, chart, and rows with a heading on each page. */
export const paperOf = async <Row>(
  at: Pick<Reading, 'clock'>,
  paper: Paper<Row>,
  { contentType, name }: { contentType: Exclude<ContentType, 'Excel'>; name: string },
): Promise<FileAnswer> => {
  const now = at.clock.now().toString();
  const { title, columns, rows, trend, trendWords } = paper;
  const lines = linesOf(paper);
  const chart = trend.length > 0 ? chartOf(trend) : undefined;
  const chartWords = `${trendWords}: the median of each month, the middle half around it, and the number of rows`;
  const table = {
    title,
    lines,
    ...printedTable(columns, rows),
  };
  const foot = `${paper.source} · made ${formatInstant(now)}`;
  if (contentType === 'Pdf') {
    const data = { ...table, foot, chart: chart?.svg ?? null, chartWords };
    return { name, contentType: pdfMediaType, body: await renderPdf(template, data, now) };
  }
  const picture = chart && { ...chart, png: await pngOfSvg(chart.svg), words: chartWords };
  return { name, contentType: wordMediaType, body: wordTable({ ...table, picture, foot }) };
};

const chartOf = (trend: TrendMonth[]) => {
  const labels = trendLabels(trend.map(({ month }) => month));
  const points = trend.map(({ month, rows, p25, median, p75 }, index) => ({
    at: monthNumber(month),
    low: p25,
    middle: median,
    high: p75,
    count: rows,
    label: labels[index],
  }));
  const width = 960;
  const height = 230;
  return { svg: bandChartSvg({ points, formatTick: tickWords, width, height, font: 'Noto Sans' }), width, height };
};

type Summary = Pick<Paper<never>, 'conditions' | 'statistics' | 'unitWord'>;

const linesOf = ({ conditions, statistics, unitWord }: Summary): string[] => {
  if (!statistics) return [conditions.join(' · ')];
  const { counted, leftOut, price, unitPrice } = statistics;
  const quarters = (figures: NonNullable<typeof price>, words: (cents: number) => string) =>
    `${words(figures.median)} (half of them ${words(figures.p25)} – ${words(figures.p75)}, all ${words(figures.lowest)} – ${words(figures.highest)})`;
  return [
    conditions.join(' · '),
    [
      `${formatCount(counted)} counted${leftOut > 0 ? `, and ${formatCount(leftOut)} of several units that are not` : ''}`,
      price && `median ${quarters(price, dollars)}`,
      unitPrice && `median ${unitWord} ${quarters(unitPrice, unitDollars)}`,
    ]
      .filter(Boolean)
      .join('; '),
  ];
};
