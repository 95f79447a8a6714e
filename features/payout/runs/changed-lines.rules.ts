import type { Day, InstantText } from '#platform/contract/days.ts';
import { type HeldFacts, heldBecause } from '../held/held.rules.ts';

type Line = { lineId: string; payeeId: string; accountSince: InstantText };
type Item = HeldFacts & { payeeId: string; name: string; of: string };

/** Why a line of a run can't be paid as it was drawn up: one reason for each item that is held by now. */
export type ChangedLine = { lineId: string; name: string; reasons: { of: string; why: string }[] };

/**
 * The lines of a run that changed since it was created: an item of them is held now, or the payee has another bank account. Holds
 * don't apply to items that are taken back.
 */
export const changedLines = (lines: Line[], items: Item[], run: { cutOff: Day; now: InstantText }): ChangedLine[] => {
  const byPayee = Map.groupBy(items, ({ payeeId }) => payeeId);
  return lines.flatMap(({ lineId, payeeId, accountSince }) => {
    const own = byPayee.get(payeeId) ?? [];
    const reasons = own.flatMap((item) => {
      if (item.countsAtOnce) return [];
      const isOther = item.accountSince !== accountSince;
      const why = isOther ? 'The bank account was changed' : heldBecause(item, run);
      return why ? [{ of: item.of, why }] : [];
    });
    return reasons.length > 0 ? [{ lineId, name: own[0]?.name ?? '', reasons }] : [];
  });
};

/** So many of them are named. */
const mostNamed = 3;

/** The reasons in one text, each once with what it is of: `D-2026-000012: Pending`. */
export const leftOutReason = ({ reasons }: ChangedLine): string =>
  [...Map.groupBy(reasons, ({ why }) => why)]
    .map(([why, all]) => {
      const subjects = [...new Set(all.map((each) => each.of))];
      const more = subjects.length > mostNamed ? ` and ${subjects.length - mostNamed} more` : '';
      return `${subjects.slice(0, mostNamed).join(', ')}${more}: ${why}`;
    })
    .join('; ');
