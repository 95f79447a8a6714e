import { formatDay, formatInstant, type InstantText } from '#platform/contract/days.ts';
import { percentText } from '#platform/contract/money.ts';
import type { ChainHead } from '#platform/server/audit/head.ts';
import { addressLine } from '../../address.ts';
import { wordsOf } from '../../levels.ts';
import type { Summary } from '../../records.ts';
import { documentWords } from '../../say/document-state.ts';
import { historyTitle } from '../../say/history-title.ts';
import { partyLines, partyTags } from '../../say/party-lines.ts';
import {
  billLine,
  billTotals,
  externalShare,
  factsOf,
  internalShare,
  keyFigures,
  shareTotals,
} from '../../say/summary-lines.ts';
import { signedOn } from '../../terms.ts';
import { sideWords, transactionWords } from '../../words.ts';

/** Who sends the paper, how far the trail had come, and when. */
type Made = { agency: { name: string; lines: string[] }; head: ChainHead | undefined; at: InstantText };

/** The summary as the Typst file fills it in: words and figures only, nothing to be worked out there. */
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
    documents: summary.documents.map((document) => [document.name, document.partyName ?? '', documentWords(document)]),
    declarations: summary.overrides.map(({ code, reason }) => [aboutOf(summary, code), reason]),
    history: summary.history.map((row) => [formatInstant(row.at), historyTitle(row), row.actorName ?? '', row.reason]),
    trail: head ? trailOf(head) : '',
  };
};

/** By which the paper can be held against the trail: the hash in groups of eight, to be compared by eye. */
const trailOf = ({ seq, hash }: ChainHead): string =>
  `As of entry ${seq} of its audit trail, SHA-256 ${hash.match(/.{8}/g)?.join(' ') ?? hash}.`;

/** What a reason was given for, as the checks put it; its name, once they find nothing any more. */
const aboutOf = ({ findings }: Summary, code: string): string =>
  findings
    .filter((finding) => finding.code === code)
    .map(({ message }) => message)
    .join(' ') || wordsOf(code);

const underOf = ({ caseNo, status, info, agentName }: Summary): string =>
  [
    caseNo,
    status.label,
    transactionWords[info.transactionType],
    `for the ${sideWords[info.representedSide].toLowerCase()}`,
    `${info.transactionType === 'SALE' ? 'option' : 'agreement'} ${formatDay(signedOn(info))}`,
    `by ${agentName}`,
  ].join(' · ');

/** Totals, where there are several lines to add. */
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
    none: 'Not given yet.',
    heads: ['Salesperson', 'Share', 'Amount (S$)'],
    rows: internal.rows.map(internalShare),
    totals: ofSeveral(internal.rows, shareTotals),
  },
  {
    title: 'Bills',
    none: 'Not given yet.',
    heads: ['Invoice to', 'Amount (S$)', `GST ${percentText(billing.gstRate)} % (S$)`, 'Total (S$)'],
    rows: billing.rows.map(billLine),
    totals: ofSeveral(billing.rows, billTotals),
  },
];
