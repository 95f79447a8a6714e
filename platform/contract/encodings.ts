/** The encodings of text that files of tables are read in, and what people call them. */
export const encodings = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16 (big-endian)',
  gb18030: 'Chinese simplified (GB 18030, GBK)',
  big5: 'Chinese traditional (Big5)',
  'euc-kr': 'Korean (EUC-KR)',
  shift_jis: 'Japanese (Shift JIS)',
  'windows-1252': 'Western European (Windows-1252)',
} as const;
export type Encoding = keyof typeof encodings;

/** What the cells of a line are separated by, and what people call it. */
export const delimiters = { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' } as const;
export type Delimiter = keyof typeof delimiters;
