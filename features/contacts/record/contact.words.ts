/** How near a customer is: `stage` of a contact. */
export const stages = { LEAD: 'Lead', CLIENT: 'Client', PAST_CLIENT: 'Past client' } as const;
export type Stage = keyof typeof stages;

/** What a customer comes for. */
export const contactRoles = {
  SELLER: 'Seller',
  BUYER: 'Buyer',
  LANDLORD: 'Landlord',
  TENANT: 'Tenant',
  INVESTOR: 'Investor',
} as const;
export type ContactRole = keyof typeof contactRoles;

export const sources = {
  REFERRAL: 'Referral',
  PORTAL: 'Property portal',
  WALK_IN: 'Walk-in',
  ROADSHOW: 'Roadshow',
  SOCIAL: 'Social media',
  PAST_CLIENT: 'Past client',
  OPEN_HOUSE: 'Open house',
  COLD: 'Cold call',
} as const;
export type Source = keyof typeof sources;

export const channels = { CALL: 'Call', WHATSAPP: 'WhatsApp', SMS: 'SMS', EMAIL: 'Email', WECHAT: 'WeChat' } as const;
export type PreferredChannel = keyof typeof channels;

export const maritalStatuses = {
  SINGLE: 'Single',
  MARRIED: 'Married',
  DIVORCED: 'Divorced',
  WIDOWED: 'Widowed',
} as const;
export type MaritalStatus = keyof typeof maritalStatuses;

export const incomeBands = {
  UNDER_4K: 'Under S$4,000 a month',
  TO_7K: 'S$4,000 to S$7,000',
  TO_14K: 'S$7,000 to S$14,000',
  TO_21K: 'S$14,000 to S$21,000',
  OVER_21K: 'Over S$21,000',
} as const;
export type IncomeBand = keyof typeof incomeBands;

/** What the checks of due diligence say of a contact: the room above knows, the list filters by it. */
export const screeningStates = { NOT_SCREENED: 'Not screened', CLEAR: 'Clear', PENDING: 'Pending' } as const;
export type ScreeningState = keyof typeof screeningStates;
