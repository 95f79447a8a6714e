import { type Paper, paper } from './paper.ts';

const PC = 'PRACTICE_CIRCULAR';
const PG = 'PRACTICE_GUIDELINE';

export const papersTo2022: Paper[] = [
  paper(
    'PG 01-19',
    'Practice Guidelines on Ethical Advertising',
    [PG, 'ADVERTISING'],
    '2019-01-31',
    [
      'Advertisements state facts that can be shown, name the salesperson and the agency, and don’t play on fear or greed.',
      'State your name, registration number and phone number, and the agency’s name and licence number.',
      'Obtain the owner’s written consent before you advertise.',
      'Remove an advertisement once the property is no longer available.',
    ],
    {
      guide: [
        'An advertisement is any notice, flyer, video, listing or social media post. A forwarded message is one too.',
        'Keep the consent for three years after the last advertisement.',
      ],
    },
  ),
  paper('PC 02-19', 'Handling Transaction Money', [PC, 'COBROKING'], '2019-04-15', [
    'Salespeople don’t hold or handle transaction money for a party to a sale of property in Singapore or a lease of HDB property.',
    'Let the payer make out cheques and transfers to the payee directly.',
    'Decline cash for options, deposits and rent.',
  ]),
  paper('PC 04-19', 'Subletting of HDB Flats: Minimum Rental Period', [PC, 'RENTAL'], '2019-07-22', [
    'Each rental of an HDB flat or bedroom is for six months at least, and needs HDB’s approval first.',
    'Check the tenant’s pass with the issuing authority.',
    'Don’t market flats or rooms for short stays.',
  ]),
  paper(
    'PC 06-19',
    'Use of Standard Estate Agency Agreements',
    [PC, 'AGREEMENTS'],
    '2019-10-08',
    [
      'The prescribed agreements protect consumers and agencies alike, and are used for residential property.',
      'Explain each clause before it is signed.',
      'An exclusive agreement ends after three months at most.',
    ],
    {
      guide: [
        'Clause 3 states the commission and whether GST is payable on it. Leave no blank.',
        'A renewal is signed anew: it does not happen by itself.',
      ],
    },
  ),
  paper('PC 01-20', 'Property Viewings during the Circuit Breaker', [PC, 'COBROKING'], '2020-04-07', [
    'Physical viewings and open houses are suspended; business goes on by remote means.',
    'Offer virtual tours and sign by electronic means where the parties agree.',
  ]),
  paper(
    'PC 03-20',
    'Safe Management Measures for Viewings',
    [PC, 'COBROKING'],
    '2020-06-19',
    [
      'Viewings resume by appointment, with a limit on those who are present at the same time.',
      'Keep a record of visitors for 28 days.',
      'Stagger viewings so that groups don’t meet.',
    ],
    { supersedes: 'PC 01-20' },
  ),
  paper('PG 02-20', 'Practice Guidelines on Remote and Electronic Signing', [PG, 'RECORDS'], '2020-09-14', [
    'Documents that are signed electronically are kept as they were signed, with the evidence of who signed and when.',
    'Verify the identity of the signer before you send the document.',
    'Keep the signed file with its audit trail for five years.',
  ]),
  paper('AD 01-20', 'Advisory on Phishing Messages in the Name of Agencies', ['ADVISORY', 'DATA'], '2020-11-23', [
    'Messages in the name of agencies have asked customers for deposits to private accounts.',
    'Tell customers never to transfer money on the word of a message alone.',
  ]),
  paper(
    'PC 01-21',
    'Prevention of Money Laundering and Terrorism Financing',
    [PC, 'AML'],
    '2021-01-18',
    [
      'Customer due diligence comes before a salesperson acts, and is renewed when something no longer fits.',
      'Identify and verify each client and whoever owns or controls a company.',
      'Screen names against the lists of designated persons.',
      'Report what is suspicious to the Suspicious Transaction Reporting Office, and to nobody else.',
    ],
    {
      guide: [
        'Beneficial owners of 25 percent and more are identified by name, date of birth and nationality.',
        'A politically exposed person needs approval of senior management before the business relationship starts.',
      ],
    },
  ),
  paper('PC 02-21', 'Property Transaction Records on the Public Register', [PC, 'LICENSING'], '2021-05-24', [
    'The public register shows residential transactions that salespeople closed since January 2017.',
    'Check your own records twice a year and report errors within a month.',
  ]),
  paper('PC 05-21', 'Duty to Disclose Conflicts of Interest', [PC, 'COBROKING'], '2021-08-30', [
    'A salesperson who has an interest in a property says so in writing before an offer is made.',
    'Disclose in writing any referral fee that you receive.',
    'Don’t act for both sides of one transaction.',
  ]),
  paper(
    'PC 07-21',
    'New Estate Agents Regulations: What Changes',
    [PC, 'AML'],
    '2021-11-01',
    [
      'The regulations on the prevention of money laundering apply in full to agencies and salespeople.',
      'Use the prescribed forms for each client.',
      'Keep due diligence records for five years after the transaction.',
    ],
    { effectiveAfter: 30, supersedes: 'PC 01-21' },
  ),
  paper(
    'PR 01-21',
    'Cooling Measures of December 2021: Questions of Customers',
    ['PRESS_RELEASE', 'PRIVATE'],
    '2021-12-16',
    [
      'Additional buyer’s stamp duty and the limits on loans have changed overnight.',
      'Don’t advise on duty for a special case: refer the customer to IRAS.',
    ],
  ),
  paper('PC 01-22', 'Marketing of Foreign Properties', [PC, 'OVERSEAS'], '2022-02-14', [
    'Whoever markets foreign property informs customers of its risks, and doesn’t promise returns.',
    'Obtain the developer’s documents and verify its right to sell.',
    'Include the advisory that the purchase is subject to foreign law.',
  ]),
  paper(
    'PC 03-22',
    'Advertisements on Social Media and Messaging Groups',
    [PC, 'ADVERTISING'],
    '2022-05-09',
    [
      'Posts, stories and messages to groups are advertisements, however short they are shown.',
      'State name, registration number and agency in the post itself, not behind a link.',
      'Remove advertisements by others on your behalf that are wrong.',
    ],
    {
      guide: [
        'A caption that leads to particulars elsewhere does not state them.',
        'Keep a screenshot of each advertisement with its date.',
      ],
    },
  ),
  paper(
    'PG 01-22',
    'Practice Guidelines on Supervision of Salespersons',
    [PG, 'RECORDS'],
    '2022-07-18',
    [
      'An agency supervises its salespeople by systems that it can show, and samples their cases.',
      'Sample at least one case of each salesperson a year.',
      'Keep a record of what was found and put right.',
    ],
    { audience: ['staff'] },
  ),
  paper('PC 05-22', 'Wait-out Period for Private Property Owners', [PC, 'HDB'], '2022-09-30', [
    'Owners of private property wait 15 months after its disposal before they buy a resale flat without grants.',
    'Ask each buyer of a resale flat when and what they owned.',
    'Seniors of 55 and above who move to a 4-room or smaller flat are exempt.',
  ]),
  paper('PC 06-22', 'Checks against Overstayers and Illegal Entrants', [PC, 'RENTAL'], '2022-11-14', [
    'A salesperson who brings about a lease checks the original pass of each tenant and occupier.',
    'Compare the photo, and verify the pass with the issuing authority’s service.',
    'Keep a copy with the tenancy agreement.',
  ]),
];
