import type { TemplateRow } from '../templates/templates.calls.ts';
import classes from './Form.module.css';
import type { FormDraft } from './form.calls.ts';
import { answerText, questionText } from './form-text.rules.ts';
import { filledBy } from './forms.words.ts';
import { valuesOf, wordsFor } from './values.web.ts';

/** A question with its answer, as it is read. */
export function AnsweredRow({ form, row }: { form: FormDraft; row: TemplateRow }) {
  const answer = form.listECDDAMLFormResult.find(({ questionFID }) => questionFID === row.questionFID);
  const text = answerText(row, answer);
  const isLong = row.answerType === 'TEXT' || row.answerType === 'FILE';
  const waiting = row.filledBy === 'CUSTOMER' ? 'When signing' : row.filledBy === 'FORM' ? 'Not answered' : '';
  const isBySystem = row.filledBy === 'SYSTEM';
  const hasShort = !isLong || !text || isBySystem;
  return (
    <dl className={classes.question} data-read>
      <dt>
        <span className={classes.fid}>{row.questionFID}</span>
        <span>{questionText(row, wordsFor(form, valuesOf(form)))}</span>
      </dt>
      {isLong && text && <dd className={classes.said}>{text}</dd>}
      {answer?.remark && <dd className={classes.said}>{answer.remark}</dd>}
      {hasShort && (
        <dd className={classes.answer}>
          {text && !isLong ? <strong>{text}</strong> : !text && <span className={classes.hint}>{waiting}</span>}
          {isBySystem && <span className={classes.hint}>By the {filledBy.SYSTEM.toLowerCase()}</span>}
        </dd>
      )}
    </dl>
  );
}
