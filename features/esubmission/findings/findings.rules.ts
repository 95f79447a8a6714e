import { type Day, formatDay } from '#platform/contract/days.ts';
import { type Cents, formatMoney } from '#platform/contract/money.ts';
import { formBlocks, lateForms } from '../due-diligence/findings.rules.ts';
import type { StandingDuty } from '../due-diligence/lines.rules.ts';
import { unusualCommission } from '../info/commission.rules.ts';
import type { TransactionInfo } from '../info/info.calls.ts';
import type { Limits } from '../info/limits.rules.ts';
import { infoProblems } from '../info/problems.rules.ts';
import { marketFindings } from '../market/market.rules.ts';
import { foreignTenantLease } from '../parties/foreign-tenant-lease.rules.ts';
import { type Validity, validityFindings } from '../parties/validity.rules.ts';
import { type OtherCase, sameProperty } from '../property/same-property.rules.ts';
import type { BillFor, CobrokeRole } from '../roles.words.ts';
import { type ScreenedParty, screeningFindings } from '../screening/screening.rules.ts';
import { ownershipFindings, type PartyOwnership } from '../shareholders/ownership.rules.ts';
import { type RegisterFacts, registerFindings } from '../shares/register.rules.ts';
import { lacksStamp } from '../status/moves.rules.ts';
import type { Finding, MarketCheck } from '../status/status.calls.ts';
import { placeOfStep, type Step } from '../steps.words.ts';
import { sidesOf, sideWords } from '../transaction.words.ts';
import { type CheckLevels, weigh } from './checks.words.ts';
import { oneSide } from './one-side.rules.ts';

/** What the checks of a submission need: its contents, and the limits and levels that the agency has set. */
export type SubmissionFacts = {
  /** Step 1, with the computed commission. */
  info: TransactionInfo;
  parties: (Validity & ScreenedParty & { nationality: string; isDoubtful: boolean })[];
  screening: { hasLists: boolean };
  /** Who needs a due diligence form, where forms are part of the submission. */
  duties: (StandingDuty & { name: string })[];
  /** The entries of the public register for everyone who shares the commission. */
  registered: RegisterFacts[];
  /** For whom each party acts and holds, and who owns it. */
  ownership: PartyOwnership[];
  /** `remainCents` is what is left of each pool; negative when the shares exceed it. */
  external: { remainCents: Cents; rows: { salespersonName: string; registrationNo: string }[] };
  internal: {
    remainCents: Cents;
    rows: { role: CobrokeRole; name: string; registrationNo: string; isActive: boolean }[];
  };
  billing: {
    remainCents: Cents;
    isRegistered: boolean;
    taxPoint: Day;
    chargedCents: Cents;
    rows: { billFor: BillFor }[];
  };
  documents: {
    documentId: string;
    partyUuid: string | null;
    name: string;
    partyName: string | null;
    isMissing: boolean;
    isQueried: boolean;
    hasFile: boolean;
  }[];
  /** Other submissions of this property with near dates. */
  others: OtherCase[];
  market: MarketCheck;
  limits: Limits;
  /** The levels that the agency has set for checks. */
  levels: CheckLevels;
};

/** All findings of a submission, sorted by step; in a step blocks come first, then declarations, then warnings. */
export const findings = (facts: SubmissionFacts): Finding[] =>
  [...weighed(facts), ...formBlocks(facts.duties)].sort(
    (a, b) => placeOfStep[a.step] - placeOfStep[b.step] || weights[a.level] - weights[b.level],
  );

/** What the agency may set the severity of. */
const weighed = (facts: SubmissionFacts): Finding[] =>
  weigh(
    [
      ...infoFindings(facts),
      ...marketFindings(facts.info, facts.market, facts.limits.unusualPriceRate),
      ...sameProperty(facts.info.representedSide, facts.others),
      ...partyFindings(facts),
      ...screeningFindings(facts.parties, {
        ...facts.screening,
        days: facts.limits.screeningDays,
        today: facts.limits.today,
      }),
      ...validityFindings(facts.info, facts.parties),
      ...ownershipFindings(facts.ownership),
      ...shareFindings(facts),
      ...oneSide(facts),
      ...registerFindings(facts.registered),
      ...documentFindings(facts),
      ...lateForms(facts.info, facts.duties),
      ...billingFindings(facts),
    ],
    facts.levels,
  );

const weights = { block: 0, declare: 1, warn: 2 };

export const blocksOf = (findings: Finding[]): Finding[] => findings.filter(({ level }) => level === 'block');

type Where = Pick<Finding, 'partyUuid' | 'documentId'> & { code: string; step: Step; field?: string };

const block = ({ field = '', ...where }: Where, message: string): Finding => ({
  ...where,
  level: 'block',
  message,
  field: field || null,
});
const warn = (where: Where, message: string): Finding => ({ ...block(where, message), level: 'warn' });

const infoFindings = ({ info, parties, documents, limits }: SubmissionFacts): Finding[] => {
  const findings = infoProblems(info, limits).map(({ code, field, message }) =>
    block({ code, step: 'info', field }, message),
  );
  const tooLong = foreignTenantLease(info, parties, limits);
  if (tooLong) findings.push(block({ code: 'V12', step: 'info', field: 'tenancyEnd' }, tooLong));
  if (lacksStamp(info))
    findings.push(
      warn(
        { code: 'stamp', step: 'info', field: 'stampCertificateNo' },
        'Give the number of the stamp certificate: it must be there before approval.',
      ),
    );
  if (lacksExercise(info, documents))
    findings.push(
      warn(
        { code: 'exercise', step: 'info', field: 'exerciseDate' },
        'Give the date on which the option was exercised: the page of its exercise is part of the documents.',
      ),
    );
  const usual = unusualCommission(info, limits);
  if (usual)
    findings.push(
      warn({ code: 'V14', step: 'info', field: 'commission' }, `The commission is more than ${usual}. Check it.`),
    );
  return findings;
};

/** The acceptance or exercise of the option. */
const exercisePage = 'D-02';

/** Whether the page of the exercise is required or uploaded, and the date on it is not given. */
const lacksExercise = (info: TransactionInfo, documents: SubmissionFacts['documents']): boolean =>
  info.transactionType === 'SALE' &&
  info.completionState !== 'ACTUAL' &&
  info.exerciseDate === null &&
  documents.some(({ documentId, isMissing, hasFile }) => documentId === exercisePage && (isMissing || hasFile));

const partyFindings = ({ info, parties }: SubmissionFacts): Finding[] => {
  const lacking = sidesOf[info.transactionType]
    .filter((side) => !parties.some(({ partyType }) => partyType === side))
    .map((side) =>
      block(
        { code: 'parties', step: 'parties', field: side },
        `Add a ${sideWords[side].toLowerCase()}: each side needs a party.`,
      ),
    );
  const doubtful = parties
    .filter(({ isDoubtful }) => isDoubtful)
    .map(({ uuid, name }) =>
      warn(
        { code: 'V11', step: 'parties', field: 'idNumber', partyUuid: uuid },
        `The check letter of ${name}’s number is wrong. Compare it with the document.`,
      ),
    );
  return [...lacking, ...doubtful];
};

const shareFindings = ({ external, internal }: SubmissionFacts): Finding[] => {
  const problems: Finding[] = [];
  const closing = internal.rows.filter(({ role }) => role === 'CA').length;
  if (external.remainCents < 0)
    problems.push(
      block(
        { code: 'shares', step: 'external' },
        `External co-brokers get ${formatMoney(-external.remainCents)} more than the commission. Lower a share.`,
      ),
    );
  if (closing !== 1)
    problems.push(block({ code: 'shares', step: 'internal', field: 'rows' }, 'Name exactly one closing agent (CA).'));
  if (internal.remainCents !== 0)
    problems.push(block({ code: 'shares', step: 'internal', field: 'rows' }, unshared(internal.remainCents)));
  for (const { name } of internal.rows.filter(({ isActive }) => !isActive))
    problems.push(
      block(
        { code: 'V04', step: 'internal', field: 'rows' },
        `${name} is not an active salesperson any more. Give the share to someone else.`,
      ),
    );
  return problems;
};

const unshared = (remain: Cents) =>
  remain > 0
    ? `${formatMoney(remain)} is not shared yet. Share all of it.`
    : `The shares come to ${formatMoney(-remain)} too much. Lower one.`;

const documentFindings = ({ documents }: SubmissionFacts): Finding[] =>
  documents.flatMap(({ documentId, partyUuid, name, partyName, isMissing, isQueried }) => {
    const documentName = `${name}${partyName ? `, ${partyName}` : ''}`;
    const where = { code: 'V15', step: 'documents', documentId, partyUuid } as const;
    if (isMissing) return [block(where, `Upload: ${documentName}.`)];
    return isQueried ? [warn({ ...where, code: 'query' }, `A query of the agency is open: ${documentName}.`)] : [];
  });

const billingFindings = ({ billing }: SubmissionFacts): Finding[] => [
  ...gstFindings(billing),
  ...billedFindings(billing),
];

const gstFindings = ({ isRegistered, taxPoint, chargedCents }: SubmissionFacts['billing']): Finding[] => {
  if (isRegistered || chargedCents === 0) return [];
  const message = `The agency is not registered for GST on ${formatDay(taxPoint)}, but the billings charge it. Save them again without.`;
  return [block({ code: 'V18', step: 'billing', field: 'rows' }, message)];
};

const billedFindings = ({ remainCents }: SubmissionFacts['billing']): Finding[] => {
  if (remainCents === 0) return [];
  const message =
    remainCents > 0
      ? `${formatMoney(remainCents)} of the commission is not billed yet. Bill all of it.`
      : `The billings come to ${formatMoney(-remainCents)} more than the commission. Lower one.`;
  return [block({ code: 'billing', step: 'billing', field: 'rows' }, message)];
};
