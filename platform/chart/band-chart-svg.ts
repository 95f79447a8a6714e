import { type BandPoint, bandChart } from './band-chart.ts';

type Given = {
  points: readonly (BandPoint & { label?: string | undefined })[];
  formatTick: (value: number) => string;
  width: number;
  height: number;
  font: string;
};

const colours = { line: '#d41f57', band: '#fbdce6', grid: '#e9e6e4', axis: '#c7c2be', words: '#57534e' };

/** The chart of a median with its band and its volume as the text of a picture, for paper. */
export const bandChartSvg = ({ points, formatTick, width, height, font }: Given): string => {
  const chart = bandChart(points, { width, height });
  const words = (x: number, y: number, anchor: string, text: string) =>
    `<text x="${x}" y="${y}" text-anchor="${anchor}" font-family="${font}" font-size="9" fill="${colours.words}">${escaped(text)}</text>`;
  const rule = (y: number, colour: string) =>
    `<line x1="${chart.left}" x2="${chart.right}" y1="${y}" y2="${y}" stroke="${colour}"/>`;
  const parts = [
    ...chart.ticks.flatMap(({ y, value }, index) => [
      rule(y, index === 0 ? colours.axis : colours.grid),
      words(chart.left - 6, y + 3, 'end', formatTick(value)),
    ]),
    rule(chart.base, colours.axis),
    ...chart.points.map(
      ({ bar }) =>
        `<rect x="${bar.x}" y="${bar.y}" width="${bar.width}" height="${bar.height}" fill="${colours.axis}"/>`,
    ),
    `<path d="${chart.band}" fill="${colours.band}"/>`,
    `<path d="${chart.line}" fill="none" stroke="${colours.line}" stroke-width="1.5"/>`,
    ...(points.length === 1
      ? chart.points.map(({ x, y }) => `<circle cx="${x}" cy="${y}" r="3" fill="${colours.line}"/>`)
      : []),
    ...points.flatMap(({ at, label }) => (label ? [words(chart.x(at), chart.base + 13, 'middle', label)] : [])),
  ];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${parts.join('')}</svg>`;
};

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
