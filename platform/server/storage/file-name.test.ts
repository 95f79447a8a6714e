import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contentDisposition, downloadHeaders } from './download-headers.ts';
import { cleanFileName, extensionOf } from './file-name.ts';

describe('the name for display', () => {
  it.each([
    ['option to purchase.pdf', 'option to purchase.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['../../x', 'x'],
    ['C:\\Users\\tan\\租约.pdf', '租约.pdf'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie: x=1.pdf'],
    ['nul\0.pdf', 'nul.pdf'],
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['  two   spaces .pdf ', 'two spaces .pdf'],
    ['cafe\u0301.pdf', 'café.pdf'],
    ['', 'file'],
    ['..', 'file'],
    ['folder/', 'file'],
    ['\uD800.pdf', '\uFFFD.pdf'],
  ])('%j is %j', (name, clean) => {
    expect(cleanFileName(name)).toBe(clean);
  });

  it('has at most 200 characters and keeps its ending', () => {
    const clean = cleanFileName(`${'陳'.repeat(300)}.xlsx`);
    expect([...clean]).toHaveLength(200);
    expect(extensionOf(clean)).toBe('xlsx');
  });

  it('has no ending when only a dot comes first or last', () => {
    expect(['.pdf', 'a.', 'a', 'a.PDF'].map(extensionOf)).toEqual(['', '', '', 'pdf']);
  });
});

describe('Content-Disposition', () => {
  it.each([
    ['plain.pdf', 'attachment; filename="plain.pdf"; filename*=UTF-8\'\'plain.pdf'],
    ['陳.pdf', 'attachment; filename="_.pdf"; filename*=UTF-8\'\'%E9%99%B3.pdf'],
    ['a"b\\c.pdf', 'attachment; filename="c.pdf"; filename*=UTF-8\'\'c.pdf'],
    ['say "hi".pdf', 'attachment; filename="say _hi_.pdf"; filename*=UTF-8\'\'say%20%22hi%22.pdf'],
    ["it's (1)*.pdf", "attachment; filename=\"it's (1)*.pdf\"; filename*=UTF-8''it%27s%20%281%29%2A.pdf"],
    ['100%41.pdf', 'attachment; filename="100_41.pdf"; filename*=UTF-8\'\'100%2541.pdf'],
  ])('%j', (name, header) => {
    expect(contentDisposition(name)).toBe(header);
  });

  it('is one safe header line for every name, and gives the name back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const header = contentDisposition(name);
        const parts = /^attachment; filename="[^"\\%\r\n]*"; filename\*=UTF-8''([A-Za-z0-9!#$&+.^_`|~%-]+)$/.exec(
          header,
        );
        expect(header).toMatch(/^[\x20-\x7e]+$/);
        expect(decodeURIComponent(parts?.[1] ?? '')).toBe(cleanFileName(name));
      }),
    );
  });

  it('comes with the headers that keep a file from running', () => {
    const headers = downloadHeaders({ name: 'x.svg', contentType: 'image/svg+xml', size: 12 });
    expect(headers).toMatchObject({
      'content-length': '12',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect(headers['content-disposition']).toMatch(/^attachment;/);
  });
});
