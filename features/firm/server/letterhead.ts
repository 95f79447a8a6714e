import { desc, eq } from 'drizzle-orm';
import { readSetting } from '#features/settings/server/index.ts';
import type { Actor } from '#platform/contract/actor.ts';
import type { Writing } from '#platform/server/context.ts';
import type { Db } from '#platform/server/database/database.ts';
import { inserted } from '#platform/server/database/inserted.ts';
import type { PrintedIssuer } from '../rules/issuer.ts';
import { agencyParticulars } from '../settings.ts';
import { letterhead } from './tables.ts';

type Letterhead = typeof letterhead.$inferSelect;

/** The letterhead of papers that are made now; undefined before one was saved. */
export const currentLetterhead = async (db: Db): Promise<Letterhead | undefined> =>
  (await db.select().from(letterhead).orderBy(desc(letterhead.version)).limit(1))[0];

/** A letterhead that papers may have been printed with. */
export const findLetterhead = async (db: Db, id: string): Promise<Letterhead | undefined> =>
  (await db.select().from(letterhead).where(eq(letterhead.id, id)))[0];

/** Saves how papers look from now on. Those that were issued keep theirs. */
export const addLetterhead = async (
  at: Writing<Actor>,
  given: { colour: string; logo: Buffer | null },
): Promise<Letterhead> =>
  inserted(
    await at.db
      .insert(letterhead)
      .values({ ...given, madeBy: at.actor.userId, madeAt: at.clock.now().toString() })
      .returning(),
  );

/** What a paper keeps of the agency when it is issued. */
export const readIssuer = async (db: Db): Promise<PrintedIssuer> => {
  const [particulars, current] = await Promise.all([readSetting(db, agencyParticulars), currentLetterhead(db)]);
  return current ? { ...particulars, letterhead: current.id } : particulars;
};

/** How a letterhead is drawn by a template. `logo` is a PNG, byte by byte. */
type Drawn = { colour: string; logo: number[] | null };

const drawn = ({ colour, logo }: Letterhead): Drawn => ({ colour, logo: logo && [...logo] });

/** The letterhead of a paper that is made now, as its template draws it; null before one was saved. */
export const drawnLetterhead = async (db: Db): Promise<Drawn | null> => {
  const current = await currentLetterhead(db);
  return current ? drawn(current) : null;
};

/** The data of a paper, with the letterhead that it was issued with in place of its id. */
export const withLetterhead = async <D extends { from: { name: string; letterhead?: string } }>(db: Db, data: D) => {
  const { letterhead: id, ...from } = data.from;
  const found = id === undefined ? undefined : await findLetterhead(db, id);
  return { ...data, from: { ...from, letterhead: found ? drawn(found) : null } };
};
