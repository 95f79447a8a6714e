import { isEmpty, type KeyValue } from '../kit/text/Values.tsx';
import classes from './Facts.module.css';

/** The facts of a record in two columns, label at the left and value at the right. What there is nothing of is not drawn. */
export function Facts({ items }: { items: (KeyValue | false | null | undefined)[] }) {
  const drawn = items.filter((item): item is KeyValue => Boolean(item) && !isEmpty(item as KeyValue));
  if (drawn.length === 0) return null;
  return (
    <dl className={classes.facts}>
      {drawn.map(({ label, value, wide }) => (
        <div key={label} className={classes.fact} data-wide={wide || undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
