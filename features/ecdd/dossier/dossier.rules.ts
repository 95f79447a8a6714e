import type { ScreeningState } from '#features/aml/cases/cases.words.ts';
import { plainName } from '#features/particulars/rules/names.ts';
import type { PartyKind } from '#features/particulars/words/kinds.ts';
import { streetKey } from '#features/property/rules/address.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Cents } from '#platform/contract/money.ts';
import { longestReduced } from '../forms/asked.rules.ts';
import type { CddFor, FormState, ShownRating } from '../forms/forms.words.ts';

/** Who somebody is, as a submission or a form says it. `print`: the hash of the identity number; empty without one. */
export type Identity = { kind: PartyKind; name: string; print: string; dateOfBirth: Day | null };

/** Whom somebody acts or holds for. `masked`: as much of the identity number as is shown; empty without one. */
export type Principal = { kind: PartyKind; name: string; masked: string };

/** A party that needs a form. `isUcp`: no client, but the other side, which has no agent. `principal`: whom they act for. */
export type DutyFacts = Identity & {
  partyUuid: string;
  side: CddFor;
  isUcp: boolean;
  principal: Principal | null;
  /** In which they are screened; null until a job has opened one. */
  caseId: string | null;
};

/** What due diligence reads of a transaction. */
export type DossierFacts = {
  eSubId: string;
  owner: string;
  /** The address on one line. */
  property: string;
  /** The price, or the rent of a month. */
  amountCents: Cents;
  category: PropertyCategory;
  /** Of a lease, as far as its dates are known. */
  leaseMonths: number | null;
  /** Nobody is named yet whom the agency acts for: who needs a form is not known. Never of a transaction that is exempt. */
  lacksClient: boolean;
  duties: DutyFacts[];
};

/** A form as everybody who sees its submission may know it. */
export type FormStanding = {
  /** Null: its time of keeping is over. It reads as it was, without its files, whether it is purged or kept longer. */
  id: string | null;
  formNo: string;
  state: FormState;
  rating: ShownRating | null;
  /** Not every question that counts is answered: it is high so far. */
  isSoFar: boolean;
  /** The salesperson’s word on the risk: when, and the file of its PDF. */
  determined: { at: string; fileId: string } | null;
  /** How this version was acknowledged: when last, and the sealed files or the scan, as far as they are there. */
  signed: { at: string; fileIds: string[] } | null;
  /** When the last came of what makes it whole: signature, determination, approval, or that its customer was cleared; null: not signed. */
  wholeSince: string | null;
  /** It differs from the submission. */
  isOutdated: boolean;
};

/**
 * How a party is screened for what it transacts. A form is done while the case is pending only if all that is open are exposed persons,
 * whom an officer approved with the form: nothing waits for them any more, as long as the form stands for the party.
 */
export const screeningWith = (
  form: Pick<FormStanding, 'state' | 'isOutdated'> | null,
  screening: ScreeningState,
): ScreeningState => (screening === 'PENDING' && form?.state === 'DONE' && !form.isOutdated ? 'CLEAR' : screening);

/** `forms`: those of the regulator that the form stands for. */
type Standing = {
  path: string;
  forms: string[];
  form: FormStanding | null;
  screening: ScreeningState;
  /** Of the screening, where there was one: when, and the file of the report that may be shared. */
  report: { at: string; fileId: string } | null;
};
export type DutyStanding<Duty extends DutyFacts = DutyFacts> = Duty & Standing;
export type DossierStanding<Duty extends DutyFacts = DutyFacts> = {
  eccdid: string | null;
  lacksClient: boolean;
  duties: DutyStanding<Duty>[];
};

/** A form of the same customer. */
export type OfferedForm = { id: string; caseId: string; side: CddFor; isUcp: boolean; property: string };

/** How a form that fits a party would stand there. `isClosed`: another one is begun instead; `isOutdated`: it is changed and signed anew. */
export type FittingForm = { id: string; isClosed: boolean; isOutdated: boolean };

/** The same text for the same property, as far as it is written on one line: `blk 5 Tampines Street 61 #02-11, The Name`. */
export const propertyKey = (line: string): string => {
  const [street = ''] = line.split(/[,#]/);
  const [, unit = ''] = /#\s*([\w-]+)/.exec(line) ?? [];
  return `${streetKey(street.replace(/^\s*blk\b\s*/i, '').trim())}#${unit}`;
};

/** Whether a form is of the customer, the side and the property of a party. */
export const fits = (form: OfferedForm, duty: DutyFacts, property: string): boolean =>
  form.caseId === duty.caseId &&
  form.side === duty.side &&
  form.isUcp === duty.isUcp &&
  propertyKey(form.property) === propertyKey(property);

/**
 * The form of a party, of those that fit and are not closed: the one that it has, or the first; one that says what the submission says
 * goes before one that must be changed.
 */
export const formFor = (fitting: readonly FittingForm[], before: string | null): string | null => {
  const open = fitting.filter(({ isClosed }) => !isClosed);
  const right = open.filter(({ isOutdated }) => !isOutdated);
  const had = (fitting: readonly FittingForm[]) => fitting.find(({ id }) => id === before);
  return (had(right) ?? right[0] ?? had(open) ?? open[0])?.id ?? null;
};

/** Beyond this part of the amount of the form, in percent, the form speaks of another transaction. */
const mostApart = 10;

/** What a form says of the transaction, and of whom its customer acts for. */
export type FormStatements = {
  amountCents: Cents | null;
  category: PropertyCategory;
  leaseMonths: number | null;
  /** The other side has no agent. */
  hasUcp: boolean;
  /** Whether the customer acts for themselves alone (1.04); null: not answered. */
  isForSelf: boolean | null;
  /** For whom the case said that they act or hold, when this version was written; null: it was not kept yet. */
  actsFor: readonly Principal[] | null;
  /** The transaction of this version was approved: whether the other side has an agent, and whom they act for, is not asked again. */
  isKept: boolean;
};

/** What a submission says of the same. */
type SaidNow = Pick<DossierFacts, 'amountCents' | 'category' | 'leaseMonths'> & {
  hasUcp: boolean;
  principal: Principal | null;
};

/**
 * Whether a form speaks of another transaction: it is changed and signed anew. Its amount is missing, or further than a tenth from that of
 * the transaction; its property is of another category; it asked less, since its lease was of at most seven years; the other side has an
 * agent in one of the two alone; or its customer acts for somebody else, exposed or not.
 */
export const isOutdated = (form: FormStatements, now: SaidNow): boolean =>
  isFar(form.amountCents, now.amountCents) ||
  form.category !== now.category ||
  (isShort(form) && now.leaseMonths !== null && !isShort(now)) ||
  (!form.isKept && (form.hasUcp !== now.hasUcp || isForOther(form, now.principal)));

/** Whether the party acts for somebody who is not in the form, or for nobody, though the form says that they do. */
const isForOther = (
  { isForSelf, actsFor }: Pick<FormStatements, 'isForSelf' | 'actsFor'>,
  now: Principal | null,
): boolean => {
  if (isForSelf !== null && isForSelf !== (now === null)) return true;
  return now !== null && actsFor !== null && !actsFor.some((each) => isSamePrincipal(each, now));
};

/** A number that only one of them has is no difference. */
const isSamePrincipal = (one: Principal, other: Principal): boolean =>
  one.kind === other.kind &&
  plainName(one.name) === plainName(other.name) &&
  (one.masked === '' || other.masked === '' || one.masked === other.masked);

/** Whether the other side of a transaction has no agent. */
export const hasUcp = (duties: readonly Pick<DutyFacts, 'isUcp'>[]): boolean => duties.some(({ isUcp }) => isUcp);

const isFar = (formCents: Cents | null, amountCents: Cents): boolean =>
  Math.abs((formCents ?? 0) - amountCents) * 100 > (formCents ?? 0) * mostApart;

const isShort = ({ leaseMonths }: Pick<FormStatements, 'leaseMonths'>): boolean =>
  leaseMonths !== null && leaseMonths <= longestReduced;

/**
 * Whether a form is about somebody else than the party: what was signed as one person counts for no other one, though their case is the
 * same. A day of birth that only one of them says is no difference; a number that the party has is in the form.
 */
export const isOfAnother = (form: Identity, party: Identity): boolean =>
  form.kind !== party.kind ||
  plainName(form.name) !== plainName(party.name) ||
  (party.print !== '' && form.print !== party.print) ||
  (form.dateOfBirth !== null && party.dateOfBirth !== null && form.dateOfBirth !== party.dateOfBirth);

/** How far a form is. */
const order: Record<FormState, number> = { INCOMPLETE: 0, COMPLETE: 1, DECLINED: 2, SENT: 3, PENDING: 4, DONE: 5 };

/**
 * How a dossier stands: as the form that is furthest behind. A party without one is incomplete, and so is a transaction without a client; one
 * that needs no form is done.
 */
export const dossierState = (forms: readonly (FormState | null)[], lacksClient: boolean): FormState => {
  const states = [...forms, ...(lacksClient ? [null] : [])].map((state) => state ?? 'INCOMPLETE');
  // A state that nobody knows is as far behind as a form can be.
  const knownStates = states.map((state): FormState => (Object.hasOwn(order, state) ? state : 'INCOMPLETE'));
  return knownStates.reduce((one, other) => (order[one] <= order[other] ? one : other), 'DONE');
};
