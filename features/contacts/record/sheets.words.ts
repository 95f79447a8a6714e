import { genders, residencies } from '#features/particulars/words/kinds.ts';
import { agencyForms } from '#features/property/words/agency-forms.ts';
import { categoryWord, type PropertyCategory, propertyCategories } from '#features/property/words/categories.ts';
import { hdbTowns, tenures } from '#features/property/words/details.ts';
import { planningAreas } from '#features/property/words/planning-areas.ts';
import {
  area,
  asChoices,
  choice,
  choices,
  count,
  day,
  type Field,
  money,
  rate,
  text,
  yesNo,
} from '#platform/contract/field-sheet.ts';
import { docTypes } from '../documents/documents.words.ts';
import { addressKinds } from './address.words.ts';
import { channels, incomeBands, maritalStatuses, sources } from './contact.words.ts';
import { cpfBands, floors, hfeStatuses, intents, timelines } from './profiling.words.ts';
import { propertyStatuses, relations } from './property.words.ts';

/** The fields of the records of this room that are neither names, numbers of identity nor lists: a row each. */

/** `category`: of a property; without it every field of properties is meant. */
type Facts = { isPerson: boolean; category?: PropertyCategory | null };
type Rows = Record<string, Field<Facts>>;
const always = () => 'optional' as const;
const ofPeople = ({ isPerson }: Facts) => (isPerson ? ('optional' as const) : undefined);
const ofBodies = ({ isPerson }: Facts) => (isPerson ? undefined : ('optional' as const));

const ofCategories =
  (...those: PropertyCategory[]) =>
  ({ category }: Facts) =>
    !category || those.includes(category) ? ('optional' as const) : undefined;
const ofFlats = ofCategories('hdb');
const ofLand = ofCategories('landed', 'land');

const upTo = (most: number) => count({ least: 0, most, refusal: `Give a whole number from 0 to ${most}.` });

export const contactSheet = {
  salutation: { label: 'Salutation', value: text(20), section: 'person', need: ofPeople },
  preferredName: { label: 'Preferred name', value: text(80), section: 'person', need: always },
  residency: { label: 'Residency', value: choice(residencies), section: 'person', need: ofPeople },
  gender: { label: 'Gender', value: choice(genders), section: 'person', need: ofPeople },
  maritalStatus: { label: 'Marital status', value: choice(maritalStatuses), section: 'person', need: ofPeople },
  legalForm: { label: 'Legal form', value: text(80), section: 'person', need: ofBodies },
  contactPerson: { label: 'Contact person', value: text(140), section: 'person', need: ofBodies },
  occupation: { label: 'Occupation', value: text(120), section: 'work', need: ofPeople },
  employer: { label: 'Employer', value: text(120), section: 'work', need: ofPeople },
  industry: { label: 'Industry', value: text(80), section: 'work', need: always },
  incomeBand: { label: 'Income', value: choice(incomeBands), section: 'work', need: ofPeople },
  hasWhatsapp: { label: 'Uses WhatsApp', value: yesNo, section: 'reach', need: always },
  wechatId: { label: 'WeChat', value: text(60), section: 'reach', need: always },
  languages: { label: 'Language', value: text(80), section: 'reach', need: always },
  preferredChannel: { label: 'Prefers', value: choice(channels), section: 'reach', need: always },
  source: { label: 'Source', value: choice(sources), section: 'source', need: always },
  referredBy: { label: 'Referred by', value: text(140), section: 'source', need: always },
} as const satisfies Rows;

export const propertySheet = {
  relation: { label: 'Relation', value: choice(relations), section: 'property', need: always, saved: true },
  status: { label: 'Status', value: choice(propertyStatuses), section: 'property', need: always, saved: true },
  shareRate: { label: 'Share of the property', value: rate, section: 'property', need: always },
  tenure: {
    label: 'Tenure',
    value: choice(tenures),
    section: 'property',
    need: ofCategories('private-residential', 'landed', 'commercial', 'industrial', 'land'),
  },
  hdbTown: { label: 'HDB town', value: choice(asChoices(hdbTowns)), section: 'property', need: ofFlats },
  planningArea: {
    label: 'Planning area',
    value: choice(asChoices(planningAreas)),
    section: 'property',
    need: always,
  },
  leaseStartYear: {
    label: 'Lease commencement year',
    value: count({ least: 1900, most: 2199, refusal: 'Give a year with 4 digits.' }),
    section: 'property',
    need: ofFlats,
  },
  landSqm: { label: 'Land area (sqm)', value: area, section: 'property', need: ofLand },
  areaSqm: { label: 'Area (sqm)', value: area, section: 'property', need: always },
  bedrooms: { label: 'Bedrooms', value: upTo(20), section: 'property', need: always },
  purchaseCents: { label: 'Purchase price', value: money(), section: 'money', need: always },
  purchasedOn: { label: 'Purchased on', value: day, section: 'money', need: always },
  mortgagee: { label: 'Mortgagee', value: text(80), section: 'money', need: always },
  loanCents: { label: 'Loan balance', value: money(), section: 'money', need: always },
  askingCents: { label: 'Asking price', value: money(), section: 'money', need: always },
  rentCents: { label: 'Rent a month', value: money(), section: 'money', need: always },
  leaseEnd: { label: 'Lease ends', value: day, section: 'money', need: always },
  exclusiveUntil: { label: 'Exclusive until', value: day, section: 'money', need: always },
  keysHeld: { label: 'Keys are with me', value: yesNo, section: 'money', need: always },
  agencyForm: { label: 'Form', value: choice(agencyForms), section: 'agreement', need: always },
  agencyAgreementNo: { label: 'Agreement number', value: text(40), section: 'agreement', need: always },
  agencyFrom: { label: 'Agreement from', value: day, section: 'agreement', need: always },
  agencyTo: { label: 'Agreement to', value: day, section: 'agreement', need: always },
  soldCents: { label: 'Sold for', value: money(), section: 'sold', need: always },
  soldOn: { label: 'Sold on', value: day, section: 'sold', need: always },
} as const satisfies Rows;

export const addressSheet = {
  kind: { label: 'Kind', value: choice(addressKinds), section: 'address', need: always, saved: true },
  verifiedBy: {
    label: 'Verified by',
    help: 'The paper that shows it, such as a utility bill',
    value: text(120),
    section: 'address',
    need: always,
  },
  fromDay: { label: 'From', value: day, section: 'address', need: always },
  toDay: { label: 'Until', value: day, section: 'address', need: always },
  isPrimary: { label: 'Main address', value: yesNo, section: 'address', need: always },
} as const satisfies Rows;

const categories = Object.fromEntries(
  propertyCategories.map((category) => [category, categoryWord(category)]),
) as Record<PropertyCategory, string>;

export const profilingSheet = {
  intent: { label: 'Wants to', value: choice(intents), section: 'wish', need: always, saved: true },
  timeline: { label: 'Timeline', value: choice(timelines), section: 'wish', need: always },
  moveInOn: { label: 'Moves in', value: day, section: 'wish', need: always },
  budgetMin: { label: 'Budget from', value: money(), section: 'budget', need: always },
  budgetMax: { label: 'Budget up to', value: money(), section: 'budget', need: always },
  cashCents: { label: 'Cash on hand', value: money(), section: 'budget', need: always },
  cpfBand: { label: 'CPF', value: choice(cpfBands), section: 'budget', need: always },
  ipaCents: { label: 'In-principle approval', value: money(), section: 'budget', need: always },
  ipaBank: { label: 'Bank of the approval', value: text(80), section: 'budget', need: always },
  ipaExpiresOn: { label: 'Approval expires', value: day, section: 'budget', need: always },
  hfeStatus: { label: 'HFE letter', value: choice(hfeStatuses), section: 'budget', need: always },
  hfeExpiresOn: {
    label: 'HFE letter expires',
    value: day,
    section: 'budget',
    need: always,
    follows: { field: 'hfeStatus', is: ['VALID', 'EXPIRED'] },
  },
  financing: { label: 'Financing', value: text(200), section: 'budget', need: always },
  types: { label: 'Types', value: choices(categories), section: 'place', need: always },
  residency: { label: 'Buys as', value: choice(residencies), section: 'home', need: always },
  propertiesOwned: { label: 'Properties owned', value: upTo(99), section: 'home', need: always },
  areas: {
    label: 'Areas',
    help: 'Towns, MRT stations, schools',
    value: text(200),
    section: 'home',
    need: always,
  },
  sizeMin: { label: 'Size from (sqft)', value: area, section: 'home', need: always },
  sizeMax: { label: 'Size up to (sqft)', value: area, section: 'home', need: always },
  bedrooms: { label: 'Bedrooms', value: upTo(20), section: 'home', need: always },
  floor: { label: 'Floor', value: choice(floors), section: 'home', need: always },
  tenure: { label: 'Tenure', value: choice(tenures), section: 'home', need: always },
  household: { label: 'Household', value: upTo(30), section: 'home', need: always },
  pets: { label: 'Has pets', value: yesNo, section: 'home', need: always },
  decisionMakers: { label: 'Who decides', value: text(200), section: 'talk', need: always },
  needs: { label: 'Needs', value: text(500), section: 'talk', need: always },
  motivation: { label: 'Motivation', value: text(500), section: 'talk', need: always },
  objections: { label: 'Objections', value: text(500), section: 'talk', need: always },
} as const satisfies Rows;

export const documentSheet = {
  docType: { label: 'Kind of document', value: choice(docTypes), section: 'document', need: always, saved: true },
  expiresOn: { label: 'Expires', value: day, section: 'document', need: always },
  retentionUntil: { label: 'Keep until', value: day, section: 'document', need: always },
  legalHold: { label: 'Legal hold: must not be deleted', value: yesNo, section: 'document', need: always },
} as const satisfies Rows;
