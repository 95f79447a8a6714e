import type { CardReader } from '#platform/contract/card.ts';
import type { Desk } from '#platform/contract/endpoint.ts';

/** The role and desks of the person, which decide what is shown, and whether they see what is in pilot. */
export type Reader = CardReader & { inPilot?: boolean; rest?: ClosedDesks | null };

/** Desks that are closed to a person for a time, why, and until when. */
export type ClosedDesks = { why: string; until: string; closed: Desk[] };

/** Something that is shown to some people only; to everyone if `isFor` is undefined. `inPilot`: to the pilot's alone. */
export type Shown = { isFor?: (reader: Reader) => boolean; inPilot?: true };

export const isShown = (reader: Reader, { isFor, inPilot }: Shown): boolean =>
  (!inPilot || reader.inPilot === true) && (isFor?.(reader) ?? true);

/** What is shown to a person. */
export const shownTo = <S extends Shown>(reader: Reader, some: S[]): S[] =>
  some.filter((each) => isShown(reader, each));
