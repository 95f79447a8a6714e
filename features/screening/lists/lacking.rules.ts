import { type Day, daysBetween } from '#platform/contract/days.ts';
import { type Source, sources } from '../screening.words.ts';

/** After how many days a list is old; null: it need not be there. */
export type Required = Record<Source, number | null>;

/** A list that must be there: `days`: how old it is, or null where there is none. */
export type Lacking = { source: Source; days: number | null };

/**
 * Which of the required lists are missing or too old. `checked`: the day on which a list was last known to be the newest; nothing for a
 * list that was not searched.
 */
export const lackingOf = (required: Required, checked: Partial<Record<Source, Day>>, today: Day): Lacking[] =>
  (Object.keys(sources) as Source[]).flatMap((source): Lacking[] => {
    const most = required[source];
    if (most === null) return [];
    const day = checked[source];
    if (day === undefined) return [{ source, days: null }];
    const days = daysBetween(day, today);
    return days > most ? [{ source, days }] : [];
  });
