import { formatDay, formatInstant, type InstantText } from '#platform/contract/days.ts';
import { formatAmount, percentText } from '#platform/contract/money.ts';
import type { ChainHead } from '#platform/server/audit/head.ts';
import { addressLine } from '../../address.ts';
import { wordsOf } from '../../levels.ts';
import type { Summary } from '../../records.ts';
import { externalLine } from '../../say/cobroke-line.ts';
import { commissionLine, shareText } from '../../say/commission-line.ts';
import { documentWords } from '../../say/document-state.ts';
import { historyTitle } from '../../say/history-title.ts';
import { detailsOf } from '../../say/info-details.ts';
import { partyLines, partyTags } from '../../say/party-lines.ts';
import { priceOf, signedOn } from '../../terms.ts';
import { billTargets, categoryWord, cobrokeRoles, propertyTypeWord, sideWords, transactionWords } from '../../words.ts';

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
    figures: figuresOf(summary),
    info: [
      { label: 'Property', value: `${addressLine(info)}, Singapore ${info.property.postalCode}`, wide: true },
      { label: 'Type', value: typeOf(summary) },
      { label: 'District', value: info.district },
      { label: 'Commission before GST', value: commissionLine(info) },
      ...detailsOf(info),
    ],
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

const typeOf = ({ info: { propertyCategory, propertyType } }: Summary): string =>
  `${categoryWord(propertyCategory)} · ${propertyTypeWord(propertyCategory, propertyType)}`;

const underOf = ({ caseNo, status, info, agentName }: Summary): string =>
  [
    caseNo,
    status.label,
    transactionWords[info.transactionType],
    `for the ${sideWords[info.representedSide].toLowerCase()}`,
    `${info.transactionType === 'SALE' ? 'option' : 'agreement'} ${formatDay(signedOn(info))}`,
    `by ${agentName}`,
  ].join(' · ');

const sumOf = (rows: { amountCents: number }[]): number => rows.reduce((sum, { amountCents }) => sum + amountCents, 0);

const figuresOf = ({ info, external, internal, billing }: Summary) => [
  { label: info.transactionType === 'SALE' ? 'Price (S$)' : 'Monthly rent (S$)', value: formatAmount(priceOf(info)) },
  { label: 'Commission before GST', value: formatAmount(info.commission.amountCents) },
  { label: 'External co-brokers', value: formatAmount(-sumOf(external.rows) || 0) },
  { label: 'Our salespeople', value: formatAmount(sumOf(internal.rows)) },
  {
    label: 'Billed with GST',
    value: formatAmount(billing.rows.reduce((sum, { totalCents }) => sum + totalCents, 0)),
  },
];

/** What the bills come to, where there are several. */
const billTotals = ({ rows }: Summary['billing']): string[] => {
  const total = (pick: (row: (typeof rows)[number]) => number) =>
    formatAmount(rows.reduce((sum, row) => sum + pick(row), 0));
  return rows.length > 1
    ? [total((row) => row.amountCents), total((row) => row.gstCents), total((row) => row.totalCents)]
    : [];
};

const tablesOf = ({ external, internal, billing }: Summary) => [
  {
    title: 'External co-brokers',
    none: 'No external co-broker.',
    heads: ['Co-broker', 'Share', 'Amount (S$)'],
    rows: external.rows.map((row) => ({
      name: row.salespersonName,
      sub: externalLine(row),
      figures: [row.direction === 'RECEIVE_IN' ? '–' : shareText(row), formatAmount(row.amountCents)],
    })),
    totals: external.rows.length > 1 ? ['', formatAmount(sumOf(external.rows))] : [],
  },
  {
    title: 'Internal salespeople',
    none: 'Not given yet.',
    heads: ['Salesperson', 'Share', 'Amount (S$)'],
    rows: internal.rows.map((row) => ({
      name: row.name,
      sub: [row.registrationNo, cobrokeRoles[row.role], row.remark].filter(Boolean).join(' · '),
      figures: [shareText(row), formatAmount(row.amountCents)],
    })),
    totals: internal.rows.length > 1 ? ['', formatAmount(sumOf(internal.rows))] : [],
  },
  {
    title: 'Bills',
    none: 'Not given yet.',
    heads: ['Invoice to', 'Amount (S$)', `GST ${percentText(billing.gstRate)} % (S$)`, 'Total (S$)'],
    rows: billing.rows.map((row) => ({
      name: row.invoiceToText,
      sub: [billTargets[row.billFor], row.address, row.email].filter(Boolean).join(' · '),
      figures: [formatAmount(row.amountCents), formatAmount(row.gstCents), formatAmount(row.totalCents)],
    })),
    totals: billTotals(billing),
  },
];
