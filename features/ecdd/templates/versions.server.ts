import { and, asc, desc, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { personPublic } from '#features/people/index.server.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { cddFor } from '../forms/forms.words.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddTemplate, ecddTemplateRow } from '../tables.server.ts';
import type { BuilderQuestion, BuilderVersion, Version } from './builder.calls.ts';
import { answerEffects } from './builder.words.ts';
import { answerEffect, differencesOf, hasAnswerEffects, mayBeOptional } from './template-edit.rules.ts';
import { type RowRecord, rowsFor, type TemplateRecord } from './templates.server.ts';
import { wordDifferencesOf } from './words.rules.ts';
import { type Translations, textsOf, translationsOf } from './words.server.ts';

const maker = alias(personPublic, 'maker');
const proposer = alias(personPublic, 'proposer');
const approver = alias(personPublic, 'approver');

const versions = (db: Db) =>
  db
    .select({
      ...getTableColumns(ecddTemplate),
      maker: maker.name,
      proposer: proposer.name,
      approver: approver.name,
      forms: sql<number>`(SELECT count(*)::int FROM ecdd_form WHERE template_id = ${ecddTemplate.id})`,
    })
    .from(ecddTemplate)
    .leftJoin(maker, eq(maker.id, ecddTemplate.madeBy))
    .leftJoin(proposer, eq(proposer.id, ecddTemplate.proposedBy))
    .leftJoin(approver, eq(approver.id, ecddTemplate.approvedBy));

type VersionRecord = Awaited<ReturnType<typeof versions>>[number];

const presentVersion = (row: VersionRecord): Version => ({
  id: row.id,
  cDDFor: row.cddFor,
  version: row.version,
  state: row.state,
  validFrom: row.validFrom,
  revision: row.revision,
  madeBy: row.maker ?? '',
  proposedBy: row.proposer ?? '',
  reason: row.reason,
  approvedBy: row.approver ?? '',
  publishedAt: row.publishedAt,
  forms: row.forms,
});

export const readVersions = async (at: Reading): Promise<Version[]> => {
  const order = Object.keys(cddFor);
  const rows = await versions(at.db).orderBy(desc(ecddTemplate.version));
  return rows.map(presentVersion).toSorted((one, other) => order.indexOf(one.cDDFor) - order.indexOf(other.cDDFor));
};

const presentQuestion = (row: RowRecord, { rows }: Translations): BuilderQuestion => ({
  questionFID: row.questionFID,
  sectionNo: row.sectionNo,
  sectionName: row.sectionName,
  question: row.question,
  help: row.help,
  isRequired: row.isRequired,
  answerType: row.answerType,
  audience: row.audience,
  filledBy: row.filledBy,
  yes: answerEffect(row.effects, 'Y'),
  no: answerEffect(row.effects, 'N'),
  hasEffects: hasAnswerEffects(row),
  mayBeOptional: mayBeOptional(row),
  choices: row.choices,
  words: rows.get(row.questionFID) ?? [],
});

/** The sections that a customer reads. */
const sectionsOf = (rows: RowRecord[], { sections }: Translations): BuilderVersion['sections'] =>
  [
    ...Map.groupBy(
      rows.filter(({ audience }) => audience === 'C'),
      ({ sectionNo }) => sectionNo,
    ),
  ].map(([sectionNo, [first]]) => ({
    sectionNo,
    sectionName: first?.sectionName ?? '',
    words: sections.get(sectionNo) ?? [],
  }));

/** The version that a version follows. */
const versionBefore = async (db: Db, { cddFor: side, version }: TemplateRecord) => {
  const [row] = await db
    .select()
    .from(ecddTemplate)
    .where(and(eq(ecddTemplate.cddFor, side), eq(ecddTemplate.version, version - 1)));
  return row;
};

/** What differs between a version and the one before it. */
export const changesOf = async (db: Db, template: TemplateRecord) => {
  const before = await versionBefore(db, template);
  const none = Promise.resolve({ rows: new Map(), sections: new Map() });
  const [old, now, wordsBefore, words] = await Promise.all([
    before ? rowsFor(db, before.id, 'O') : Promise.resolve([]),
    rowsFor(db, template.id, 'O'),
    before ? translationsOf(db, before.id) : none,
    translationsOf(db, template.id),
  ]);
  return [
    ...differencesOf(old, now, (effect) => answerEffects[effect]),
    ...wordDifferencesOf(textsOf(wordsBefore), textsOf(words)),
  ];
};

export const readVersion = async (
  at: Reading,
  { params }: Input<typeof ecdd.builderVersion>,
): Promise<BuilderVersion> => {
  const [row] = await versions(at.db).where(eq(ecddTemplate.id, params.id));
  if (!row) throw missing('template');
  const [rows, words] = await Promise.all([rowsFor(at.db, row.id, 'O'), translationsOf(at.db, row.id)]);
  return {
    ...presentVersion(row),
    questions: rows.map((each) => presentQuestion(each, words)),
    sections: sectionsOf(rows, words),
    differences: await changesOf(at.db, row),
    mayEdit: row.state === 'DRAFT',
    mayApprove: row.state === 'PROPOSED' && row.proposedBy !== at.actor.userId,
  };
};

/** The questions of a version, in their order, with all that they are. */
export const allRowsOf = (db: Db, templateId: string): Promise<RowRecord[]> =>
  db
    .select()
    .from(ecddTemplateRow)
    .where(eq(ecddTemplateRow.templateId, templateId))
    .orderBy(asc(ecddTemplateRow.sectionNo), asc(ecddTemplateRow.questionOrder));

/** The newest version of a side that is published, and the next one, if there is one. */
export const newestOf = async (db: Db, side: TemplateRecord['cddFor']) => {
  const newestOf = (isNext: boolean) =>
    db
      .select()
      .from(ecddTemplate)
      .where(
        and(
          eq(ecddTemplate.cddFor, side),
          isNext ? ne(ecddTemplate.state, 'PUBLISHED') : eq(ecddTemplate.state, 'PUBLISHED'),
        ),
      )
      .orderBy(desc(ecddTemplate.version))
      .limit(1);
  const [[newest], [next]] = await Promise.all([newestOf(false), newestOf(true)]);
  return { newest, next };
};
