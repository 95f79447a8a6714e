import { formatAmount, formatMoney } from '#platform/contract/money.ts';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { Money } from '#platform/web/kit/text/Money.tsx';
import { TwoLines } from '#platform/web/kit/text/TwoLines.tsx';
import lists from '../Lines.module.css';
import classes from './revision.module.css';
import type { Follows as Given } from './revisions.calls.ts';

/** What follows from a revision: credit notes, credit of payers, and the lines of the split. */
export function Follows({ follows: { credits, receipts, lines } }: { follows: Given }) {
  if (credits.length + receipts.length + lines.length === 0)
    return <p className="g-dimmed">No invoice is credited, and the split stays as it is.</p>;
  return (
    <div className={classes.parts}>
      {credits.length > 0 && (
        <section>
          <h3 className={lists.title}>Credit notes</h3>
          <ul>
            {credits.map(({ number, to, netCents, gstCents, isWhole }) => (
              <li key={number} className={lists.line}>
                <TwoLines strong sub={to}>
                  {isWhole ? `The whole of ${number}` : `A part of ${number}`}
                </TwoLines>
                <TwoLines sub={gstCents > 0 ? `with GST of ${formatMoney(gstCents)}` : undefined}>
                  <Money cents={netCents + gstCents} />
                </TwoLines>
              </li>
            ))}
          </ul>
        </section>
      )}
      {receipts.length > 0 && (
        <section>
          <h3 className={lists.title}>Becomes the client’s credit</h3>
          <ul>
            {receipts.map(({ number, payer, cents }) => (
              <li key={number} className={lists.line}>
                <TwoLines strong sub={payer}>
                  {number}
                </TwoLines>
                <Money cents={cents} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {lines.length > 0 && <SplitLines lines={lines} />}
    </div>
  );
}

const nameOf = ({ kind, name, shareName }: Given['lines'][number]) =>
  name ?? (kind === 'COBROKE' ? shareName : 'Agency');

function SplitLines({ lines }: Pick<Given, 'lines'>) {
  const hasMoved = lines.some(({ movedCents }) => movedCents !== 0);
  const isOfSeveral = new Set(lines.map(({ position }) => position)).size > 1;
  return (
    <section>
      <h3 className={lists.title}>Commission split</h3>
      <MiniTable
        label="Lines of the split that change"
        rows={lines}
        columns={[
          {
            id: 'who',
            header: 'Who',
            cell: (line) => (
              <TwoLines sub={!isOfSeveral || nameOf(line) === line.shareName ? undefined : `of ${line.shareName}`}>
                {nameOf(line)}
              </TwoLines>
            ),
          },
          { id: 'now', header: 'Now (S$)', align: 'end', cell: ({ beforeCents }) => formatAmount(beforeCents) },
          { id: 'new', header: 'New (S$)', align: 'end', cell: ({ afterCents }) => formatAmount(afterCents) },
          hasMoved && {
            id: 'earned',
            header: 'Earned so far (S$)',
            align: 'end',
            cell: ({ movedCents }) => signed(movedCents),
          },
        ]}
      />
    </section>
  );
}

const signed = (cents: number): string =>
  cents === 0 ? '–' : `${cents > 0 ? '+' : '−'}${formatAmount(Math.abs(cents))}`;
