import type { Agency } from '#features/register/contract.ts';
import type { RegisterRow } from '#features/register/rules.ts';
import type { Day } from '#platform/contract/days.ts';
import { drawsFor } from './draw/draws.ts';
import { slug } from './draw/names.ts';
import { mobile } from './draw/numbers.ts';

/** Invented agencies and their salespeople, as the public register would list them. */
const agencies: Agency[] = [
  {
    licenceNo: 'L3012345K',
    name: 'Harbour & Hill Realty Pte Ltd',
    address: '12 Robinson Road #08-01',
    gstRegistered: true,
  },
  {
    licenceNo: 'L3001234K',
    name: 'Merlion Realty Pte Ltd',
    address: '480 Lorong 6 Toa Payoh #10-22',
    gstRegistered: true,
  },
  {
    licenceNo: 'L3004821B',
    name: 'Straits Property Partners Pte Ltd',
    address: '1 Kim Seng Promenade #14-05',
    gstRegistered: true,
  },
  { licenceNo: 'L3007713F', name: 'Banyan Homes LLP', address: '21 Upper Cross Street #02-09', gstRegistered: false },
  { licenceNo: 'L3009040D', name: 'Kampong Key Realtors', address: '', gstRegistered: null },
  { licenceNo: 'L3010388H', name: 'Orchid & Partners Real Estate Pte Ltd', address: '', gstRegistered: null },
];

const salespeople: [registrationNo: string, name: string, licenceNo: string][] = [
  ['R034567D', 'Desmond Yeo', 'L3012345K'],
  ['R041120A', 'Priscilla Ong Hui Min', 'L3012345K'],
  ['R058831E', 'Suresh s/o Kannan', 'L3012345K'],
  ['R012345A', 'Lim Mei Ling', 'L3001234K'],
  ['R027764C', 'Khairul bin Anwar', 'L3001234K'],
  ['R063019B', 'Chloe Ng Xin Yi', 'L3001234K'],
  ['R019283F', 'Gerald Foo', 'L3004821B'],
  ['R047756H', 'Tan Wei Xiang', 'L3004821B'],
  ['R060412G', 'Sharifah binte Ismail', 'L3004821B'],
  ['R038150K', 'Quek Li Fang', 'L3007713F'],
  ['R055507J', 'Jeremy Pereira', 'L3007713F'],
  ['R022946L', 'Ho Chin Hock', 'L3009040D'],
  ['R066678M', 'Vimala d/o Rajan', 'L3010388H'],
];

const reached = (registrationNo: string, name: string, agencyName: string) => ({
  mobile: mobile(drawsFor(0, registrationNo)),
  email: `${slug(name)}@${slug(agencyName).split('.').slice(0, 2).join('')}.example`,
});

/** The salespeople of other agencies, each with their agency and contact. */
export const demoSalespeople = salespeople.flatMap(([registrationNo, name, licenceNo]) => {
  const agency = agencies.find((each) => each.licenceNo === licenceNo);
  return agency ? [{ registrationNo, name, agency, ...reached(registrationNo, name, agency.name) }] : [];
});

/** The demo agency in the register: the name is the letterhead's. */
const ourAgency = { licenceNo: 'L3000042G', agencyName: 'Gable' };

type Registered = { registrationNo: string; name: string };

/** The public register of this year: everyone, our own people too, is registered until 31 December. */
export const demoRegister = (today: Day, own: Registered[] = []): { rows: RegisterRow[]; agencies: Agency[] } => {
  const year = today.slice(0, 4);
  const names = new Map(agencies.map(({ licenceNo, name }) => [licenceNo, name]));
  const valid = { validFrom: '2019-01-01', validTo: `${year}-12-31` };
  const others = salespeople.map(([registrationNo, name, licenceNo]) => ({
    registrationNo,
    name,
    licenceNo,
    agencyName: names.get(licenceNo) ?? '',
    ...valid,
  }));
  const ours = own.map(({ registrationNo, name }) => ({ registrationNo, name, ...ourAgency, ...valid }));
  return { rows: [...others, ...ours], agencies };
};
