import type { DutyFacts } from '#features/ecdd/rules/dossier.ts';
import type { PartyKind } from '#features/particulars/words/kinds.ts';
import type { Day } from '#platform/contract/days.ts';
import type { TransactionInfo } from '../../contract/info.ts';
import type { RepresentedSide, TransactionType } from '../../words/transaction.ts';
import { isClient } from '../checklist/checklist.ts';
import { isDue } from '../parties/screened.ts';

type Party = {
  uuid: string;
  name: string;
  idNumberPrint: string;
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

/**
 * Who needs a form: each client and each party without an agent, but for whom another one acts for. `owned`: the parties that hold for
 * a person who is named and is no party.
 */
export const dutiesOf = (
  info: TransactionInfo,
  parties: readonly Party[],
  { dueFrom, owned }: { dueFrom: Day; owned: ReadonlySet<string> },
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
        principal: principal?.kind ?? (owned.has(each.uuid) ? 'INDIVIDUAL' : null),
        principalUuid: principal?.uuid ?? null,
        caseId: each.amlCaseId,
      };
    });
};
