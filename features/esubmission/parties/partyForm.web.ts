import type { Contact } from '#features/contacts/record/contact.calls.ts';
import { checkIdentity } from '#features/particulars/rules/identity.ts';
import { type IdType, isEntity } from '#features/particulars/words/kinds.ts';
import type { Day } from '#platform/contract/days.ts';
import { required } from '#platform/contract/required.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { isDue } from '../screening/screened.rules.ts';
import type { Summary } from '../summary/summary.calls.ts';
import type { RepresentedSide } from '../transaction.words.ts';
import { emptyDetails, withAskedFields } from './fields.rules.ts';
import { type Party, PartyInput } from './parties.calls.ts';
import { partyProblem } from './problems.rules.ts';

type OwnerValues = {
  name: string;
  idType: 'NRIC' | 'FIN' | 'PASSPORT';
  idNumber: string;
  nationality: string;
  dateOfBirth: Day | null;
};

/** A party as the form holds it. */
export type PartyValues = Omit<PartyInput, 'idNumber' | 'beneficialOwner' | 'isUnrepresented'> & {
  /** Null: the form was not answered yet whether another agency or nobody acts for a party of the other side. Our client has no such field. */
  isUnrepresented: boolean | null;
  /** Empty if the stored number is to stay. */
  idNumber: string;
  /** Always an object, even if no beneficial owner is named. */
  beneficialOwner: OwnerValues;
};

const nobody: OwnerValues = { name: '', idType: 'NRIC', idNumber: '', nationality: '', dateOfBirth: null };

/** A new party of a side. It is our client if we represent that side. */
export const newParty = (
  partyType: RepresentedSide,
  { representedSide }: Pick<Summary['info'], 'representedSide'>,
): PartyValues => ({
  partyType,
  kind: 'INDIVIDUAL',
  name: '',
  idType: 'NRIC',
  idNumber: '',
  nationality: '',
  dateOfBirth: null,
  birthUnknown: false,
  residency: null,
  ...emptyDetails,
  phone: '',
  email: '',
  address: '',
  representedParty: partyType === representedSide ? 'I' : 'O',
  isUnrepresented: null,
  tenancy: null,
  ownershipRate: null,
  isOnBehalf: false,
  representsPartyUUID: null,
  isBeneficialOwner: true,
  beneficialOwner: nobody,
  contactId: null,
});

/** The fields that are sent, and no others: what the server says of a party besides them is left where it is. */
const fields = Object.keys(PartyInput.shape) as (keyof PartyInput)[];

export const partyValuesOf = (party: Party): PartyValues => {
  const given = fields.filter((field) => Object.hasOwn(party, field));
  const { idNumberMasked: _, ...owner } = party.beneficialOwner ?? { ...nobody, idNumberMasked: '' };
  return {
    ...(Object.fromEntries(given.map((field) => [field, party[field as keyof Party]])) as Omit<
      PartyValues,
      'idNumber' | 'beneficialOwner' | 'isUnrepresented'
    >),
    idNumber: '',
    isUnrepresented: party.representedParty === 'O' ? party.isUnrepresented : null,
    beneficialOwner: { ...nobody, ...owner, idType: personal(owner.idType) },
  };
};

/** What a contact says of a party. Its number is not in the browser: the server takes it from the contact. */
export const valuesOfContact = (contact: Contact): Partial<PartyValues> => {
  const { contactId, kind, name, aliases, idType, nationality, dateOfBirth, birthUnknown, phones, emails } = contact;
  const { residency, gender, occupation, employer } = contact;
  return {
    contactId,
    kind,
    name,
    alias: aliases[0] ?? '',
    idType,
    idNumber: '',
    nationality,
    dateOfBirth,
    birthUnknown,
    residency: residency ?? null,
    gender: gender ?? null,
    occupation: occupation ?? '',
    employer: employer ?? '',
    phone: phones[0] ?? '',
    email: emails[0] ?? '',
  };
};

/** Whether the date of birth stands in the open: a person who is to be screened is not without it. */
export const isAskedForBirth = (party: PartyValues, info: Summary['info']): boolean =>
  !isEntity(party.kind) && isDue({ ...party, isUnrepresented: party.isUnrepresented === true }, info, firstDay);

/** Since when the agency screens is not asked here. */
const firstDay: Day = '0001-01-01';

/** The values that may be kept in the browser. */
export const withoutNumbers = (values: PartyValues): PartyValues => ({
  ...values,
  idNumber: '',
  beneficialOwner: { ...values.beneficialOwner, idNumber: '' },
});

const personal = (idType: IdType): OwnerValues['idType'] =>
  idType === 'FIN' || idType === 'PASSPORT' ? idType : 'NRIC';

const withNumber = <T extends { idNumber: string }>({ idNumber, ...rest }: T) => ({
  ...rest,
  ...(idNumber && { idNumber }),
});

const sent = (values: PartyValues) => {
  const { kind, representedParty, isUnrepresented, tenancy, isOnBehalf, isBeneficialOwner, beneficialOwner } = values;
  const isOwned = !isBeneficialOwner && JSON.stringify(beneficialOwner) !== JSON.stringify(nobody);
  return {
    ...withAskedFields(withNumber(values)),
    dateOfBirth: isEntity(kind) ? null : values.dateOfBirth,
    birthUnknown: !isEntity(kind) && values.dateOfBirth === null && values.birthUnknown,
    residency: isEntity(kind) ? null : values.residency,
    isUnrepresented: representedParty === 'O' && isUnrepresented === true,
    ownershipRate: tenancy === 'COMMON' ? values.ownershipRate : null,
    representsPartyUUID: isOnBehalf ? values.representsPartyUUID : null,
    beneficialOwner: isOwned ? withNumber(beneficialOwner) : null,
  };
};

const schemaSays = schemaRules(PartyInput);

/** The errors that prevent saving, by path. `storedType`: the type of the number that is already stored. */
export const checkParty = (values: PartyValues, today: Day, storedType?: IdType): Record<string, string> => {
  const body = sent(values);
  const errors = schemaSays(body);
  const { idNumber, idType, beneficialOwner: owner } = values;
  // The number of a contact comes from there.
  if (idNumber === '' && idType !== storedType && !values.contactId) errors.idNumber = required;
  if (values.representedParty === 'O' && values.isUnrepresented === null) errors.isUnrepresented = required;
  const problem = partyProblem(body, today);
  if (problem) errors[problem.field] ??= problem.message;
  for (const [path, type, number] of [
    ['idNumber', idType, idNumber],
    ['beneficialOwner.idNumber', owner.idType, body.beneficialOwner ? owner.idNumber : ''],
  ] as const) {
    const doubt = number === '' ? undefined : checkIdentity(type, number);
    if (doubt?.level === 'block') errors[path] ??= doubt.message;
  }
  return errors;
};

/** The checked values as the body of the calls. */
export const partyBody = (values: PartyValues): PartyInput => PartyInput.parse(sent(values));
