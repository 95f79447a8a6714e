import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Switch, Textarea } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { api } from '../api.web.ts';
import { answerTypes, audiences } from '../forms/forms.words.ts';
import type { BuilderQuestion, BuilderVersion } from './builder.calls.ts';
import { answerEffects, type Translation as Language } from './builder.words.ts';
import classes from './Templates.module.css';
import { Translate, TranslatedQuestion } from './Translation.tsx';

type Props = {
  row: BuilderQuestion;
  version: Pick<BuilderVersion, 'id' | 'revision'>;
  mayEdit: boolean;
  /** The language that is read beside the English. */
  language: Language | undefined;
};

/** A question of a version, and where it is edited: in English, or in the language that is read beside it. */
export function QuestionRow({ row, version, mayEdit, language }: Props) {
  const [editing, setEditing] = useState(false);
  const { questionFID, question, help, choices } = row;
  return (
    <li className={classes.question} data-beside={language && true}>
      <span className={classes.fid}>{questionFID}</span>
      <span className={classes.words}>
        <span>{question}</span>
        {help && <span className="g-note">{help}</span>}
        {language ? (
          choices.length > 0 && <span className="g-note">{choices.map(({ label }) => label).join(' · ')}</span>
        ) : (
          <span className="g-note">{aboutOf(row)}</span>
        )}
      </span>
      {language && <TranslatedQuestion row={row} language={language} />}
      {mayEdit && language && <Translate row={row} version={version} language={language} />}
      {mayEdit && !language && (
        <Button
          size="compact-sm"
          variant="default"
          aria-label={`Edit question ${questionFID}`}
          onClick={() => setEditing(true)}
        >
          Edit
        </Button>
      )}
      <SideDrawer opened={editing} onClose={() => setEditing(false)} title={`Question ${questionFID}`}>
        <Edit row={row} version={version} onDone={() => setEditing(false)} />
      </SideDrawer>
    </li>
  );
}

const aboutOf = ({ answerType, audience, isRequired, hasEffects, yes, no }: BuilderQuestion): string =>
  [
    answerTypes[answerType],
    audiences[audience],
    !isRequired && 'Optional',
    hasEffects && yes.effect !== 'NONE' && `Yes: ${answerEffects[yes.effect]}`,
    hasEffects && no.effect !== 'NONE' && `No: ${answerEffects[no.effect]}`,
  ]
    .filter(Boolean)
    .join(' · ');

type EditProps = { row: BuilderQuestion; version: Props['version']; onDone: () => void };

function Edit({ row, version: { id, revision }, onDone }: EditProps) {
  const { questionFID, question, help, isRequired, yes, no, hasEffects, mayBeOptional } = row;
  const form = useCallForm(api.editQuestion, {
    initialValues: { question, help, isRequired, yes: { ...yes }, no: { ...no } },
    input: (values) => ({ params: { id, questionFID }, body: { ...values, revision } }),
    onDone,
  });
  const [yesCounts, noCounts] = useValues(form, (values) => [
    values.yes.effect !== 'NONE',
    values.no.effect !== 'NONE',
  ]);
  return (
    <FormShell form={form} label={`Question ${questionFID}`} submitLabel="Save" showState={false}>
      <Textarea
        label="Question"
        description="Keep words in braces: they are filled in on the form"
        maxLength={600}
        minRows={3}
        {...form.field('question')}
      />
      <Textarea
        label="Help"
        description="Shown below the question"
        maxLength={400}
        minRows={2}
        {...form.field('help')}
      />
      {mayBeOptional && <Switch label="Required" {...form.field('isRequired')} />}
      {hasEffects && (
        <>
          <Select label="Yes counts as" data={optionsOf(answerEffects)} {...form.field('yes.effect')} />
          {yesCounts && <Textarea label="What is to be done after Yes" maxLength={200} {...form.field('yes.task')} />}
          <Select label="No counts as" data={optionsOf(answerEffects)} {...form.field('no.effect')} />
          {noCounts && <Textarea label="What is to be done after No" maxLength={200} {...form.field('no.task')} />}
        </>
      )}
    </FormShell>
  );
}
