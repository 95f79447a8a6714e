import type { DutyFacts, Principal } from '#features/ecdd/dossier/dossier.rules.ts';
import type { PartyKind } from '#features/particulars/words/kinds.ts';
import type { Day } from '#platform/contract/days.ts';
import { isClient } from '../checklist/checklist.rules.ts';
import { isExempt } from '../findings/unchecked.rules.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import { isDue } from '../screening/screened.rules.ts';
import type { RepresentedSide, TransactionType } from '../transaction.words.ts';

type Party = {
  uuid: string;
  name: string;
  idNumberPrint: string;
  idNumberMasked: string;
  dateOfBirth: Day | null;
  partyType: RepresentedSide;
  kind: PartyKind;
  representedParty: 'I' | 'O';
  isUnrepresented: boolean;
  isOnBehalf: boolean;
  representsPartyUUID: string | null;
  amlCaseId: string | null;
};

/** A party that needs a form. `principalUuid`: the party whom they act for, where it is one. */
export type Duty = DutyFacts & { principalUuid: string | null };

/** The days from which parties are screened, and from which forms are part of submissions; null: never. */
export type Since = { dueFrom: Day; formsFrom: Day | null };

/** Whether forms are part of a submission that was signed on a day. */
export const asksForForms = (signedOn: Day | null, { dueFrom, formsFrom }: Since): boolean =>
  signedOn !== null && formsFrom !== null && signedOn >= formsFrom && signedOn >= dueFrom;

type Sided = { side: DutyFacts['side'] };

const sideOf = (type: TransactionType, side: RepresentedSide): Sided['side'] => `${type}-${side}` as Sided['side'];

/** Whether nobody is named yet whom the agency acts for, in a transaction that needs a form of them. */
export const lacksClient = (
  info: TransactionInfo,
  parties: readonly Pick<Party, 'partyType' | 'representedParty' | 'isUnrepresented'>[],
): boolean => !isExempt(info) && !parties.some((each) => isClient(each, info.representedSide));

/**
 * Who needs a form: each client and each party without an agent, but for whom another one acts for. `owned`: the persons for whom
 * parties hold who are named and are no party, by the party.
 */
export const dutiesOf = (
  info: TransactionInfo,
  parties: readonly Party[],
  { dueFrom, owned }: { dueFrom: Day; owned: ReadonlyMap<string, Principal> },
): Duty[] => {
  const due = parties.filter((each) => isDue(each, info, dueFrom));
  const principalOf = (each: Party) => due.find(({ uuid }) => each.isOnBehalf && uuid === each.representsPartyUUID);
  const principals = new Set(due.flatMap((each) => principalOf(each)?.uuid ?? []));
  return due
    .filter(({ uuid, isOnBehalf }) => isOnBehalf || !principals.has(uuid))
    .map((each) => {
      const principal = principalOf(each);
      return {
        partyUuid: each.uuid,
        name: each.name,
        side: sideOf(info.transactionType, each.partyType),
        isUcp: !isClient(each, info.representedSide),
        kind: each.kind,
        print: each.idNumberPrint,
        dateOfBirth: each.dateOfBirth,
        principal: principal
          ? { kind: principal.kind, name: principal.name, masked: principal.idNumberMasked }
          : (owned.get(each.uuid) ?? null),
        principalUuid: principal?.uuid ?? null,
        caseId: each.amlCaseId,
      };
    });
};
