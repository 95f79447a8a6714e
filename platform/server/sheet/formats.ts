import type { SheetKind } from './sheet.ts';

/** How Excel shows the cells of a column. */
export const formats: Record<SheetKind, string | undefined> = {
  text: undefined,
  count: '0',
  money: '#,##0.00',
  day: 'dd mmm yyyy',
  month: 'mmm yyyy',
  instant: 'dd mmm yyyy hh:mm',
};
