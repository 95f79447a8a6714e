/**
 * Where a deal was, and not which home: `Blk 627B Tampines St 61 #09-118` → `Blk 627B Tampines St 61`. An upline sees no
 * more of a deal below.
 */
export const withoutUnit = (address: string): string => address.replace(/ #[^,]+/g, '');
