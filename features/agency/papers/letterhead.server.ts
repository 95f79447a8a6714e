import { eq } from 'drizzle-orm';
import { addLetterhead, currentLetterhead, findLetterhead } from '#features/firm/server/index.ts';
import { personPublic } from '#features/people/index.server.ts';
import { addressOf, type Input } from '#platform/contract/endpoint.ts';
import { missing, Refusal } from '#platform/contract/refusal.ts';
import { record } from '#platform/server/audit/record.ts';
import { type Reading, transact, type Writing } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import type { FileAnswer, IncomingFile } from '#platform/server/http/files.ts';
import { readWhole } from '#platform/server/http/read-whole.ts';
import { bytesOf, openPicture } from '#platform/server/pictures/open-picture.ts';
import { paperCalls } from './papers.calls.ts';

/** The colour of papers before one was chosen. */
const firstColour = '#d41f57';

const largest = 5_000_000;
/** Sharp enough for a laser printer at the size of a head. */
const box = { width: 720, height: 240 };
const largestLogo = 131_072;

export const readLetterhead = async (at: Reading) => {
  const letterhead = await currentLetterhead(at.db);
  if (!letterhead) return null;
  const { id, colour, logo, madeBy, madeAt } = letterhead;
  const [by] = await at.db.select({ name: personPublic.name }).from(personPublic).where(eq(personPublic.id, madeBy));
  return {
    colour,
    logo: logo && addressOf(paperCalls.letterheadLogo).replace('{id}', id),
    madeAt,
    byName: by?.name ?? '',
  };
};

export const readLogo = async (
  at: Reading,
  { params }: Input<typeof paperCalls.letterheadLogo>,
): Promise<FileAnswer> => {
  const letterhead = await findLetterhead(at.db, params.id);
  if (!letterhead?.logo) throw missing('logo');
  return {
    name: 'logo.png',
    contentType: 'image/png',
    size: letterhead.logo.length,
    body: letterhead.logo,
    isForEver: true,
  };
};

/** Two who change it at once do so one after the other. */
const lock = (at: Writing) => ask(at.db, `SELECT pg_advisory_xact_lock(hashtextextended('agency.letterhead', 0))`);

const save = async (at: Writing, design: { colour: string; logo: Buffer | null }): Promise<void> => {
  const { id } = await addLetterhead(at, design);
  await record(at, {
    aggregate: 'letterhead',
    aggregateId: id,
    action: 'letterhead.saved',
    detail: { colour: design.colour, hasLogo: design.logo !== null },
  });
};

export const setLetterhead = async (
  at: Writing,
  { body }: Input<typeof paperCalls.setLetterhead>,
): Promise<undefined> => {
  await lock(at);
  const before = await currentLetterhead(at.db);
  await save(at, { colour: body.colour, logo: (body.keepsLogo && before?.logo) || null });
};

export const setLogo = async (at: Reading, { file }: { file: IncomingFile }): Promise<undefined> => {
  const logo = await drawLogo(await readWhole(file, largest, 'A logo may have 5 MB.'));
  await transact(at, async (within) => {
    await lock(within);
    const before = await currentLetterhead(within.db);
    await save(within, { colour: before?.colour ?? firstColour, logo });
  });
  return undefined;
};

/** A logo as it is kept: drawn anew without anything else that the file said. */
const drawLogo = async (bytes: Buffer): Promise<Buffer> => {
  const { upright } = await openPicture(bytes);
  const fitted = () => upright().resize({ ...box, fit: 'inside', withoutEnlargement: true });
  const full = await bytesOf(fitted().png({ compressionLevel: 9 }));
  const logo = full.length <= largestLogo ? full : await bytesOf(fitted().png({ compressionLevel: 9, palette: true }));
  if (logo.length > largestLogo)
    throw new Refusal('file.too-large', 'This picture has too many colours for a logo. Choose a simpler one.', {
      field: 'file',
    });
  return logo;
};
