import { Button } from '@mantine/core';
import { useState } from 'react';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Textarea, TextInput } from '#platform/web/form/inputs.tsx';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { SideDrawer } from '#platform/web/kit/dialogs/SideDrawer.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { api } from '../api.web.ts';
import type { BuilderQuestion, BuilderVersion } from './builder.calls.ts';
import { type Translation as Language, translations, wordsStates } from './builder.words.ts';
import classes from './Templates.module.css';
import { wordsState } from './words.rules.ts';

type Version = Pick<BuilderVersion, 'id' | 'revision'>;
type Section = BuilderVersion['sections'][number];

/** What is said where customers read the English, though they chose a language. */
export function WordsBadge({
  words,
  language,
}: {
  words: Section['words'] | BuilderQuestion['words'];
  language: Language;
}) {
  const state = wordsState(words, language);
  return state !== 'FITS' && <StatusBadge tone="warning">{wordsStates[state]}</StatusBadge>;
}

/** A question in another language, as customers read it. */
export function TranslatedQuestion({ row, language }: { row: BuilderQuestion; language: Language }) {
  const words = row.words.find((each) => each.language === language);
  return (
    <span className={classes.words}>
      {words && (
        <>
          <span lang={language}>{words.question}</span>
          {words.help && (
            <span className="g-note" lang={language}>
              {words.help}
            </span>
          )}
          {words.choices.length > 0 && (
            <span className="g-note" lang={language}>
              {words.choices.map(({ label }) => label).join(' · ')}
            </span>
          )}
        </>
      )}
      <WordsBadge words={row.words} language={language} />
    </span>
  );
}

type TranslateProps = { version: Version; language: Language } & ({ row: BuilderQuestion } | { section: Section });

/** The button that opens where a text is translated. */
export function Translate(props: TranslateProps) {
  const [editing, setEditing] = useState(false);
  const name = 'row' in props ? `question ${props.row.questionFID}` : `section ${props.section.sectionNo}`;
  const title = `${name[0]?.toUpperCase()}${name.slice(1)} · ${translations[props.language]}`;
  const done = () => setEditing(false);
  return (
    <>
      <Button size="compact-sm" variant="default" aria-label={`Translate ${name}`} onClick={() => setEditing(true)}>
        Edit
      </Button>
      <SideDrawer opened={editing} onClose={done} title={title}>
        {'row' in props ? <QuestionForm {...props} onDone={done} /> : <SectionForm {...props} onDone={done} />}
      </SideDrawer>
    </>
  );
}

const note = 'Left empty, customers read the English.';

type QuestionFormProps = { row: BuilderQuestion; version: Version; language: Language; onDone: () => void };

function QuestionForm({ row, version: { id, revision }, language, onDone }: QuestionFormProps) {
  const { questionFID, question, help, choices } = row;
  const words = row.words.find((each) => each.language === language);
  const form = useCallForm(api.translateQuestion, {
    initialValues: {
      question: words?.question ?? '',
      help: words?.help ?? '',
      choices: choices.map(({ key }) => ({
        key,
        label: words?.choices.find((each) => each.key === key)?.label ?? '',
      })),
    },
    input: (values) => ({ params: { id, questionFID, language }, body: { ...values, revision } }),
    onDone,
  });
  return (
    <FormShell form={form} label={`Question ${questionFID}`} submitLabel="Save" showState={false}>
      <p className="g-note">{note}</p>
      <Textarea
        label={question}
        description={question.includes('{') && 'Keep words in braces as in English: they are filled in on the form'}
        minRows={3}
        lang={language}
        {...form.field('question')}
      />
      {help && <Textarea label={help} minRows={2} lang={language} {...form.field('help')} />}
      {choices.map(({ key, label }, index) => (
        <TextInput key={key} label={label} lang={language} {...form.field(`choices.${index}.label`)} />
      ))}
    </FormShell>
  );
}

type SectionFormProps = { section: Section; version: Version; language: Language; onDone: () => void };

function SectionForm({ section, version: { id, revision }, language, onDone }: SectionFormProps) {
  const { sectionNo, sectionName, words } = section;
  const form = useCallForm(api.translateSection, {
    initialValues: { name: words.find((each) => each.language === language)?.name ?? '' },
    input: ({ name }) => ({ params: { id, sectionNo: String(sectionNo), language }, body: { name, revision } }),
    onDone,
  });
  return (
    <FormShell form={form} label={`Section ${sectionNo}`} submitLabel="Save" showState={false}>
      <p className="g-note">{note}</p>
      <TextInput label={sectionName} lang={language} {...form.field('name')} />
    </FormShell>
  );
}
