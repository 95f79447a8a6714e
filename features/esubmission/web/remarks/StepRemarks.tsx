import { IconMessage } from '@tabler/icons-react';
import { goToField } from '#platform/web/form/goToField.ts';
import type { Summary } from '../../records.ts';
import type { Step } from '../../words.ts';
import { labelOfRemark, openRemarks } from './remarkPlaces.ts';
import classes from './remarks.module.css';

type Props = {
  summary: Pick<Summary, 'remarks' | 'documents' | 'parties'>;
  step: Step;
  /** In the wizard: the field can be gone to. */
  linked?: boolean;
};

/** `info.priceCents` is the field `priceCents` of the step's form. */
const goTo = (path: string | null) => path && goToField(path.slice(path.indexOf('.') + 1));

/** What the desk asks to amend in a step, until it is submitted again. */
export function StepRemarks({ summary, step, linked = false }: Props) {
  const open = openRemarks(summary.remarks, step);
  if (open.length === 0) return null;
  return (
    <ul className={classes.list} aria-label="To amend">
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
