import { IconMessage } from '@tabler/icons-react';
import { goToField } from '#platform/web/form/goToField.ts';
import type { Step } from '../steps.words.ts';
import type { Summary } from '../summary/summary.calls.ts';
import { labelOfRemark, openRemarks } from './remarkPlaces.web.ts';
import classes from './remarks.module.css';

type Props = {
  summary: Pick<Summary, 'remarks' | 'documents' | 'parties'>;
  step: Step;
  /** Whether a remark links to its field, as it does in the wizard. */
  linked?: boolean;
};

/** Moves the focus to the field of a path: `info.priceCents` is the field `priceCents` of the step's form. */
const goTo = (path: string | null) => path && goToField(path.slice(path.indexOf('.') + 1));

/** The desk's remarks on a step, until the case is submitted again. */
export function StepRemarks({ summary, step, linked = false }: Props) {
  const open = openRemarks(summary.remarks, step);
  if (open.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="Requested changes">
      {open.map((remark) => {
        const label = labelOfRemark(summary, remark);
        const isField = linked && step === 'info' && remark.path !== step;
        return (
          <li key={remark.id} className={classes.remark}>
            <IconMessage size={18} stroke={1.8} aria-hidden />
            <span className={classes.words}>
              {isField ? (
                <button type="button" className={classes.jump} onClick={() => goTo(remark.path)}>
                  {label}
                </button>
              ) : (
                <span className={classes.place}>{label}</span>
              )}
              {isField && <br />}
              {remark.text}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
