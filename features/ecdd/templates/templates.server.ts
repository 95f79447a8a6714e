import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import { isCompliance } from '#platform/contract/actor.ts';
import type { Day } from '#platform/contract/days.ts';
import type { Input } from '#platform/contract/endpoint.ts';
import { missing } from '#platform/contract/refusal.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { type Audience, type CddFor, cddFor } from '../forms/forms.words.ts';
import type { ecdd } from '../room.calls.ts';
import { ecddTemplate, ecddTemplateRow } from '../tables.server.ts';
import { narrowed, readBy } from './audience.server.ts';
import type { TemplateRow } from './templates.calls.ts';

export type TemplateRecord = typeof ecddTemplate.$inferSelect;
export type RowRecord = typeof ecddTemplateRow.$inferSelect;

/** The questions of a template for an audience, in their order. Those of a wider audience are not read at all. */
export const rowsFor = (db: Db, templateId: string, audience: Audience): Promise<RowRecord[]> =>
  db
    .select()
    .from(ecddTemplateRow)
    .where(
      and(
        eq(ecddTemplateRow.templateId, templateId),
        inArray(ecddTemplateRow.audience, readBy[audience]),
        eq(ecddTemplateRow.deleted, false),
      ),
    )
    .orderBy(asc(ecddTemplateRow.sectionNo), asc(ecddTemplateRow.questionOrder));

const isInForce = (day: Day) => and(eq(ecddTemplate.state, 'PUBLISHED'), lte(ecddTemplate.validFrom, day));

/** The template in force of one side on a day. */
export const templateOn = async (db: Db, side: CddFor, day: Day): Promise<TemplateRecord> => {
  const [row] = await db
    .select()
    .from(ecddTemplate)
    .where(and(eq(ecddTemplate.cddFor, side), isInForce(day)))
    .orderBy(desc(ecddTemplate.version))
    .limit(1);
  if (!row) throw missing('template');
  return row;
};

export const templateOf = async (db: Db, id: string): Promise<TemplateRecord> => {
  const [row] = await db.select().from(ecddTemplate).where(eq(ecddTemplate.id, id));
  if (!row) throw missing('template');
  return row;
};

export const presentRow = (row: RowRecord, side: CddFor): TemplateRow => {
  const { templateId: _, question, onlyAuthor: __, english: ___, ...rest } = row;
  const isChecked = row.answerType === 'YN' || row.answerType === 'YNNA';
  return {
    ...rest,
    sectionOrder: row.sectionNo,
    templateFID: side,
    sectionQuestion: question,
    haveCheckOption: isChecked,
    checkOptionYes: isChecked,
    checkOptionNo: isChecked,
    checkOptionNA: row.answerType === 'YNNA',
    haveRemark: row.remark !== 'NONE',
  };
};

/** The side that is asked for, both of a type of transaction, or all. */
const sidesOf = (wanted?: string): CddFor[] =>
  (Object.keys(cddFor) as CddFor[]).filter(
    (side) => wanted === undefined || side === wanted || side.startsWith(`${wanted}-`),
  );

export const readTemplates = async (at: Reading, { query }: Input<typeof ecdd.templates>) => {
  const day = today(at.clock);
  const rows = await at.db
    .selectDistinctOn([ecddTemplate.cddFor])
    .from(ecddTemplate)
    .where(and(inArray(ecddTemplate.cddFor, sidesOf(query.cDDFor)), isInForce(day)))
    .orderBy(ecddTemplate.cddFor, sql`version DESC`);
  const order = Object.keys(cddFor);
  return rows.map(presentTemplate).toSorted((one, other) => order.indexOf(one.cDDFor) - order.indexOf(other.cDDFor));
};

const presentTemplate = ({ id, cddFor: side, version, validFrom }: TemplateRecord) => ({
  id,
  cDDFor: side,
  version,
  validFrom,
});

export const readTemplateDetails = async (at: Reading, { params, query }: Input<typeof ecdd.templateDetails>) => {
  const template = await templateOf(at.db, params.id);
  // A draft is compliance's until it is published.
  if (template.state !== 'PUBLISHED' && !isCompliance(at.actor)) throw missing('template');
  const rows = await rowsFor(at.db, template.id, narrowed(at.actor, query.audience));
  return {
    ...presentTemplate(template),
    templatesDetail: rows.map((row) => presentRow(row, template.cddFor)),
  };
};
