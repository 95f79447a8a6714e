import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { sampleInfo, sampleLease } from '#demo/sample.ts';
import type { PropertyCategory } from '#features/property/words/categories.ts';
import { testApp } from '#test/app.ts';
import { type DocFacts, type DocRule, isClient, lineKey, linesOf, settleGroups } from '../checklist/checklist.rules.ts';
import { docRule } from '../documents/tables.server.ts';
import { blocksOf, findings, type SubmissionFacts } from '../findings/findings.rules.ts';
import { TransactionInfo } from '../info/info.calls.ts';
import { usualLimits } from '../info/limits.rules.ts';
import { type Share, shareOut } from '../shares/shares.rules.ts';
import { type CurrentStatus, findMove, type Part } from '../status/moves.rules.ts';
import { type StatusId, statuses } from '../status/status.words.ts';
import { otherSide, sidesOf, type TransactionType } from '../transaction.words.ts';

/** Generated submissions with valid and invalid values, and the invariants that must hold for all of them. */

let rules: DocRule[];
beforeAll(async () => {
  rules = await (await testApp()).services.database.select().from(docRule).orderBy(docRule.id);
});

const today = '2026-11-20';
const signed = { optionDate: '2026-11-12', agreementDate: '2026-11-12' };
const place = sampleInfo().property;
const types: Record<PropertyCategory, string> = {
  hdb: '4R',
  'private-residential': 'CONDOMINIUM',
  landed: 'TERRACE',
  commercial: 'OFFICE',
  industrial: 'B1',
  land: 'RES_LAND',
};
const categories = Object.keys(types) as PropertyCategory[];
const flat = { hdbTown: 'Ang Mo Kio', floorArea: 92, leaseStartYear: 1979, optionSerialNo: 'A26-1' } as const;
const flatFees = { optionFeeCents: 100_000, exerciseFeeCents: 400_000 };

const makeInfo = (transactionType: TransactionType, propertyCategory: PropertyCategory, isFirst: boolean) => {
  const what = { propertyCategory, propertyType: types[propertyCategory] };
  const isLand = propertyCategory === 'landed' || propertyCategory === 'land';
  const property = { ...place, unit: isLand ? '' : '21-03' };
  const { optionDate, agreementDate } = signed;
  if (transactionType === 'LEASE') {
    const term = { tenancyStart: '2026-12-01', tenancyEnd: '2028-11-30' };
    const representedSide = isFirst ? 'LANDLORD' : 'TENANT';
    return TransactionInfo.parse(sampleLease({ ...what, property, agreementDate, ...term, representedSide }));
  }
  const hdb = propertyCategory === 'hdb' ? { ...flat, ...flatFees } : {};
  const representedSide = isFirst ? 'SELLER' : 'BUYER';
  return TransactionInfo.parse(sampleInfo({ ...what, property, optionDate, ...hdb, representedSide }));
};

/** A few values that are parsed once, because parsing takes longer than the checks. */
const made = new Map<string, TransactionInfo>();
const infoOf = (...kind: Parameters<typeof makeInfo>): TransactionInfo => {
  const info = made.get(kind.join()) ?? makeInfo(...kind);
  made.set(kind.join(), info);
  return info;
};

const share = fc.oneof(
  fc
    .integer({ min: 0, max: 1_000_000 })
    .map((shareRate): Share => ({ shareBasis: 'PERCENT', shareRate, shareCents: null })),
  fc
    .integer({ min: 0, max: 3_000_000 })
    .map((shareCents): Share => ({ shareBasis: 'AMOUNT', shareRate: null, shareCents })),
);
const all: Share = { shareBasis: 'PERCENT', shareRate: 1_000_000, shareCents: null };
const often = <T>(usual: T, any: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: fc.constant(usual) }, any);

const aParty = fc.record({
  isFirstSide: fc.boolean(),
  isBody: fc.boolean(),
  isForeign: fc.boolean(),
  representedParty: fc.constantFrom('I' as const, 'O' as const),
  isUnrepresented: fc.boolean(),
});
const aSubmission = fc.record({
  transactionType: fc.constantFrom('SALE' as const, 'LEASE' as const),
  category: fc.constantFrom(...categories),
  isFirst: fc.boolean(),
  both: often(true, fc.boolean()),
  more: fc.array(aParty, { maxLength: 2 }),
  external: fc.array(share, { maxLength: 2 }),
  internal: often([all], fc.array(share, { maxLength: 3 })),
  closing: often(1, fc.integer({ min: 0, max: 2 })),
  unbilled: often(0, fc.integer({ min: -1, max: 1 })),
  billFor: fc.constantFrom('OWN_CLIENT' as const, 'OTHER_PARTY' as const, 'CO_BROKE_AGENCY' as const),
  /** Which lines have no file, by index; none if the list is empty. */
  leftOut: often([], fc.array(fc.nat({ max: 20 }), { maxLength: 2 })),
  inGroup: fc.boolean(),
  tries: fc.array(
    fc.record({
      to: fc.constantFrom(...(Object.keys(statuses).map(Number) as StatusId[])),
      parts: fc.subarray<Part>(['owner', 'desk', 'claimant', 'compliance', 'system']),
    }),
    { maxLength: 25 },
  ),
});
type Drawn = typeof aSubmission extends fc.Arbitrary<infer T> ? T : never;

const partiesOf = ({ transactionType, isFirst, both, more }: Drawn) => {
  const [first, second] = sidesOf[transactionType];
  const ours = isFirst ? first : second;
  const plain = { isBody: false, isForeign: false, isUnrepresented: false };
  const firstParties = both
    ? [
        { ...plain, partyType: ours, representedParty: 'I' as const },
        { ...plain, partyType: otherSide(ours), representedParty: 'O' as const },
      ]
    : [];
  const others = more.map(({ isFirstSide, ...each }) => ({ ...each, partyType: isFirstSide ? first : second }));
  return [...firstParties, ...others].map((each, index) => ({
    ...each,
    uuid: `party ${index}`,
    name: `Party ${index}`,
  }));
};

/** The submission in the shape of the checks, with its documents. */
const submissionFactsOf = (drawn: Drawn) => {
  const { transactionType, category, isFirst, external, internal, closing, unbilled, billFor, leftOut, inGroup } =
    drawn;
  const info = infoOf(transactionType, category, isFirst);
  const parties = partiesOf(drawn);
  const facts: DocFacts = {
    transType: transactionType,
    propType: category,
    side: info.representedSide,
    numberOfEcbs: external.length,
    numberOfIcbs: internal.length,
    billFor: [billFor],
    parties: parties.map((each) => ({
      uuid: each.uuid,
      isClient: isClient(each, info.representedSide),
      isEntity: each.isBody,
    })),
    hasUnrepresented: parties.some(({ isUnrepresented }) => isUnrepresented),
    hasForeignTenant: parties.some(({ partyType, isForeign }) => partyType === 'TENANT' && isForeign),
    checkDate: signed.optionDate,
  };
  // For a company one of two documents is enough; sometimes the other one is uploaded.
  const lines = linesOf(rules, facts).map((line, index) => {
    const isOther = line.anyOf !== null && !line.required;
    return { ...line, hasFile: !leftOut.includes(index) && (line.required || (isOther && inGroup)) };
  });
  const settled = settleGroups(lines);
  const outside = shareOut(info.commission.amountCents, external);
  const inside = shareOut(Math.max(0, outside.remainCents), internal);
  const whole: SubmissionFacts = {
    info,
    parties: parties.map(({ uuid, name, partyType, isBody, isForeign }) => ({
      uuid,
      name,
      partyType,
      kind: isBody ? 'COMPANY' : 'INDIVIDUAL',
      idType: isBody ? 'UEN' : isForeign ? 'PASSPORT' : 'NRIC',
      nationality: '',
      residency: null,
      idExpiry: null,
      passType: null,
      passExpiry: null,
      isDoubtful: false,
      dateOfBirth: null,
      birthUnknown: false,
      isDue: false,
      screening: null,
      screenedAt: null,
    })),
    screening: { hasLists: false },
    duties: [],
    registered: [],
    ownership: [],
    external: { remainCents: outside.remainCents, rows: [] },
    internal: {
      remainCents: inside.remainCents,
      rows: internal.map((_, index) => ({
        role: index < closing ? 'CA' : 'ICB',
        name: `Agent ${index}`,
        registrationNo: `R00000${index}A`,
        isActive: true,
      })),
    },
    billing: { remainCents: unbilled, isRegistered: true, taxPoint: today, chargedCents: 0, rows: [{ billFor }] },
    documents: settled.map(({ documentId, partyUuid, required, stage, hasFile }) => ({
      documentId,
      partyUuid,
      name: documentId,
      partyName: null,
      isMissing: required && stage === 'submit' && !hasFile,
      isQueried: false,
      hasFile: false,
    })),
    market: { state: 'NOT_COMPARED', why: 'NO_DATA' },
    others: [],
    limits: { ...usualLimits, today },
    levels: {},
  };
  const there = new Set(lines.filter(({ hasFile }) => hasFile).map(lineKey));
  return { whole, facts, there, given: [...outside.amounts, ...inside.amounts] };
};

/**
 * The documents that submission requires for each kind of transaction, written down here independently of the rules.
 */
const matrix = ({
  transType,
  propType,
  side,
  numberOfEcbs,
  billFor,
  parties,
  hasForeignTenant,
}: DocFacts): string[][] => {
  const [isSale, isHome] = [transType === 'SALE', ['hdb', 'private-residential', 'landed'].includes(propType)];
  const documents: [boolean, string][] = [
    [isSale, 'D-01'],
    [isSale && propType !== 'hdb', 'D-02'],
    [isHome, 'D-04'],
    [!isHome || billFor.includes('OTHER_PARTY'), 'D-05'],
    [numberOfEcbs > 0, 'D-06'],
    [isSale && propType === 'hdb', 'D-24'],
    [!isSale && propType !== 'hdb', 'D-25'],
    [!isSale, 'D-26'],
    [!isSale && isHome && hasForeignTenant, 'D-27'],
    [isHome, 'D-28'],
    [side === 'SELLER' || side === 'LANDLORD', 'D-29'],
    [true, 'D-33'],
  ];
  const ofCase = documents.flatMap(([isAsked, code]) => (isAsked ? [[`${code} `]] : []));
  const clients = parties.filter((each) => each.isClient);
  return [
    ...ofCase,
    ...clients.flatMap(({ uuid, isEntity }) =>
      isEntity ? [[`D-08 ${uuid}`, `D-09 ${uuid}`], [`D-10 ${uuid}`], [`D-11 ${uuid}`]] : [[`D-08 ${uuid}`]],
    ),
  ];
};

/** The allowed moves between statuses. 3 to 3: a colleague takes over, with a reason. */
const listed = new Set(
  '1>2 5>2 2>1 2>3 3>2 3>3 1>4 2>4 5>4 3>4 7>4 3>5 3>6 3>7 2>8 3>8 7>8 8>2 8>3 8>7 7>9 7>10 10>8 8>10'.split(' '),
);

/** The broken invariants of a generated submission: always an empty list. */
const wrongWith = (submission: Drawn, onSubmitted: () => void): string[] => {
  const { whole, facts, there, given: amounts } = submissionFactsOf(submission);
  const isOpen = blocksOf(findings(whole)).length === 0;
  const wrong: string[] = [];
  let at: CurrentStatus = { status: 1, heldFrom: null };
  for (const { to, parts } of submission.tries) {
    const move = findMove(at, to, parts);
    if (!move || (to === 2 && move.by === 'owner' && !isOpen)) continue;
    if (!listed.has(`${at.status}>${to}`)) wrong.push(`moved from ${at.status} to ${to}`);
    at = { status: to, heldFrom: to === 8 ? at.status : null };
  }
  if (!isOpen) return [1, 4].includes(at.status) ? wrong : [...wrong, 'left the draft while something blocks'];
  onSubmitted();
  const sum = amounts.reduce((total, each) => total + each, 0);
  if (sum !== whole.info.commission.amountCents) wrong.push(`gives ${sum}`);
  const skipped = matrix(facts).filter((enough) => !enough.some((key) => there.has(key)));
  return [...wrong, ...skipped.map((lines) => `skips ${lines.join(' or ')}`)];
};

it('submissions drawn at random never share over 100%, skip a required document, or make a move that is not listed', {
  timeout: 60_000,
}, () => {
  let submitted = 0;
  const count = () => {
    submitted += 1;
  };
  fc.assert(
    fc.property(aSubmission, (submission) => {
      const wrong = wrongWith(submission, count);
      if (wrong.length > 0) throw new Error(wrong.join('; '));
    }),
  );
  expect(submitted).toBeGreaterThan(200);
});
