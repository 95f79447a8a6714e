import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { sampleExe, sampleOffice, samplePdf, samplePng, sampleZip } from '#platform/server/storage/sample-files.ts';
import { textOf } from './other-kind.ts';

const bring = 'Export the statement from the bank as CSV or camt.053 (XML), and import that file.';
const statementText = (bytes: Buffer) => textOf(bytes, { bring });

const content = 'Date;Amount\n24/11/2026;1.00\nJOSÉ TAN;2.00\n';
const wide = (mark: string) => Buffer.from(mark + content, 'utf16le');

describe('the text of a file', () => {
  it.each<[string, Buffer]>([
    ['UTF-8', Buffer.from(content)],
    ['UTF-8 with a mark', Buffer.from(`\ufeff${content}`)],
    ['UTF-16 with a mark', wide('\ufeff')],
    ['UTF-16 without a mark', wide('')],
    ['UTF-16 the other way round, with a mark', wide('\ufeff').swap16()],
    ['UTF-16 the other way round, without a mark', wide('').swap16()],
    ['the Latin letters of Windows', Buffer.from(content, 'latin1')],
  ])('is read as %s', async (_, bytes) => expect(await statementText(bytes)).toBe(content));

  it('that is cut off within a letter of UTF-16 is refused', async () => {
    const cut = wide('\ufeff').subarray(0, -1);
    await expect(statementText(cut)).rejects.toThrow('This file is cut off');
  });

  const mt940 =
    '{1:F01DBSSSGSGXXXX0000000000}{4:\n:20:STMT\n:25:0031234567\n:60F:C261124SGD1,00\n:61:2611241124C1,00NTRF\n-}';
  it.each<[string, Buffer | string]>([
    ['a PDF', samplePdf()],
    ['an Excel workbook (.xlsx)', sampleOffice('xlsx')],
    ['a Word document', sampleOffice('docx')],
    ['a ZIP archive', sampleZip([{ name: 'statement.csv', data: content }])],
    ['a file of the kind GZ', gzipSync(content.repeat(100))],
    ['a file of the kind PNG', samplePng()],
    ['a file of the kind EXE', sampleExe()],
    ['a file that is not text', Buffer.from(Array.from({ length: 1_000 }, (_, at) => (at * 7) % 31))],
    ['an MT940 file (SWIFT)', mt940],
    ['an MT940 file (SWIFT)', mt940.slice(mt940.indexOf(':20:'))],
    ['a SWIFT message', mt940.replace(':60F:', ':34F:')],
    ['an OFX file', 'OFXHEADER:100\nDATA:OFXSGML\n\n<OFX></OFX>'],
    ['a QIF file', '!Type:Bank\nD24/11/2026\nT1.00\n^'],
    ['a BAI2 file', '01,DBSSSGSG,0031234567,261124,1200,1,80,,2/'],
    ['a JSON file', '[{"date":"2026-11-24","amount":1}]'],
    ['an RTF document', '{\\rtf1 Statement}'],
    ['a web page (HTML), though its name may say Excel', '<!DOCTYPE html>\n<html><table></table></html>'],
    [
      'a web page (HTML), though its name may say Excel',
      '<!-- made by the bank -->\n<table border="1"><tr><td>Date</td>',
    ],
    ['an Excel workbook saved as XML', '<?xml version="1.0"?>\n<?mso-application progid="Excel.Sheet"?>\n<Workbook>'],
    ['a calendar file (ICS)', 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n'],
    ['an email', 'From: bank@example.com\r\nMIME-Version: 1.0\r\n\r\nYour statement'],
  ])('of another kind, %s, is refused by its name', async (kind, file) => {
    await expect(statementText(Buffer.from(file))).rejects.toMatchObject({
      code: 'file.unsupported',
      message: `This is ${kind}. Export the statement from the bank as CSV or camt.053 (XML), and import that file.`,
    });
  });

  it('may have a control character of an old system in it, and is not empty', async () => {
    expect(await statementText(Buffer.from(`${content}\u001a`))).toBe(`${content}\u001a`);
    for (const empty of ['', '  \n', '\ufeff'])
      await expect(statementText(Buffer.from(empty))).rejects.toThrow('This file is empty.');
  });
});
