/** Who buys, as additional buyer's stamp duty distinguishes buyers. */
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

/** How many homes in Singapore a buyer has with this one. Three stands for three or more. */
export const homeCounts = { '1': '1st home', '2': '2nd home', '3': '3rd home or more' } as const;
export type HomeCount = keyof typeof homeCounts;

export const mostBuyers = 4;
