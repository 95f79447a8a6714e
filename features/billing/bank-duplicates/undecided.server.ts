import type { Reading } from '#platform/server/context.ts';
import { ask } from '#platform/server/database/ask.ts';
import { saidBy } from '../bank/lines.server.ts';
import type { BankState } from '../billing.words.ts';
import { pairsOf, takerOf, wordsInCommon } from './same-line.rules.ts';

type Line = {
  lineId: string;
  importId: string;
  day: string;
  cents: number;
  batch: string | null;
  currency: string;
  payer: string;
  reference: string;
  isReversal: boolean;
  file: string;
};

/** A stored line. */
export type StandingLine = {
  lineId: string;
  day: string;
  cents: number;
  batchCents: number | null;
  payer: string;
  reference: string;
  state: BankState;
  receiptNumber: string | null;
  settles: string | null;
  file: string | null;
};

/**
 * An undecided line with the stored lines that it may repeat and the most probable of them. It waits while one of them is itself
 * undecided, in an earlier file.
 */
export type UndecidedLine = Line & {
  standing: StandingLine[];
  probably: StandingLine | undefined;
  waits: boolean;
};

const lines = `
  SELECT b.id AS "lineId", b.import AS "importId", b.day, b.cents, b.batch, b.currency, b.payer, b.reference, b.is_reversal AS "isReversal",
    b.may_be AS "mayBe", i.file
  FROM bank_line b JOIN bank_import i ON i.id = b.import WHERE b.state = 'UNDECIDED' AND`;
const order = 'ORDER BY i.no, b.day, b.cents, b.id';

const mayBe = `
  SELECT b.id AS "lineId", b.day, b.cents, b.batch_cents AS "batchCents", b.payer, b.reference, b.state, r.number AS "receiptNumber", b.settles, i.file
  FROM bank_line b LEFT JOIN receipt r ON r.id = b.receipt_id LEFT JOIN bank_import i ON i.id = b.import
  WHERE b.id = ANY($1::uuid[]) AND b.state <> 'DUPLICATE'`;

const taken = `
  SELECT import AS "importId", id AS "lineId", cents, batch, same_as AS "sameAs" FROM bank_line WHERE same_as = ANY($1::uuid[])`;
type Taken = Pick<Line, 'importId' | 'lineId' | 'cents' | 'batch'> & { sameAs: string };

/** The undecided lines of files. */
export const undecidedOfImport = (at: Reading, importId: string) =>
  undecided(at, `${lines} b.import = $1 ${order}`, [importId]);

/** Undecided lines, each beside those of its file with the same amount, or of a batch with the same, on the same day. */
export const undecidedLike = async (at: Reading, lineIds: string[]): Promise<Map<string, UndecidedLine>> => {
  const like = `(
    (b.import, b.day, b.cents) IN (SELECT import, day, cents FROM bank_line WHERE id = ANY($1::uuid[]))
    OR (b.import, b.batch_cents) IN (SELECT import, batch_cents FROM bank_line WHERE id = ANY($1::uuid[])))`;
  const page = await undecided(at, `${lines} ${like} ${order}`, [lineIds]);
  return new Map(page.map((line) => [line.lineId, line]));
};

const undecided = async (at: Reading, statement: string, values: unknown[]): Promise<UndecidedLine[]> => {
  const imported = await ask<Line & { mayBe: string[] }>(at.db, statement, values);
  const ids = [...new Set(imported.flatMap((line) => line.mayBe))];
  const [others, inUse] = await Promise.all([ask<StandingLine>(at.db, mayBe, [ids]), ask<Taken>(at.db, taken, [ids])]);
  const byId = new Map(others.map((other) => [other.lineId, other]));
  const takers = new Map(
    inUse.flatMap((line) => {
      const other = byId.get(line.sameAs);
      return other ? [[`${line.importId} ${line.sameAs}`, takerOf(line, other)] as const] : [];
    }),
  );
  const isLeft = (line: Line, other: StandingLine) => {
    const taker = takerOf(line, other);
    return (takers.get(`${line.importId} ${other.lineId}`) ?? taker) === taker;
  };
  const open = imported.map(({ mayBe, ...line }) => {
    const ones = mayBe.flatMap((id) => byId.get(id) ?? []);
    const stored = ones.filter((other) => other.state !== 'UNDECIDED' && isLeft(line, other));
    return { ...line, standing: stored, waits: ones.some(({ state }) => state === 'UNDECIDED') };
  });
  const pairs = pairsOf(
    open.map((line) => ({
      lineId: line.lineId,
      cents: line.cents,
      batch: line.batch,
      said: saidBy(line),
      mayBe: line.standing.map((other) => ({ lineId: other.lineId, cents: other.cents, said: saidBy(other) })),
    })),
  );
  return open.map((line) => ({ ...line, probably: byId.get(pairs.get(line.lineId) ?? '') }));
};

export const shareWords = (line: Line, other: StandingLine): boolean => wordsInCommon(saidBy(line), saidBy(other)) > 0;
