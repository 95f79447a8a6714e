export const addressKinds = {
  RESIDENTIAL: 'Residential',
  MAILING: 'Mailing',
  OFFICE: 'Office',
  OVERSEAS: 'Overseas',
} as const;
export type AddressKind = keyof typeof addressKinds;
