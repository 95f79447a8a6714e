import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { dutyByBands, dutyByRate } from '../duty.rules.ts';
import { isResidential, type PropertyKind } from '../properties.words.ts';
import type { AnyVersion } from '../rates/terms.rules.ts';
import { versionOn } from '../rates/version-on.rules.ts';
import type { BuyerProfile, HomeCount, RatedProfile } from './buyers.words.ts';

export type Buyer = { profile: BuyerProfile; homes: HomeCount };

type Purchase = { kind: PropertyKind; day: Day; base: Cents };

/** Buyer's stamp duty on the higher of price and value; null where the rule is not on record for the day. */
export const buyerDuty = (versions: AnyVersion[], { kind, day, base }: Purchase) => {
  const version = versionOn(versions, isResidential(kind) ? 'BSD_RESIDENTIAL' : 'BSD_OTHER', day);
  return { version, amount: version ? dutyByBands(version.terms.bands, base) : null };
};

const ratedAs = (profile: BuyerProfile): RatedProfile => (profile === 'FTA' ? 'CITIZEN' : profile);

/**
 * Additional buyer's stamp duty. Of joint buyers the one with the highest rate decides; where the rate of one of them is not on
 * record, nothing is said. Other property than homes has none: undefined.
 */
export const additionalDuty = (versions: AnyVersion[], { kind, day, base }: Purchase, buyers: Buyer[]) => {
  if (!isResidential(kind)) return undefined;
  const version = versionOn(versions, 'ABSD', day);
  const rates = buyers.map(({ profile, homes }) => version?.terms.rates[ratedAs(profile)][homes] ?? null);
  const knownRates = rates.filter((rate) => rate !== null);
  if (!version || knownRates.length < rates.length) return { version, rate: null, decides: undefined, amount: null };
  const rate = Math.max(0, ...knownRates);
  return { version, rate, decides: buyers[rates.indexOf(rate)], amount: dutyByRate(rate, base) };
};

/** Remissions that buyers like these may ask for. They are not deducted. */
export const remissionNotes = (buyers: Buyer[], rate: number | null): string[] => {
  if (!rate || buyers.length !== 2 || !buyers.some(({ profile }) => profile === 'CITIZEN')) return [];
  const isOfPeople = buyers.every(({ profile }) => ['CITIZEN', 'PR', 'FOREIGNER', 'FTA'].includes(profile));
  if (!isOfPeople) return [];
  if (buyers.every(({ homes }) => homes === '1'))
    return ['Married couple with a Singapore citizen, first home together: ABSD can be remitted in full.'];
  if (buyers.every(({ homes }) => homes !== '3'))
    return [
      'Married couple with a Singapore citizen, second home: ABSD is paid, and refunded if the first home is sold within 6 months.',
    ];
  return [];
};
