/** Why a home was compared with none. */
export const notComparedWords = {
  KIND: 'no market data of this type of property',
  NO_DATA: 'no market data',
  OLD_DATA: 'market data ends more than a year earlier',
  FEW: 'fewer than five comparable homes',
} as const;
export type NotCompared = keyof typeof notComparedWords;
