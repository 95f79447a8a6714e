import { addressLine } from '#features/property/rules/address.ts';
import { formatDay, formatInstant, type InstantText } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import type { ChainHead } from '#platform/server/audit/record.ts';
import { documentWords, isLeftOut } from '../documents/documents.words.ts';
import { checkTitle } from '../findings/checks.words.ts';
import { signedOn } from '../info/terms.rules.ts';
import { partyLines, partyTags } from '../parties/parties.words.ts';
import { sideWords, transactionWords } from '../transaction.words.ts';
import type { Summary } from './summary.calls.ts';
import {
  billLine,
  billTotals,
  externalShare,
  factsOf,
  historyTitle,
  internalShare,
  keyFigures,
  shareTotals,
} from './summary.words.ts';

/** The letterhead, the last entry of the audit trail, and the moment of printing. */
type Made = {
  agency: { name: string; lines: string[]; letterhead: object | null };
  head: ChainHead | undefined;
  at: InstantText;
};

/** The data of the Typst template: finished texts and figures. The template computes nothing. */
export const summaryData = (summary: Summary, { agency, head, at }: Made) => {
  const { caseNo, info, parties } = summary;
  return {
    title: `Submission ${caseNo}`,
    number: caseNo,
    made: formatInstant(at),
    agency,
    heading: addressLine(info),
    under: underOf(summary),
    figures: keyFigures(summary),
    info: factsOf(info),
    parties: parties.map((party) => ({
      name: party.name,
      tags: partyTags(party).join(' · '),
      lines: partyLines(party, parties),
    })),
    tables: tablesOf(summary),
    documents: summary.documents
      .filter((document) => !isLeftOut(document))
      .map((document) => [document.name, document.partyName ?? '', documentWords(document)]),
    declarations: summary.overrides.map(({ code, reason }) => [aboutOf(summary, code), reason]),
    history: summary.history.map((row) => [formatInstant(row.at), historyTitle(row), row.actorName ?? '', row.reason]),
    trail: head ? trailOf(head) : '',
  };
};

/** The last entry of the audit trail and its hash, in groups of eight characters, for comparison by eye. */
const trailOf = ({ seq, hash }: ChainHead): string =>
  `As of entry ${seq} of its audit trail, hash ${hash.match(/.{8}/g)?.join(' ') ?? hash}.`;

/** The messages of the findings that a reason was given for, or the title of the check if it finds nothing any more. */
const aboutOf = ({ findings }: Summary, code: string): string =>
  findings
    .filter((finding) => finding.code === code)
    .map(({ message }) => message)
    .join(' ') || checkTitle(code);

const underOf = ({ caseNo, status, info, agentName }: Summary): string =>
  [
    caseNo,
    status.label,
    transactionWords[info.transactionType],
    `for the ${sideWords[info.representedSide].toLowerCase()}`,
    `${info.transactionType === 'SALE' ? 'option' : 'agreement'} ${formatDay(signedOn(info))}`,
    `by ${agentName}`,
  ].join(' · ');

/** Totals, only if there are several rows. */
const ofSeveral = <Row>(rows: Row[], totals: (rows: Row[]) => string[]): string[] =>
  rows.length > 1 ? totals(rows) : [];

const tablesOf = ({ external, internal, billing }: Summary) => [
  {
    title: 'External co-brokers',
    none: 'No external co-broker.',
    heads: ['Co-broker', 'Share', 'Amount (S$)'],
    rows: external.rows.map(externalShare),
    totals: ofSeveral(external.rows, shareTotals),
  },
  {
    title: 'Internal salespeople',
    none: 'Not provided.',
    heads: ['Salesperson', 'Share', 'Amount (S$)'],
    rows: internal.rows.map(internalShare),
    totals: ofSeveral(internal.rows, shareTotals),
  },
  {
    title: 'Billings',
    none: 'Not provided.',
    heads: ['Invoice to', 'Amount (S$)', `GST ${percentText(billing.gstRate)} % (S$)`, 'Total (S$)'],
    rows: billing.rows.map(billLine),
    totals: ofSeveral(billing.rows, billTotals),
  },
];
