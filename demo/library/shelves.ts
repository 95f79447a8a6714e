/** The folders and forms of the demo agency. A form has a version for each of `days`: so many days ago, or to come if negative. */
export type Shelf = { name: string; isHidden?: true; forms?: DemoForm[]; folders?: Shelf[] };
export type DemoForm = { name: string; days: number[] };

const one = (name: string, daysAgo: number): DemoForm => ({ name, days: [daysAgo] });

export const shelves: Shelf[] = [
  {
    name: 'CEA',
    folders: [
      {
        name: 'Estate agency agreements',
        forms: [
          one('Form 1 Estate Agency Agreement for the Sale of Residential Property', 320),
          one('Form 2 Estate Agency Agreement for the Purchase of Residential Property', 320),
          one('Form 3 Estate Agency Agreement for the Lease of Residential Property by Landlord', 319),
          one('Form 4 Estate Agency Agreement for the Lease of Residential Property by Tenant', 319),
          one('Form 5 Exclusive Estate Agency Agreement for the Sale of Residential Property', 318),
          one('Form 6 Exclusive Estate Agency Agreement for the Purchase of Residential Property', 318),
          one('Form 7 Exclusive Estate Agency Agreement for the Lease of Residential Property by Landlord', 317),
          one('Form 8 Exclusive Estate Agency Agreement for the Lease of Residential Property by Tenant', 317),
        ],
      },
      {
        name: 'Customer due diligence',
        forms: [
          { name: 'Form A1 Individual Client', days: [510, 150] },
          { name: 'Form A2 Entity Client', days: [510, 150] },
          { name: 'Form B Risk Determination and Screening', days: [510, 149, 42] },
          one('Form C Enhanced Due Diligence', 149),
          one('Form U1 Unrepresented Counterparty, Individual', 148),
        ],
      },
    ],
  },
  {
    name: 'HDB',
    folders: [
      {
        name: 'Resale',
        forms: [
          { name: 'HDB Option to Purchase', days: [400, 61] },
          one('HDB Resale Checklist for Buyers', 210),
          one('HDB Resale Checklist for Sellers', 210),
        ],
      },
      { name: 'Renting out', forms: [one('HDB Application to Rent Out Flat', 175)] },
    ],
  },
  {
    name: 'URA and private property',
    forms: [
      one('Option to Purchase, Private Residential', 260),
      one('Declaration of Short-Term Accommodation Rules', 130),
    ],
  },
  {
    name: 'Tenancy',
    forms: [
      // The next version is known, and comes into force later.
      { name: 'Tenancy Agreement, Residential', days: [365, -21] },
      one('Letter of Intent to Lease', 90),
      one('Inventory and Handover Checklist', 88),
    ],
  },
  {
    name: 'Agency',
    forms: [one('Co-Broking Agreement', 33), one('Change of Bank Account', 12)],
    folders: [{ name: 'Drafts', isHidden: true, forms: [one('Referral Fee Agreement', 3)] }],
  },
];
