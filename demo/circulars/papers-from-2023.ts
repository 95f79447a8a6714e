import { type Paper, paper } from './paper.ts';

const PC = 'PRACTICE_CIRCULAR';
const PG = 'PRACTICE_GUIDELINE';

export const papersFrom2023: Paper[] = [
  paper(
    'LK 01-23',
    'Letter: Annual Declaration of Key Executive Officers',
    ['LETTER_TO_KEO', 'LICENSING'],
    '2023-01-09',
    [
      'Key executive officers declare once a year that the agency meets its licence conditions.',
      'Submit the declaration and the list of branches by 31 March.',
    ],
    { audience: ['staff'] },
  ),
  paper('PC 02-23', 'Higher Additional Buyer’s Stamp Duty from 27 April 2023', [PC, 'PRIVATE'], '2023-04-27', [
    'The rates for second properties, foreigners and entities have risen; options granted before may be remitted.',
    'State duty as an estimate, with the date of the rates.',
    'Point customers to the remission and its conditions.',
  ]),
  paper('PC 03-23', 'Ban on Dual Representation', [PC, 'COBROKING'], '2023-06-12', [
    'No salesperson acts for seller and buyer, or landlord and tenant, in the same transaction, whether paid by one or both.',
    'Tell an unrepresented party in writing whom you act for.',
    'Don’t advise the other party on price or terms.',
  ]),
  paper(
    'AD 02-23',
    'Advisory on Scams with Fake Rental Listings',
    ['ADVISORY', 'RENTAL'],
    '2023-08-21',
    [
      'Scammers copy listings and names of salespeople, and collect viewing fees and deposits.',
      'Report copies of your listings to the portal and to the police.',
      'Ask tenants to call the number on the public register.',
    ],
    {
      guide: [
        'Signs of a scam: a rent far below the market, no viewing before payment, and pressure to transfer at once.',
        'The police hotline is 1800 255 0000.',
      ],
    },
  ),
  paper(
    'CO 01-23',
    'Consultation on the Continuing Professional Development Framework',
    ['CONSULTATION', 'CPD'],
    '2023-10-02',
    [
      'Views are sought on more structured hours and on a cycle by calendar year.',
      'Send comments through the agency by 15 November.',
    ],
  ),
  paper('PC 01-24', 'Occupancy Cap for Larger Flats and Private Homes', [PC, 'RENTAL'], '2024-01-22', [
    'Up to eight unrelated persons may live in a larger flat or private home until the end of 2026; owners register the tenancy.',
    'Check the floor area and the number of rooms before you advertise.',
    'Obtain HDB’s approval where a flat is rented to more than six.',
  ]),
  paper(
    'PC 02-24',
    'Customer Due Diligence on Companies and Trusts',
    [PC, 'AML'],
    '2024-03-18',
    [
      'Companies, trusts and partnerships are looked through to the persons who own and control them.',
      'Obtain the register of members and the constitution.',
      'Note how you verified each beneficial owner.',
    ],
    {
      guide: [
        'A nominee shareholder is recorded with the person behind the nominee.',
        'For a trust identify the settlor, the trustees, the protector and the beneficiaries.',
      ],
    },
  ),
  paper('PC 03-24', 'Do Not Call Registry: Checks before Telemarketing', [PC, 'DATA'], '2024-05-27', [
    'Numbers are checked against the registry before a marketing message is sent, and the result holds for 21 days.',
    'Keep clear consent in writing where you rely on it.',
    'Stop messages within 21 days after consent is withdrawn.',
  ]),
  paper('PG 01-24', 'Practice Guidelines on Co-broking', [PG, 'COBROKING'], '2024-07-15', [
    'Sellers’ salespeople present every offer, and don’t refuse viewings because a buyer is represented.',
    'Reply to enquiries of other agencies within two working days.',
    'Record the split of the commission in writing.',
  ]),
  paper(
    'PC 05-24',
    'Changes to HDB Flat Classification: Standard, Plus and Prime',
    [PC, 'HDB'],
    '2024-08-20',
    [
      'Flats in better locations carry tighter conditions of resale and rental.',
      'Tell buyers of a Plus or Prime flat of the ten-year minimum occupation period and the clawback.',
      'Check the income ceiling of resale buyers.',
    ],
    {
      guide: [
        'Owners of Plus and Prime flats can’t rent out the whole flat, even after the minimum occupation period.',
        'Resale buyers of these flats meet the eligibility conditions of a household with an income ceiling.',
      ],
    },
  ),
  paper('PC 06-24', 'Disciplinary Cases of 2024: What to Learn', [PC, 'DISCIPLINE'], '2024-11-11', [
    'Three cases show how small shortcuts end in suspensions and fines.',
    'Verify ownership before you advertise.',
    'Never sign for a client.',
  ]),
  paper(
    'LK 01-25',
    'Letter: Licence and Registration Renewal Exercise',
    ['LETTER_TO_KEO', 'LICENSING'],
    '2025-01-13',
    [
      'Renewals open in October; salespeople who lack CPD hours can’t be renewed.',
      'Chase shortfalls in good time, and submit renewals in one batch.',
    ],
    { audience: ['staff'] },
  ),
  paper('PC 01-25', 'Verification of Public Officials and Government Calls', [PC, 'DATA'], '2025-02-24', [
    'Officials never ask for money or bank details by phone.',
    'End the call and ring the agency’s published number.',
  ]),
  paper(
    'PC 03-25',
    'Amendments on Money Laundering in Force from July 2025',
    [PC, 'AML'],
    '2025-06-16',
    [
      'Due diligence now also covers the other party where it has no salesperson, and proliferation financing.',
      'Use the new forms for cases from 1 July 2025.',
      'Train everyone who handles cases before that day, and keep the log.',
    ],
    {
      effectiveAfter: 15,
      supersedes: 'PC 07-21',
      acknowledgeAfter: 15,
      guide: [
        'Unrepresented parties are identified and verified like a client, as far as the law asks for it.',
        'Proliferation financing is the provision of funds for weapons of mass destruction.',
      ],
    },
  ),
  paper('PC 04-25', 'Seller’s Stamp Duty: Holding Period of Four Years', [PC, 'PRIVATE'], '2025-07-04', [
    'Residential property bought from 4 July 2025 is subject to seller’s stamp duty for four years.',
    'Ask sellers for the date of their option, not of completion.',
  ]),
  paper(
    'PC 06-25',
    'New CPD Requirement from January 2026',
    [PC, 'CPD'],
    '2025-09-22',
    [
      'From 2026 each salesperson completes 16 hours a calendar year, in three components.',
      'Plan your hours early: late ones don’t count for renewal.',
      'Only approved providers count towards prescribed essentials.',
    ],
    {
      effectiveAfter: 101,
      guide: [
        'Prescribed Essentials take four hours, Professional Competencies eight, Generic Competencies Plus four.',
        'Newcomers are exempt in their first cycle.',
      ],
    },
  ),
  paper('GZ 01-26', 'Gazette: Estate Agents (Fees) (Amendment) Regulations', ['GAZETTE', 'LICENSING'], '2026-01-12', [
    'Fees for registration and renewal are adjusted.',
    'The new fees apply to applications from 1 April.',
  ]),
  paper(null, 'Listing Portals: Accuracy of Prices and Floor Areas', [PC, 'ADVERTISING'], 150, [
    'Listings with prices that nobody can buy at mislead consumers, and distort the market.',
    'State the price that the owner has agreed to in writing.',
    'State the floor area as the title or HDB records it.',
  ]),
  paper(
    null,
    'Sales at Developers’ Showflats: Conduct of Marketing Teams',
    [PC, 'PROJECTS'],
    95,
    [
      'Project salespeople say whom they act for before they show a unit.',
      'Wear the registration card at the showflat.',
      'Don’t quote units left, unless the developer has said so in writing.',
    ],
    {
      guide: [
        'A balloting exercise is explained to buyers in writing, with the deadline for cheques.',
        'Rebates and gifts are disclosed in the option.',
      ],
    },
  ),
  paper(null, 'Protection of Customers’ Identity Documents', ['NOTICE', 'DATA'], 40, [
    'Copies of identity documents belong into the agency’s system, not into chats and phones.',
    'Delete copies from your phone once they are uploaded.',
    'Mask the identity number where it is not needed.',
  ]),
  paper(
    null,
    'Tenancy Agreements: Template of the Industry Committee',
    [PG, 'RENTAL'],
    16,
    [
      'The committee’s template balances the interests of landlords and tenants, and is recommended for residential leases.',
      'Take stock of the condition of the home with photos on the first day.',
      'Set out who pays for repairs and up to what amount.',
    ],
    {
      acknowledgeAfter: 30,
      guide: [
        'The diplomatic clause applies after twelve months, with two months’ notice.',
        'Minor repairs up to two hundred dollars are borne by the tenant.',
      ],
    },
  ),
  paper(
    null,
    'Verifying Ownership before Advertising',
    [PC, 'ADVERTISING'],
    4,
    [
      'Check who owns a property before you advertise it, and keep the evidence with the estate agency agreement.',
      'Obtain the owner’s written consent for each advertisement.',
      'Check title or HDB records no earlier than 14 days before the first day of advertising.',
      'Remove an advertisement within a day after consent ends.',
    ],
    {
      effectiveAfter: 15,
      acknowledgeAfter: 14,
      supersedes: 'PC 03-22',
      guide: [
        'A title search from the land register names the owner and any caveat against the property.',
        'For an HDB flat the owner shows My HDBPage in your presence.',
      ],
    },
  ),
];
