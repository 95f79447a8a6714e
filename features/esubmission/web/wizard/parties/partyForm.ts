import type { Day } from '#platform/contract/days.ts';
import { phoneField } from '#platform/contract/phone-text.ts';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { checkIdentity } from '../../../identity.ts';
import { emptyDetails, fitted } from '../../../party-fields.ts';
import { isEntity } from '../../../party-kinds.ts';
import { partyProblem } from '../../../party-problem.ts';
import type { Party, Summary } from '../../../records.ts';
import { PartyInput } from '../../../schemas.ts';
import type { IdType, RepresentedSide } from '../../../words.ts';

type OwnerValues = {
  name: string;
  idType: 'NRIC' | 'FIN' | 'PASSPORT';
  idNumber: string;
  nationality: string;
  dateOfBirth: Day | null;
};

/** A party as the form holds it. */
export type PartyValues = Omit<PartyInput, 'idNumber' | 'beneficialOwner'> & {
  /** Empty on a change: the number that is stored stays. */
  idNumber: string;
  /** There also while nobody is named. */
  beneficialOwner: OwnerValues;
};

const nobody: OwnerValues = { name: '', idType: 'NRIC', idNumber: '', nationality: '', dateOfBirth: null };

/** A new party of a side: ours when it is the side that we act for. */
export const newParty = (partyType: RepresentedSide, { representedSide }: Summary['info']): PartyValues => ({
  partyType,
  kind: 'INDIVIDUAL',
  name: '',
  idType: 'NRIC',
  idNumber: '',
  nationality: '',
  dateOfBirth: null,
  residency: null,
  ...emptyDetails,
  phone: '',
  email: '',
  address: '',
  representedParty: partyType === representedSide ? 'I' : 'O',
  isUnrepresented: false,
  tenancy: null,
  ownershipRate: null,
  isOnBehalf: false,
  representsPartyUUID: null,
  isBeneficialOwner: true,
  beneficialOwner: nobody,
});

export const partyValuesOf = (party: Party): PartyValues => {
  const { id, uuid, eSubId, idNumberMasked, shareholders, shareholdersBO, open, beneficialOwner, ...rest } = party;
  const { idNumberMasked: _, ...owner } = beneficialOwner ?? { ...nobody, idNumberMasked: '' };
  return {
    ...rest,
    phone: phoneField(rest.phone),
    idNumber: '',
    beneficialOwner: { ...nobody, ...owner, idType: personal(owner.idType) },
  };
};

/** What may be kept in the browser. */
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
    ...fitted(withNumber(values)),
    dateOfBirth: isEntity(kind) ? null : values.dateOfBirth,
    residency: isEntity(kind) ? null : values.residency,
    isUnrepresented: representedParty === 'O' && isUnrepresented,
    ownershipRate: tenancy === 'COMMON' ? values.ownershipRate : null,
    representsPartyUUID: isOnBehalf ? values.representsPartyUUID : null,
    beneficialOwner: isOwned ? withNumber(beneficialOwner) : null,
  };
};

const schemaSays = schemaRules(PartyInput);

/** What stands in the way of saving, by path. `storedType`: the type of the number that is stored already. */
export const checkParty = (values: PartyValues, today: Day, storedType?: IdType): Record<string, string> => {
  const body = sent(values);
  const errors = schemaSays(body);
  const { idNumber, idType, beneficialOwner: owner } = values;
  if (idNumber === '' && idType !== storedType) errors.idNumber = 'This is required.';
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

/** The checked values as the calls take them. */
export const partyBody = (values: PartyValues): PartyInput => PartyInput.parse(sent(values));
