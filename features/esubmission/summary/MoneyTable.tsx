import { formatMoney } from '#platform/contract/money.ts';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import classes from './MoneyTable.module.css';

type Row = {
  id: string;
  name: string;
  sub: string;
  /** Given if the row is a person: their picture, or else initials. */
  face?: { picture: string | null };
  /** One for each column but the first. The last one is emphasized. */
  figures: string[];
};

type Props = {
  label: string;
  heads: string[];
  rows: Row[];
  totals: string[];
  /** The remainder in cents. It is shown if it is not zero. */
  remain?: number;
};

/** A table of amounts with totals. On a phone each row is a block in which each amount has the name of its column. */
export function MoneyTable({ label, heads, rows, totals, remain = 0 }: Props) {
  const [first, ...columns] = heads;
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{first}</th>
          {columns.map((head) => (
            <th key={head} scope="col" className={classes.figure}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, sub, face, figures }) => (
          <tr key={id}>
            <th scope="row">
              <span className={classes.who}>
                {face && <Initials name={name} src={face.picture ?? undefined} size={32} />}
                <span className={classes.words}>
                  <span className={classes.name}>{name}</span>
                  <span className={classes.sub}>{sub}</span>
                </span>
              </span>
            </th>
            <Figures heads={columns} figures={figures} />
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            Total
            {remain !== 0 && (
              <span className={classes.remain}>
                {remain > 0 ? `${formatMoney(remain)} still to give` : `${formatMoney(-remain)} too much`}
              </span>
            )}
          </th>
          <Figures heads={columns} figures={totals} />
        </tr>
      </tfoot>
    </table>
  );
}

function Figures({ heads, figures }: { heads: string[]; figures: string[] }) {
  return heads.map((head, index) => (
    <td key={head} className={classes.figure} data-head={figures[index] ? head : undefined}>
      {figures[index]}
    </td>
  ));
}
