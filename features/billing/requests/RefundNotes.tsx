import classes from './RefundNotes.module.css';
import { type RefundFacts, refundNotes } from './refund-notes.rules.ts';

/** What whoever decides about a refund has to look at, what is odd in colour. */
export const RefundNotes = ({ request }: { request: RefundFacts }) => (
  <ul className={classes.notes}>
    {refundNotes(request).map(({ isWarning, words }) => (
      <li key={words} className={isWarning ? classes.warning : undefined}>
        {words}
      </li>
    ))}
  </ul>
);
