import type { Cents } from '#platform/contract/money.ts';

/** A share as one leader counts it. Level 0 is the salesperson's own; `viaId` is the one below the leader it comes through. */
export type TeamRow = {
  shareId: string;
  level: number;
  memberId: string;
  leaderId: string;
  viaId: string;
  grossCents: Cents;
  deals: 0 | 1;
  valueCents: Cents;
};

/** `valueCents` is null for a share with which the deal does not count: it counts once, with its closing agent. */
type Share = { shareId: string; memberId: string; grossCents: Cents; valueCents: Cents | null };

/** The rows of a share for its salesperson and for everyone above on the day of signing, from below. */
export const teamRowsOf = ({ shareId, memberId, grossCents, valueCents }: Share, chain: string[]): TeamRow[] => {
  const line = [memberId, ...chain];
  return line.map((leaderId, level) => ({
    shareId,
    level,
    memberId,
    leaderId,
    grossCents,
    viaId: line[Math.max(0, level - 1)] ?? memberId,
    deals: valueCents === null ? 0 : 1,
    valueCents: valueCents ?? 0,
  }));
};
