/**
 * Address of a deal without its unit: `Blk 627B Tampines St 61 #09-118` → `Blk 627B Tampines St 61`. Uplines see no more of a team member's
 * deal.
 */
export const withoutUnit = (address: string): string => address.replace(/ #[^,]+/g, '');
