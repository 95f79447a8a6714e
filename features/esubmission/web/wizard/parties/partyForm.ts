import type { Day } from '#platform/contract/days.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { checkIdentity } from '../../../identity.ts';
import type { Party, Summary } from '../../../records.ts';
import { PartyInput } from '../../../schemas.ts';
import { type IdType, idTypes, type RepresentedParty, type RepresentedSide } from '../../../words.ts';

/** A party as the form holds it. */
export type PartyValues = {
  partyType: RepresentedSide;
  kind: 'INDIVIDUAL' | 'COMPANY';
  name: string;
  idType: IdType;
  /** Empty on a change: the number that is stored stays. */
  idNumber: string;
  nationality: string;
  dateOfBirth: Day | null;
  phone: string;
  email: string;
  address: string;
  representedParty: RepresentedParty;
  isUnrepresented: boolean;
};

/** A new party of a side: ours when it is the side that we act for. */
export const newParty = (partyType: RepresentedSide, { representedSide }: Summary['info']): PartyValues => ({
  partyType,
  kind: 'INDIVIDUAL',
  name: '',
  idType: 'NRIC',
  idNumber: '',
  nationality: '',
  dateOfBirth: null,
  phone: '',
  email: '',
  address: '',
  representedParty: partyType === representedSide ? 'I' : 'O',
  isUnrepresented: false,
});

export const partyValuesOf = ({
  id: _,
  uuid: __,
  eSubId: ___,
  idNumberMasked: ____,
  ...party
}: Party): PartyValues => ({
  ...party,
  idNumber: '',
});

/** The identity documents of a person, and of a company. */
export const idTypeOptions = (kind: PartyValues['kind']) =>
  (kind === 'COMPANY' ? (['UEN'] as const) : (['NRIC', 'FIN', 'PASSPORT'] as const)).map((value) => ({
    value,
    label: idTypes[value],
  }));

const sent = ({ idNumber, ...values }: PartyValues) => ({
  ...values,
  dateOfBirth: values.kind === 'COMPANY' ? null : values.dateOfBirth,
  isUnrepresented: values.representedParty === 'O' && values.isUnrepresented,
  ...(idNumber && { idNumber }),
});

const schemaSays = schemaRules(PartyInput);

/** What stands in the way of saving, by path. `storedType`: the type of the number that is stored already. */
export const checkParty = (values: PartyValues, today: Day, storedType?: IdType): Record<string, string> => {
  const errors = schemaSays(sent(values));
  const { idNumber, idType, dateOfBirth } = values;
  if (idNumber === '' && idType !== storedType) errors.idNumber = 'This is required.';
  const doubt = idNumber === '' ? undefined : checkIdentity(idType, idNumber);
  if (doubt?.level === 'block') errors.idNumber ??= doubt.message;
  if (dateOfBirth && dateOfBirth > today) errors.dateOfBirth ??= 'This is in the future.';
  return errors;
};

/** The checked values as the calls take them. */
export const partyBody = (values: PartyValues): PartyInput => PartyInput.parse(sent(values));

const labels: Record<string, string> = {
  partyType: 'Side',
  kind: 'Individual or company',
  name: 'Name',
  idType: 'Identity document',
  nationality: 'Nationality',
  dateOfBirth: 'Date of birth',
  phone: 'Phone',
  email: 'E-mail',
  address: 'Address',
  representedParty: 'Represented',
  isUnrepresented: 'Unrepresented',
};

/** A field of a party as people call it, and its value in words. */
export const partyWords = (path: string, value: unknown): { label: string; text: string } => ({
  label: labels[path] ?? path,
  text: value === null || value === '' || value === undefined ? '–' : String(value),
});
