import { type WrittenEntry, zipStream } from '../zip/zip.ts';
import { formats } from './formats.ts';
import type { Cell, SheetHead, SheetKind } from './sheet.ts';

type Sheet = SheetHead & { rows: AsyncIterable<Cell[]> | Iterable<Cell[]> };

/** The pieces of an Excel file. The head of each sheet stays in view and filters its rows, which are read as the pieces are. */
export const xlsxPieces = (sheets: Sheet[]): AsyncGenerator<Buffer> => zipStream(partsOf(sheets));

const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaged = 'http://schemas.openxmlformats.org/package/2006';
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

async function* partsOf(sheets: Sheet[]): AsyncGenerator<WrittenEntry> {
  const entry = (name: string, text: string): WrittenEntry => ({ name, content: once(text) });
  const numbered = sheets.map((sheet, index) => ({ ...sheet, id: index + 1, range: '' }));
  for (const sheet of numbered) yield { name: `xl/worksheets/sheet${sheet.id}.xml`, content: sheetXml(sheet) };
  yield entry(
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered
      .map(({ id, name }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`)
      .join('')}</sheets><definedNames>${numbered
      // By this name Excel knows the rows that are filtered.
      .map(
        ({ id, name, range }) =>
          `<definedName name="_xlnm._FilterDatabase" localSheetId="${id - 1}" hidden="1">${escaped(`'${name.replaceAll("'", "''")}'!${range}`)}</definedName>`,
      )
      .join('')}</definedNames></workbook>`,
  );
  yield entry(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packaged}/relationships">${numbered
      .map(({ id }) => `<Relationship Id="rId${id}" Type="${relations}/worksheet" Target="worksheets/sheet${id}.xml"/>`)
      .join('')}<Relationship Id="rId0" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  );
  yield entry('xl/styles.xml', styles);
  yield entry(
    '_rels/.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  yield entry(
    '[Content_Types].xml',
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/>${numbered
      .map(({ id }) => `<Override PartName="/xl/worksheets/sheet${id}.xml" ContentType="${office}.worksheet+xml"/>`)
      .join('')}</Types>`,
  );
}

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

async function* once(text: string): AsyncGenerator<string> {
  yield declaration + text;
}

/** So many characters are packed at a time. */
const piece = 65_536;

/** `range` is set once all rows are written. */
async function* sheetXml(sheet: Sheet & { id: number; range: string }): AsyncGenerator<string> {
  const { columns, rows, id } = sheet;
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const heads = columns.map(({ header }) => header);
  let text = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView${id === 1 ? ' tabSelected="1"' : ''} workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>${rowXml(1, heads, () => headStyle)}`;
  let count = 1;
  const styleOf = columns.map(({ kind }) => styleIndex[kind]);
  for await (const cells of rows) {
    count += 1;
    text += rowXml(count, cells, (column) => styleOf[column] ?? 0);
    if (text.length < piece) continue;
    yield text;
    text = '';
  }
  const last = letters(columns.length - 1);
  sheet.range = `$A$1:$${last}$${count}`;
  yield `${text}</sheetData><autoFilter ref="A1:${last}${count}"/></worksheet>`;
}

const rowXml = (number: number, cells: Cell[], style: (column: number) => number): string =>
  `<row r="${number}">${cells.map((cell, column) => cellXml(cell, `r="${letters(column)}${number}" s="${style(column)}"`)).join('')}</row>`;

const cellXml = (cell: Cell, place: string): string => {
  if (cell === null) return '';
  if (typeof cell === 'string')
    return `<c ${place} t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  return `<c ${place}><v>${cell instanceof Date ? dayNumber(cell) : cell}</v></c>`;
};

/** Days since the one that Excel counts from. */
const dayNumber = (date: Date): number => (date.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;

/** `A`, `Z`, `AA`. */
const letters = (column: number): string =>
  (column >= 26 ? letters(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

/** Two characters that are no text of XML are left out; control characters are out already. */
const escaped = (text: string): string =>
  text
    .replace(/[\ufffe\uffff]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const kinds = Object.keys(formats) as SheetKind[];
/** Style 0 is plain, style 1 a head. */
const headStyle = 1;
const styleIndex = Object.fromEntries(kinds.map((kind, index) => [kind, formats[kind] ? index + 2 : 0])) as Record<
  SheetKind,
  number
>;
/** Numbers of formats below it are Excel's own. */
const firstFormat = 164;

const styles = `<styleSheet xmlns="${main}"><numFmts count="${kinds.length}">${kinds
  .map(
    (kind, index) => `<numFmt numFmtId="${firstFormat + index}" formatCode="${escaped(formats[kind] ?? 'General')}"/>`,
  )
  .join(
    '',
  )}</numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="${kinds.length + 2}"><xf/><xf fontId="1" applyFont="1"/>${kinds
  .map((_, index) => `<xf numFmtId="${firstFormat + index}" applyNumberFormat="1"/>`)
  .join('')}</cellXfs></styleSheet>`;
