import type { Snapshot, SnapshotBill, SnapshotShare } from '#features/deal/rules/snapshot.ts';
import type { Cents } from '#platform/contract/money.ts';

/** What a revision changes of the commission, a share or a bill. Null: it was not there, or is there no more. */
export type Change = {
  of: 'COMMISSION' | 'SHARE' | 'BILL';
  /** Whose share, or who is billed. */
  name: string;
  before: Cents | null;
  after: Cents | null;
  /** Whether something else of a bill than its amount changes. */
  isReworded: boolean;
};

/** What a revision changes, in the order of the deal. */
export const changesBetween = (before: Snapshot, after: Snapshot): Change[] => [
  ...(before.commissionCents === after.commissionCents
    ? []
    : [
        {
          of: 'COMMISSION' as const,
          name: '',
          isReworded: false,
          before: before.commissionCents,
          after: after.commissionCents,
        },
      ]),
  ...changed('SHARE', before.shares, after.shares, { idOf: ({ shareId }) => shareId, nameOf: ({ name }) => name }),
  ...changed('BILL', before.bills, after.bills, {
    idOf: ({ billId }) => billId,
    nameOf: ({ invoiceToText }) => invoiceToText,
  }),
];

type Row = SnapshotShare | SnapshotBill;
type By<R extends Row> = { idOf: (row: R) => string | null; nameOf: (row: R) => string };

const changed = <R extends Row>(of: Change['of'], before: R[], after: R[], { idOf, nameOf }: By<R>): Change[] => {
  const changes = before.map((old): Change => {
    const now = after.find((row) => idOf(row) === idOf(old));
    return {
      of,
      name: nameOf(now ?? old),
      before: old.amountCents,
      after: now?.amountCents ?? null,
      isReworded: now !== undefined && wordsOf(now) !== wordsOf(old),
    };
  });
  const added = after
    .filter((row) => idOf(row) === null)
    .map((row): Change => ({ of, name: nameOf(row), before: null, after: row.amountCents, isReworded: false }));
  return [...changes, ...added].filter((change) => change.before !== change.after || change.isReworded);
};

const wordsOf = ({ amountCents, ...words }: Row): string => JSON.stringify(Object.entries(words).sort());
