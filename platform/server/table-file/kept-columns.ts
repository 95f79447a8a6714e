import { createHash } from 'node:crypto';
import { and, asc, desc, eq } from 'drizzle-orm';
import { plainHeading } from '#platform/contract/match-columns.ts';
import type { Reading, Writing } from '../context.ts';
import { fileColumns } from './tables.ts';

/** Whose choice of columns is kept: that of one salesperson, or of all at a desk. */
export type ColumnOwner = { kind: 'PERSON' | 'DESK'; owner: string };

/** Which files are read so: `bank`. */
export type Area = { owner: ColumnOwner; area: string };

/** A head as it is known again, whatever capitals and blanks it is written with. */
const hashOf = (head: string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(head.map(plainHeading)))
    .digest('hex');

/** The choices that are kept of an area: the field of each column of a head. */
export type SavedColumns = {
  /** If one with the same headings was chosen for. */
  exactly(head: string[]): string[] | undefined;
  /** By what was chosen for headings, whatever other columns a file has. */
  named(head: string[]): string[] | undefined;
};

/** So many heads of an area are looked at, the last ones first. */
const most = 200;

export const readKept = async ({ db }: Reading, { owner, area }: Area): Promise<SavedColumns> => {
  const { kind, owner: id } = owner;
  const rows = await db
    .select({ headHash: fileColumns.headHash, columns: fileColumns.columns })
    .from(fileColumns)
    .where(and(eq(fileColumns.ownerKind, kind), eq(fileColumns.owner, id), eq(fileColumns.area, area)))
    .orderBy(desc(fileColumns.changedAt), asc(fileColumns.headHash))
    .limit(most);
  const byHash = new Map(rows.map(({ headHash, columns }) => [headHash, columns]));
  const byHeading = new Map(byHash.get('')?.map(({ heading, field }) => [plainHeading(heading), field]));
  return {
    exactly: (head) => byHash.get(hashOf(head))?.map(({ field }) => field),
    named: (head) => {
      const plain = head.map(plainHeading);
      if (!plain.some((heading) => byHeading.has(heading))) return undefined;
      return plain.map((heading, place) => (plain.indexOf(heading) === place ? (byHeading.get(heading) ?? '') : ''));
    },
  };
};

/** Stores the chosen field of each column of a head, replacing earlier choices. */
export const keepColumns = async (
  at: Writing,
  { owner, area }: Area,
  { head, fields }: { head: string[]; fields: readonly string[] },
): Promise<void> => {
  const columns = head.map((heading, place) => ({ heading: heading.trim().slice(0, 200), field: fields[place] ?? '' }));
  const changedAt = at.clock.now().toString();
  await at.db
    .insert(fileColumns)
    .values({ ownerKind: owner.kind, owner: owner.owner, area, headHash: hashOf(head), columns, changedAt })
    .onConflictDoUpdate({
      target: [fileColumns.ownerKind, fileColumns.owner, fileColumns.area, fileColumns.headHash],
      set: { columns, changedAt },
    });
};
