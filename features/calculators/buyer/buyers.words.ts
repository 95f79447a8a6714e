/** Profiles of buyers for additional buyer's stamp duty. */
export const buyerProfiles = {
  CITIZEN: 'Singapore citizen',
  PR: 'Permanent resident',
  FOREIGNER: 'Foreigner',
  FTA: 'US, Icelandic, Liechtenstein, Norwegian or Swiss',
  ENTITY: 'Company or entity',
  TRUSTEE: 'Trustee',
  DEVELOPER: 'Housing developer',
} as const;
export type BuyerProfile = keyof typeof buyerProfiles;

/** Profiles that have rates of their own: nationals under a trade agreement pay as citizens do. */
export type RatedProfile = Exclude<BuyerProfile, 'FTA'>;

/** Number of homes in Singapore that a buyer has, including this one. Three means three or more. */
export const homeCounts = { '1': '1st home', '2': '2nd home', '3': '3rd home or more' } as const;
export type HomeCount = keyof typeof homeCounts;

export const mostBuyers = 4;
