import { Button } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { urlOf } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useKeptForm } from '#platform/web/drafts/useKeptForm.tsx';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { download } from '#platform/web/files/saveFile.ts';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { schemaRules } from '#platform/web/form/schemaRules.ts';
import { type GableForm, useGableForm } from '#platform/web/form/useGableForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { VerticalSteps } from '#platform/web/kit/status/VerticalSteps.tsx';
import { api } from '../api.web.ts';
import { askedOf } from '../asked/asked-of.web.ts';
import { CustomerProgress } from '../asked/CustomerProgress.tsx';
import { asksPaper } from '../papers/papers.rules.ts';
import { formAddress } from '../places.words.ts';
import { RatingPanel } from '../rating/RatingPanel.tsx';
import { shownOf } from '../rating/rating.rules.ts';
import classes from './Form.module.css';
import { ChangedForm, type Form, type FormDraft } from './form.calls.ts';
import { Head } from './Head.tsx';
import { LastForm } from './LastForm.tsx';
import { NotForCustomer } from './NotForCustomer.tsx';
import { Progress } from './Progress.tsx';
import { Question } from './Question.tsx';
import { anchorOf, answeredIn, sectionsOf, stepsOf } from './sections.web.ts';
import { Identity, TransactionFields } from './TransactionFields.tsx';
import { bodyOf, standingOf, type Values, valuesOf, wordsFor } from './values.web.ts';

const inputRules = schemaRules(ChangedForm.omit({ id: true, version: true, ownVersion: true, isSigned: true }));

type Props = {
  form: FormDraft;
  /** It takes over what another owner of the property said of it. */
  isJoint?: boolean;
  /** The form as it was saved; a new one was not. */
  saved?: Form;
  /** The submission from which it was opened. */
  eSubId?: string | undefined;
  /** Of a new one: the form that it was filled in from. */
  from?: string | undefined;
  onDone?: () => void;
};

/** A form as it is filled in with the customer. What is typed is kept in this browser until it is saved. */
export function Editor({ form: draft, saved, eSubId, from, isJoint = false, onDone }: Props) {
  const navigate = useNavigate();
  const save = useChange(api.saveForm, { silent: 'failure' });
  const update = useChange(api.updateForm, { silent: 'failure' });
  const form = useGableForm<Values>({
    initialValues: valuesOf(draft),
    rules: (values) => inputRules(bodyOf(draft, values, values)),
    onSubmit: async (values) => {
      const body = bodyOf(draft, values, values);
      if (saved) {
        const { id, version, ownVersion } = saved;
        const isSigned = saved.acknowledged.some((each) => each.version === version);
        await update.mutateAsync({ body: { ...body, id, version, ownVersion, isSigned } });
        await kept.forget();
        return onDone?.();
      }
      const { aMLID, cDDFor, propertyId } = draft;
      const made = await save.mutateAsync({ body: { ...body, aMLID, cDDFor, propertyId } });
      await kept.forget();
      await navigate({ to: formAddress(made.id) });
      return downloadForm(made.id);
    },
  });
  const subject = saved ? `ecdd ${saved.id}` : `ecdd new ${draft.aMLID} ${draft.cDDFor} ${draft.propertyId} ${from}`;
  const kept = useKeptForm(form, subject);
  return (
    <>
      <Head form={draft} saved={saved} eSubId={eSubId} />
      {kept.notice}
      {isJoint && (
        <div className={classes.notice}>
          <Notice tone="info" title="What is about the property is filled in">
            It is from the form of another owner. Go through it with this one, too, and ask them everything else.
          </Notice>
        </div>
      )}
      {!saved && !isJoint && draft.last && (
        <div className={classes.notice}>
          <LastForm draft={draft} last={draft.last} from={from} />
        </div>
      )}
      <FormShell
        form={form}
        label="E-CDD form"
        submitLabel={saved ? 'Update' : 'Save'}
        guard="kept"
        extra={
          onDone && (
            <Button variant="default" onClick={onDone}>
              Cancel
            </Button>
          )
        }
      >
        <Body form={form} draft={draft} saved={saved} />
      </FormShell>
    </>
  );
}

/** The PDF comes by itself after a save. */
const downloadForm = (id: string): Promise<void> =>
  download(urlOf(api.formFile, { params: { id }, query: {} }), undefined, () => undefined).catch((failure: Error) =>
    toastResult(failure.message, 'danger'),
  );

type BodyProps = { form: GableForm<Values>; draft: FormDraft; saved: Form | undefined };

function Body({ form, draft, saved }: BodyProps) {
  const isSaved = saved !== undefined;
  // What the customer signed stays; the salesperson’s own answers may follow.
  const isOwnAlone = saved?.openParts === 'OWN';
  const { asked, gaps, factors, rating, isRated, isHighSoFar, words } = useValues(form, (values) => ({
    ...standingOf(draft, values),
    words: wordsFor(draft, values),
  }));
  const out = saved && askedOf(saved);
  const isTheirs = out !== undefined && out.finishedAt === null;
  // While the customer answers, how far they are stands in the place of their questions.
  const shown = asked.filter(
    ({ filledBy, audience }) => filledBy !== 'DETERMINATION' && !(isTheirs && audience === 'C'),
  );
  const sections = sectionsOf(shown);
  const gapOf = new Map(gaps.map(({ questionFID, lacks }) => [questionFID, lacks]));
  const counting = new Set(factors.map(({ questionFID }) => questionFID));
  const current = sections.find(({ rows }) => rows.some(({ questionFID }) => gapOf.has(questionFID)))?.no;
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <Progress {...answeredIn(shown, gaps)} />
        <VerticalSteps
          label="Sections"
          steps={stepsOf(sections, gaps)}
          current={String(current ?? sections.at(-1)?.no ?? 1)}
        />
      </div>
      <div className={classes.sections}>
        <Panel title="Transaction and customer">
          {isOwnAlone ? <Identity draft={draft} /> : <TransactionFields form={form} draft={draft} isSaved={isSaved} />}
        </Panel>
        {out && (
          <Panel title="The customer’s part">
            <CustomerProgress of={out} />
          </Panel>
        )}
        {sections.map(({ no, name, rows }) => (
          <Panel
            key={no}
            id={anchorOf(no)}
            title={name}
            action={rows.every(({ audience }) => audience !== 'C') && <NotForCustomer />}
          >
            {rows.map((row) => (
              <Question
                key={row.questionFID}
                isClosed={isOwnAlone && row.audience === 'C'}
                form={form}
                row={row}
                draft={draft}
                saved={saved}
                needsPaper={asksPaper(row, asked)}
                gap={isSaved ? gapOf.get(row.questionFID) : undefined}
                counts={counting.has(row.questionFID)}
              />
            ))}
          </Panel>
        ))}
      </div>
      <div className={classes.side}>
        <RatingPanel
          rating={isRated || isHighSoFar ? shownOf(rating) : null}
          isSoFar={isHighSoFar}
          factors={factors}
          rows={draft.templatesDetail}
          words={words}
        />
      </div>
    </div>
  );
}
