import { createHash } from 'node:crypto';
import { issuer } from '#features/firm/rules/issuer.ts';
import { agencyParticulars } from '#features/firm/settings.ts';
import { sources } from '#features/screening/screening.words.ts';
import { readSetting } from '#features/settings/server/index.ts';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { recordReading } from '#platform/server/audit/record-reading.ts';
import type { Reading } from '#platform/server/context.ts';
import { pdfFile } from '#platform/server/pdf/pdf-file.ts';
import { screeningStates } from '../cases/cases.words.ts';
import { holdReasons } from '../holds/holds.words.ts';
import { findReport } from './make-report.server.ts';
import type { ReportData } from './reports.calls.ts';

const template = new URL('./aml-report.typ', import.meta.url);

/** A report as a PDF, `{reportID}.pdf`. Permission is checked again at the download. */
export const downloadReport = async (at: Reading, { query }: { query: { reportID: string } }) => {
  const report = await findReport(at, query.reportID);
  const detail = { reportID: report.reportID };
  await recordReading(at, {
    aggregate: 'aml-report',
    aggregateId: report.reportID,
    action: 'report.downloaded',
    detail,
  });
  return reportPdf(at, report, report.reportID);
};

/** A report as a PDF. */
export const reportPdf = async (at: Reading, report: ReportData, name: string) => {
  const agency = issuer(await readSetting(at.db, agencyParticulars), false);
  const data = { agency, ...reportPaper(report) };
  return pdfFile(at.actor.userId, { template, data, name, at: report.madeAt });
};

/** Finished texts for the template. */
const reportPaper = (report: ReportData) => {
  const { reportID, variant, caseNo, madeAt, madeBy, customer, property, salesperson, state } = report;
  const isInternal = variant === 'INTERNAL';
  return {
    title: `Screening report ${caseNo}`,
    number: caseNo,
    made: formatInstant(madeAt),
    heading: 'Screening report',
    under: isInternal ? 'For compliance alone. Do not pass it on.' : 'May be shared.',
    figures: [
      { label: 'Case', value: caseNo },
      { label: 'Customer', value: customer },
      { label: 'Screening', value: screeningStates[state] },
    ],
    facts: [
      { label: 'Report', value: reportID, wide: true },
      ...(property ? [{ label: 'Property', value: property, wide: true }] : []),
      { label: 'Salesperson', value: salesperson },
      { label: 'Made by', value: madeBy },
      { label: 'Made', value: formatInstant(madeAt) },
    ],
    subjects: report.subjects.map((subject) => ({
      name: subject.name,
      tags: [subject.role, subject.kind].join(' · '),
      lines: [
        subject.aliases.length > 0 ? `Also known as ${subject.aliases.join(', ')}` : '',
        [subject.identity, subject.birth && `born ${subject.birth}`, subject.nationality].filter(Boolean).join(' · '),
        subject.screenedAt ? `Screened ${formatInstant(subject.screenedAt)}` : 'Not screened',
      ].filter(Boolean),
      state: screeningStates[subject.state],
    })),
    lists: report.lists.map(({ source, asOf, entities, id }) => [
      sources[source],
      String(id),
      formatDay(asOf),
      entities.toLocaleString('en-SG'),
    ]),
    compared: comparedWith(report.lists),
    lacking: (report.lacking ?? []).join(', '),
    isInternal,
    hits: report.hits.map((hit) => ({
      head: `${hit.name} and ${hit.listedName}`,
      tags: [hit.source, `score ${hit.score}`, hit.state].join(' · '),
      lines: [
        `Found ${formatInstant(hit.foundAt)}`,
        ...hit.decisions.map(({ words, by, at }) => `${formatInstant(at)}, ${by}: ${words}`),
      ],
    })),
    holds: (report.holds ?? []).map(({ reason, note, by, at, lifted, endedAt }) => ({
      head: holdReasons[reason],
      tags: endedAt ? `ended ${formatInstant(endedAt)}` : lifted ? 'ends in the night after it was lifted' : 'stands',
      lines: [
        note,
        `${formatInstant(at)}, ${by ?? 'by an update of Gable'}: placed`,
        ...(lifted ? [`${formatInstant(lifted.at)}, ${lifted.by}: lifted. ${lifted.note}`] : []),
      ].filter(Boolean),
    })),
    mark: createHash('sha256').update(JSON.stringify(report)).digest('hex'),
  };
};

/** `Compared with 2 lists (14,040 entries).` */
const comparedWith = (lists: ReportData['lists']): string => {
  const entries = lists.reduce((sum, { entities }) => sum + entities, 0).toLocaleString('en-SG');
  return `Compared with ${lists.length} ${lists.length === 1 ? 'list' : 'lists'} (${entries} entries).`;
};
