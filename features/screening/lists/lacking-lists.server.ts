import { readSetting } from '#features/settings/server/index.ts';
import { dayOf } from '#platform/contract/days.ts';
import { today } from '#platform/server/clock.ts';
import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { isoOf } from '#platform/server/database/instants.ts';
import { listsRequired } from '../room.settings.ts';
import type { Source } from '../screening.words.ts';
import { type Lacking, lackingOf } from './lacking.rules.ts';

const checked = `SELECT source, checked_at AS at FROM list_source WHERE version_id IS NOT NULL AND checked_at IS NOT NULL`;

type At = Pick<Reading, 'db' | 'clock'>;

/** Tells which of the lists that must be there are missing or old: of all, or of those that somebody was screened against (`searched`). */
export const lackingNow = async ({ db, clock }: At): Promise<(searched?: readonly Source[]) => Lacking[]> => {
  const required = await readSetting(db, listsRequired);
  const rows = await ask<{ source: Source; at: string }>(db, checked);
  return (searched) => {
    const searchedLists = rows.filter(({ source }) => searched?.includes(source) ?? true);
    return lackingOf(
      required,
      Object.fromEntries(searchedLists.map(({ source, at }) => [source, dayOf(isoOf(at))])),
      today(clock),
    );
  };
};

export const lackingLists = async (at: At, searched?: readonly Source[]): Promise<Lacking[]> =>
  (await lackingNow(at))(searched);
