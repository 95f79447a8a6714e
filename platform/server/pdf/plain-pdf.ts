import { wrap } from './helvetica.ts';

/** A small writer of A4 pages in Helvetica: headings, paragraphs, lines to write on. For forms of our own, in English. */

type Block =
  | { kind: 'title' | 'heading' | 'text' | 'small'; text: string }
  /** A label and a line to write on. */
  | { kind: 'field'; text: string }
  /** A box to tick before a statement. */
  | { kind: 'choice'; text: string };

const looks = {
  title: { size: 17, font: 'F2', before: 0, after: 10 },
  heading: { size: 11.5, font: 'F2', before: 14, after: 4 },
  text: { size: 10.5, font: 'F1', before: 0, after: 7 },
  small: { size: 8.5, font: 'F1', before: 0, after: 4 },
  field: { size: 10.5, font: 'F1', before: 9, after: 4 },
  choice: { size: 10.5, font: 'F1', before: 2, after: 5 },
} as const;

const page = { width: 595, height: 842, margin: 56 };
const inner = page.width - 2 * page.margin;
const indentOf = { title: 0, heading: 0, text: 0, small: 0, field: 0, choice: 20 } as const;
const fieldAt = 200;

/** The apostrophe is the only character beyond ASCII in our forms. */
const literal = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&').replaceAll('’', '\\222')})`;

export const plainPdf = (title: string, blocks: Block[]): Buffer => fileOf(title, pagesOf(blocks));

/** The drawing operators of each page. */
const pagesOf = (blocks: Block[]): string[] => {
  const pages: string[][] = [[]];
  let y = page.height - page.margin;
  const draw = (operators: string) => pages.at(-1)?.push(operators);
  for (const { kind, text } of blocks) {
    const { size, font, before, after } = looks[kind];
    const indent = indentOf[kind];
    const lines = wrap(text, size, kind === 'field' ? fieldAt - 12 : inner - indent);
    const height = before + lines.length * size * 1.35 + after;
    if (y - height < page.margin) {
      pages.push([]);
      y = page.height - page.margin;
    }
    y -= before;
    for (const [index, line] of lines.entries()) {
      y -= size * 1.35;
      const x = page.margin + indent;
      draw(`BT /${font} ${size} Tf ${x} ${y.toFixed(1)} Td ${literal(line)} Tj ET`);
      if (kind === 'choice' && index === 0) draw(`${page.margin} ${(y - 1.5).toFixed(1)} 10 10 re S`);
    }
    if (kind === 'field') draw(lineAt(page.margin + fieldAt, page.width - page.margin, y - 2));
    y -= after;
  }
  return pages.map((operators) => `0.6 w\n${operators.join('\n')}`);
};

const lineAt = (from: number, to: number, y: number): string => `${from} ${y.toFixed(1)} m ${to} ${y.toFixed(1)} l S`;

/** Objects, their table and the trailer. */
const fileOf = (title: string, pages: string[]): Buffer => {
  const first = 6;
  const kids = pages.map((_, index) => `${first + 2 * index} 0 R`).join(' ');
  const fonts = '/Font <</F1 3 0 R/F2 4 0 R>>';
  const objects = [
    '<</Type/Catalog/Pages 2 0 R/Lang(en-SG)/ViewerPreferences<</DisplayDocTitle true>>>>',
    `<</Type/Pages/Count ${pages.length}/Kids[${kids}]>>`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica-Bold/Encoding/WinAnsiEncoding>>',
    `<</Title${literal(title)}/Creator(Gable)>>`,
    ...pages.flatMap((content, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Resources<<${fonts}>>/Contents ${first + 2 * index + 1} 0 R>>`,
      `<</Length ${content.length}>>\nstream\n${content}\nendstream`,
    ]),
  ];
  let body = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const at = body.length;
    body += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  const trailer = `trailer\n<</Size ${objects.length + 1}/Root 1 0 R/Info 5 0 R>>\nstartxref\n${body.length}\n%%EOF\n`;
  return Buffer.from(body + table + trailer, 'latin1');
};
