import type { Day } from '#platform/contract/days.ts';
import { addMonths } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { dutyByBands } from '../duty.rules.ts';
import { isResidential, type PropertyKind } from '../properties.words.ts';
import type { AnyVersion, Tier, Version } from '../rates/terms.rules.ts';
import { versionOn } from '../rates/version-on.rules.ts';

type Sale = { kind: PropertyKind; boughtOn: Day; soldOn: Day; base: Cents };
type SellerVersion = Version<'SSD_RESIDENTIAL'> | Version<'SSD_INDUSTRIAL'>;
export type SellerDuty = { version: SellerVersion | undefined; tier: Tier | undefined; amount: Cents | null };

/**
 * Seller's stamp duty on the higher of price and value, by the rule of the day of purchase. A property sold on the anniversary was
 * held for whole years. Commercial property has none: undefined.
 */
export const sellerDuty = (versions: AnyVersion[], { kind, boughtOn, soldOn, base }: Sale): SellerDuty | undefined => {
  if (kind === 'COMMERCIAL') return undefined;
  const version = versionOn(versions, isResidential(kind) ? 'SSD_RESIDENTIAL' : 'SSD_INDUSTRIAL', boughtOn);
  if (!version) return { version, tier: undefined, amount: null };
  const tier = version.terms.tiers.find(({ years }) => soldOn <= addMonths(boughtOn, 12 * years));
  return { version, tier, amount: tier ? dutyByBands(tier.bands, base) : 0 };
};

/** The first day on which a sale of it pays no seller's duty, or a lower one: the day after each anniversary that is a limit. */
export const nextLowerDuty = (
  { version, tier }: SellerDuty,
  boughtOn: Day,
): { after: Day; tier: Tier | undefined } | undefined => {
  if (!version || !tier) return undefined;
  const { tiers } = version.terms;
  return { after: addMonths(boughtOn, 12 * tier.years), tier: tiers[tiers.indexOf(tier) + 1] };
};
