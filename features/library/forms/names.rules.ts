/** Name of a form from its file name: `HDB Resale Checklist` for `HDB_Resale Checklist.pdf`. */
export const nameOfFile = (fileName: string): string =>
  fileName
    .replace(/(?<=.)\.[^.\s]{1,10}$/u, '')
    .replaceAll('_', ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .slice(0, 120)
    .replace(/[\ud800-\udbff]$/u, '')
    .trim() || 'Form';
