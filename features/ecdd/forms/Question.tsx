import { Anchor, Button } from '@mantine/core';
import { IconAlertCircle, IconChecklist, IconPlus, IconTrendingUp } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { countryCodes, countryName } from '#features/particulars/words/countries.ts';
import { SegmentedControl, Select, Textarea } from '#platform/web/form/inputs.tsx';
import { MultiSelect } from '#platform/web/form/pickers.tsx';
import type { GableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { AddPaper } from '../papers/AddPaper.tsx';
import { addressOfFile } from '../papers/files.web.ts';
import { effectsOf, isOpened } from '../rating/effects.rules.ts';
import type { TemplateRow } from '../templates/templates.calls.ts';
import { AnsweredRow } from './AnsweredRow.tsx';
import classes from './Form.module.css';
import type { Form, FormDraft } from './form.calls.ts';
import { questionText } from './form-text.rules.ts';
import { checkedResults } from './forms.words.ts';
import { asksRemark, type Lack } from './gaps.rules.ts';
import { factsOf, givenIn, keyOf, type Values, wordsFor } from './values.web.ts';

type Props = {
  form: GableForm<Values>;
  row: TemplateRow;
  draft: FormDraft;
  /** The form as it was saved; a new one takes no documents yet. */
  saved: Form | undefined;
  /** A document must lie with the form for this question. */
  needsPaper: boolean;
  /** What is still missing, once the form was saved. */
  gap: Lack | undefined;
  /** It counts towards the rating. */
  counts: boolean;
  /** It is read here: the customer signed it. */
  isClosed?: boolean;
};

/** A question: answered here, or by the customer or the system, of which only the answer is shown. */
export function Question(props: Props) {
  const { row, draft, isClosed = false } = props;
  return row.filledBy === 'FORM' && !isClosed ? <Open {...props} /> : <AnsweredRow form={draft} row={row} />;
}

const yesOrNo = (row: TemplateRow) =>
  Object.entries(checkedResults)
    .filter(([value]) => value !== 'NA' || row.checkOptionNA)
    .map(([value, label]) => ({ value, label }));

const lackWords: Record<Lack, string> = {
  ANSWER: 'Answer this question',
  DETAIL: 'Say which',
  REMARK: 'Explain this answer in a remark',
  PAPER: 'Add the document',
};

function Open({ form, row, draft, saved, needsPaper, gap, counts }: Props) {
  const key = keyOf(row.questionFID);
  const path = `answers.${key}`;
  const { isOpen, mustRemark, hasRemark, tasks, text } = useValues(form, (values) => {
    const answer = givenIn(values, row.questionFID);
    const facts = factsOf(draft, values);
    return {
      isOpen: isOpened(row, answer),
      mustRemark: asksRemark(row, answer, facts),
      hasRemark: answer.remark !== '',
      tasks: effectsOf(row, answer, facts).flatMap(({ task }) => (task ? [task] : [])),
      text: questionText(row, wordsFor(draft, values)),
    };
  });
  const [isRemarking, setRemarking] = useState(false);
  const showsRemark = mustRemark || hasRemark || isRemarking;
  const label = useId();
  return (
    <div className={classes.question} id={key}>
      <span className={classes.fid}>{row.questionFID}</span>
      <div className={classes.words}>
        <span id={label}>
          {text} {row.isRequired && <span className={classes.star}>*</span>}
        </span>
        {row.help && <span className={classes.hint}>{row.help}</span>}
        <Detail form={form} row={row} path={path} isOpen={isOpen} label={text} />
        {needsPaper && <PaperAnswer row={row} draft={draft} saved={saved} />}
        {showsRemark && (
          <Textarea
            label="Remark"
            maxLength={1000}
            minRows={1}
            {...form.field(`${path}.remark`, { required: mustRemark })}
          />
        )}
        {tasks.map((task) => (
          <span key={task} className={classes.task}>
            <IconChecklist size={15} stroke={1.7} aria-hidden />
            {task}
          </span>
        ))}
        {counts && (
          <span className={classes.counts}>
            <IconTrendingUp size={15} stroke={1.7} aria-hidden />
            Counts towards the rating
          </span>
        )}
        {gap && (
          <span className={classes.gap} id={`${label}-gap`}>
            <IconAlertCircle size={15} stroke={1.7} aria-hidden />
            {lackWords[gap]}
          </span>
        )}
      </div>
      <div className={classes.answer}>
        {row.haveCheckOption && (
          <SegmentedControl
            aria-label={text}
            {...(gap && { 'aria-describedby': `${label}-gap` })}
            data={yesOrNo(row)}
            {...form.field(`${path}.checkedResult`)}
          />
        )}
        {row.haveRemark && !showsRemark && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} stroke={1.7} />}
            aria-label={`Remark on ${row.questionFID}`}
            onClick={() => setRemarking(true)}
          >
            Remark
          </Button>
        )}
      </div>
    </div>
  );
}

type DetailProps = { form: GableForm<Values>; row: TemplateRow; path: string; isOpen: boolean; label: string };

/** What is no Yes or No: a text, a choice, or countries, of which some are asked for after an answer only. */
function Detail({ form, row, path, isOpen, label }: DetailProps) {
  const { answerType, opens, choices } = row;
  const named = { 'aria-label': label };
  const options = choices.map(({ key, label: words }) => ({ value: key, label: words }));
  if (answerType === 'TEXT')
    return <Textarea {...named} maxLength={2000} minRows={2} {...form.field(`${path}.detail`)} />;
  if (answerType === 'CHOICE' || (isOpen && opens === 'CHOICE'))
    return (
      <Select {...named} data={options} placeholder="Choose" clearable empty="" {...form.field(`${path}.detail`)} />
    );
  if (answerType === 'COUNTRIES' || (isOpen && opens === 'COUNTRIES')) return <Countries form={form} row={row} />;
  return null;
}

/** The documents of a question, and where another one is added. */
function PaperAnswer({ row: { attachCode }, draft, saved }: Pick<Props, 'row' | 'draft' | 'saved'>) {
  if (attachCode === null) return null;
  const papers = draft.papers.filter((paper) => paper.attachCode === attachCode);
  return (
    <>
      {papers.map(({ fileId, name }) => (
        <Anchor key={fileId} size="sm" download href={addressOfFile(fileId)}>
          {name}
        </Anchor>
      ))}
      {saved ? (
        <AddPaper form={saved} codes={[attachCode]} />
      ) : (
        <span className={classes.hint}>Save the form first, then add the documents here.</span>
      )}
    </>
  );
}

const countries = countryCodes.map((value) => ({ value, label: countryName(value) }));

function Countries({ form, row }: { form: GableForm<Values>; row: TemplateRow }) {
  const detail = useValues(form, (values) => givenIn(values, row.questionFID).detail);
  return (
    <MultiSelect
      aria-label="Countries"
      placeholder={detail ? '' : 'Choose countries'}
      data={countries}
      searchable
      value={detail.split(',').filter(Boolean)}
      onChange={(chosen) => form.setValue(`answers.${keyOf(row.questionFID)}.detail`, chosen.join(','))}
    />
  );
}
