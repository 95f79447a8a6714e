import { writtenText } from '#platform/contract/clean-text.ts';
import { zipOf } from '../zip/zip.ts';

export type WordColumn = {
  header: string /** In hundredths of the page's width; all of them make a hundred. */;
  share: number;
  isNumber: boolean;
};

export type WordTable = {
  title: string;
  /** Sentences under the title. */
  lines: string[];
  /** A picture above the table: the text of an SVG, the same as a PNG for programs that know none, and its size in pixels. */
  picture?: { svg: string; png: Buffer; width: number; height: number; words: string } | undefined;
  columns: WordColumn[];
  rows: string[][];
  /** At the foot of each page, before its number. */
  foot: string;
};

/** A4 on its side with margins of 15 mm, in twentieths of a point. */
const page = { width: 16_838, height: 11_906, margin: 850 };
const textWidth = page.width - 2 * page.margin;
/** English metric units in a pixel of 96 to the inch. */
const emu = 9_525;

const escaped = (text: string): string =>
  writtenText(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const run = (text: string, { size, isBold = false }: { size: number; isBold?: boolean }): string =>
  `<w:r><w:rPr>${isBold ? '<w:b/>' : ''}<w:sz w:val="${size * 2}"/></w:rPr><w:t xml:space="preserve">${escaped(text)}</w:t></w:r>`;

const paragraph = (content: string, format: { after?: number; align?: string; style?: string } = {}): string => {
  const { after = 60, align = 'left', style } = format;
  const named = style ? `<w:pStyle w:val="${style}"/>` : '';
  return `<w:p><w:pPr>${named}<w:spacing w:after="${after}"/><w:jc w:val="${align}"/></w:pPr>${content}</w:p>`;
};

/** A document of a table whose head stands on every page, with page numbers. Its columns have fixed widths: others take minutes to open. */
export const wordTable = ({ title, lines, picture, columns, rows, foot }: WordTable): Buffer => {
  const widths = columns.map(({ share }) => Math.round((textWidth * share) / 100));
  const cell = (text: string, index: number, isHead: boolean) =>
    `<w:tc><w:tcPr><w:tcW w:w="${widths[index]}" w:type="dxa"/>${isHead ? '<w:shd w:val="clear" w:fill="F4F2F1"/>' : ''}</w:tcPr>${paragraph(
      run(text, { size: 8, isBold: isHead }),
      { after: 0, align: columns[index]?.isNumber ? 'right' : 'left' },
    )}</w:tc>`;
  const row = (cells: string[], isHead = false) =>
    `<w:tr><w:trPr><w:cantSplit/>${isHead ? '<w:tblHeader/>' : ''}</w:trPr>${cells.map((text, index) => cell(text, index, isHead)).join('')}</w:tr>`;
  const table = `<w:tbl><w:tblPr><w:tblW w:w="${textWidth}" w:type="dxa"/><w:tblBorders><w:bottom w:val="single" w:sz="4" w:color="DCD8D5"/><w:insideH w:val="single" w:sz="4" w:color="DCD8D5"/></w:tblBorders><w:tblLayout w:type="fixed"/><w:tblCellMar><w:left w:w="60" w:type="dxa"/><w:right w:w="60" w:type="dxa"/></w:tblCellMar></w:tblPr><w:tblGrid>${widths
    .map((width) => `<w:gridCol w:w="${width}"/>`)
    .join('')}</w:tblGrid>${row(
    columns.map(({ header }) => header),
    true,
  )}${rows.map((cells) => row(cells)).join('')}</w:tbl>`;
  const body = [
    paragraph(run(title, { size: 16, isBold: true }), { style: 'Title' }),
    ...lines.map((line) => paragraph(run(line, { size: 9 }))),
    ...(picture ? [paragraph(pictureRun(picture), { after: 160 })] : []),
    table,
    paragraph(''),
  ].join('');
  const section = `<w:sectPr><w:footerReference w:type="default" r:id="rId1"/><w:pgSz w:w="${page.width}" w:h="${page.height}" w:orient="landscape"/><w:pgMar w:top="${page.margin}" w:bottom="${page.margin}" w:left="${page.margin}" w:right="${page.margin}" w:header="400" w:footer="400" w:gutter="0"/></w:sectPr>`;
  const field = (name: string) => `<w:fldSimple w:instr=" ${name} ">${run('1', { size: 8 })}</w:fldSimple>`;
  const footer = paragraph(
    `${run(`${foot} · Page `, { size: 8 })}${field('PAGE')}${run(' of ', { size: 8 })}${field('NUMPAGES')}`,
  );
  const parts: Record<string, string> = {
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="png" ContentType="image/png"/><Default Extension="svg" ContentType="image/svg+xml"/><Override PartName="/word/document.xml" ContentType="${office('wordprocessingml.document.main+xml')}"/><Override PartName="/word/footer1.xml" ContentType="${office('wordprocessingml.footer+xml')}"/><Override PartName="/word/styles.xml" ContentType="${office('wordprocessingml.styles+xml')}"/><Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${kinds}/officeDocument" Target="word/document.xml"/><Relationship Id="rId2" Type="http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties" Target="docProps/core.xml"/></Relationships>`,
    'docProps/core.xml': `<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(title)}</dc:title><dc:language>en-SG</dc:language></cp:coreProperties>`,
    'word/_rels/document.xml.rels': `<Relationships xmlns="${relations}"><Relationship Id="rId1" Type="${kinds}/footer" Target="footer1.xml"/>${picture ? `<Relationship Id="rId2" Type="${kinds}/image" Target="media/chart.png"/><Relationship Id="rId4" Type="${kinds}/image" Target="media/chart.svg"/>` : ''}<Relationship Id="rId3" Type="${kinds}/styles" Target="styles.xml"/></Relationships>`,
    'word/styles.xml': `<w:styles xmlns:w="${word}"><w:docDefaults><w:rPrDefault><w:rPr><w:rFonts w:ascii="Arial" w:hAnsi="Arial" w:cs="Arial"/><w:lang w:val="en-SG"/></w:rPr></w:rPrDefault></w:docDefaults><w:style w:type="paragraph" w:default="1" w:styleId="Normal"><w:name w:val="Normal"/></w:style><w:style w:type="paragraph" w:styleId="Title"><w:name w:val="Title"/><w:basedOn w:val="Normal"/></w:style></w:styles>`,
    'word/footer1.xml': `<w:ftr xmlns:w="${word}">${footer}</w:ftr>`,
    'word/document.xml': `<w:document xmlns:w="${word}" xmlns:r="${kinds}" xmlns:wp="${drawing('wordprocessingDrawing')}" xmlns:a="${drawing('main')}" xmlns:pic="${drawing('picture')}"><w:body>${body}${section}</w:body></w:document>`,
  };
  return zipOf([
    ...Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(declaration + text) })),
    ...(picture
      ? [
          { name: 'word/media/chart.png', content: picture.png },
          { name: 'word/media/chart.svg', content: Buffer.from(picture.svg) },
        ]
      : []),
  ]);
};

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const relations = 'http://schemas.openxmlformats.org/package/2006/relationships';
const kinds = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = (name: string) => `application/vnd.openxmlformats-officedocument.${name}`;
const drawing = (name: string) => `http://schemas.openxmlformats.org/drawingml/2006/${name}`;

const pictureRun = ({ width, height, words }: NonNullable<WordTable['picture']>): string => {
  const size = `cx="${width * emu}" cy="${height * emu}"`;
  const named = `id="1" name="Chart" descr="${escaped(words)}"`;
  return `<w:r><w:drawing><wp:inline><wp:extent ${size}/><wp:docPr ${named}/><a:graphic><a:graphicData uri="${drawing('picture')}"><pic:pic><pic:nvPicPr><pic:cNvPr ${named}/><pic:cNvPicPr/></pic:nvPicPr><pic:blipFill><a:blip r:embed="rId2"><a:extLst><a:ext uri="{96DAC541-7B7A-43D3-8B79-37D633B846F1}"><asvg:svgBlip xmlns:asvg="http://schemas.microsoft.com/office/drawing/2016/SVG/main" r:embed="rId4"/></a:ext></a:extLst></a:blip><a:stretch><a:fillRect/></a:stretch></pic:blipFill><pic:spPr><a:xfrm><a:off x="0" y="0"/><a:ext ${size}/></a:xfrm><a:prstGeom prst="rect"/></pic:spPr></pic:pic></a:graphicData></a:graphic></wp:inline></w:drawing></w:r>`;
};
