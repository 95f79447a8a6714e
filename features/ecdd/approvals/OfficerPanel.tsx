import { Anchor, Button, Modal } from '@mantine/core';
import { useState } from 'react';
import { acceptedFiles, uploadFor } from '#features/media/web/index.ts';
import { besides } from '#features/signing/signing.words.ts';
import { formatDay, formatInstant } from '#platform/contract/days.ts';
import { largestFile } from '#platform/contract/files.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { FileDrop } from '#platform/web/files/FileDrop.tsx';
import { DayInput } from '#platform/web/form/DayInput.tsx';
import { FormShell } from '#platform/web/form/FormShell.tsx';
import { Select, Textarea } from '#platform/web/form/inputs.tsx';
import { optionsOf } from '#platform/web/form/optionsOf.ts';
import { useCallForm } from '#platform/web/form/useCallForm.ts';
import { useValues } from '#platform/web/form/useValues.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { api } from '../api.web.ts';
import classes from '../forms/Form.module.css';
import type { Form } from '../forms/form.calls.ts';
import { type Decision, decisions, effects, ratings, recordedDecisions } from '../forms/forms.words.ts';
import { valuesOf, wordsFor } from '../forms/values.web.ts';
import { addressOfEvidence, addressOfFile } from '../papers/files.web.ts';
import { factorText, RatingBadge } from '../rating/RatingPanel.tsx';
import { AfterDeal } from './AfterDeal.tsx';

type Props = { form: Form; officer: NonNullable<Form['officer']> };

/** What compliance alone reads of a form: the rating with all that is known, what officers decided, and the decision. */
export function OfficerPanel({ form, officer }: Props) {
  const [deciding, setDeciding] = useState(false);
  const {
    rating,
    factors,
    needsApproval,
    removed,
    decisions: made,
    missing,
    papers,
    isKept,
    isSuspected,
    after,
  } = officer;
  const words = wordsFor(form, valuesOf(form));
  // What the rating above names stands there, with its words: here only what compliance alone has to say of it.
  const shown = new Set(form.factors.map(({ questionFID }) => questionFID));
  const more = factors.filter(({ questionFID, flags }) => !shown.has(questionFID) || flags.length > 0);
  const mayDecide = needsApproval && form.determination !== null;
  return (
    <Panel title="Compliance" description="Not shown to the salesperson">
      <div className={classes.stack}>
        <RatingBadge rating={rating} />
        {more.length > 0 && (
          <ul className={classes.factors}>
            {more.map(({ questionFID, effect, flags }) => (
              <li key={questionFID}>
                <span className={classes.fid}>{questionFID}</span>
                <span>
                  {!shown.has(questionFID) && factorText(form.templatesDetail, questionFID, words)}
                  <span className={classes.hint}>{[effects[effect], ...flags].join(' · ')}</span>
                </span>
              </li>
            ))}
          </ul>
        )}
        {after && (
          <AfterDeal form={form} after={after} textOf={(fid) => factorText(form.templatesDetail, fid, words)} />
        )}
        {isSuspected && (
          <p className={classes.hint}>
            The register has an entry of this customer. An approval says what you established.{' '}
            <Anchor component={RouteLink} to={`/agency-desk/compliance/register?search=${form.caseNo}`} fz="inherit">
              Suspicions
            </Anchor>
          </p>
        )}
        {missing.length > 0 && (
          <p className={classes.gap}>
            {isKept && form.state === 'DONE'
              ? `Approved without what is asked today: ${missing.join(', ')}`
              : `Not answered yet: ${missing.join(', ')}`}
          </p>
        )}
        {officer.beside.map(({ name, how }) => (
          <p key={name + how} className={classes.hint}>
            <bdi>{name}</bdi>: {besides[how]}
          </p>
        ))}
        {officer.evidence.map((fileId) => (
          <Verb key={fileId} size="sm" download href={addressOfEvidence(fileId)}>
            Download addresses and browsers
          </Verb>
        ))}
        <AskWealth form={form} isAsked={officer.isAsked} />
        {papers.map(({ fileId, name, at }) => (
          <div key={fileId} className={classes.event}>
            <Anchor size="sm" download href={addressOfFile(fileId)}>
              {name}
            </Anchor>
            <span className={classes.hint}>Added by compliance, {formatInstant(at)}</span>
          </div>
        ))}
        {made.map((each) => (
          <div key={each.at} className={classes.event}>
            <StatusBadge tone={each.decision === 'APPROVED' ? 'success' : 'warning'}>
              {recordedDecisions[each.decision]}
            </StatusBadge>
            <span className={classes.hint}>
              {[each.by, formatInstant(each.at), `version ${each.version}`].filter(Boolean).join(', ')}
            </span>
            <span className={classes.hint}>
              {each.decision === 'REOPENED' ? 'More is known now than when it was approved.' : each.note}
            </span>
            {each.established && <span className={classes.hint}>Established: {each.established}</span>}
            {each.rating && <span className={classes.hint}>Lowered to {ratings[each.rating]}</span>}
            {each.nextReview && <span className={classes.hint}>Next review {formatDay(each.nextReview)}</span>}
          </div>
        ))}
        {removed.map(({ fileId, name, at }) => (
          <div key={fileId} className={classes.event}>
            <StatusBadge tone="neutral">Deleted, kept</StatusBadge>
            <Anchor size="sm" download href={addressOfFile(fileId)}>
              {name}
            </Anchor>
            <span className={classes.hint}>Deleted {formatInstant(at)}, kept by a legal hold or an approval</span>
          </div>
        ))}
        {mayDecide ? (
          <Button onClick={() => setDeciding(true)}>Decide</Button>
        ) : (
          <p className={classes.hint}>
            {needsApproval ? 'The salesperson has not determined the risk yet.' : 'No approval needed.'}
          </p>
        )}
      </div>
      <Modal
        opened={deciding}
        onClose={() => setDeciding(false)}
        title="Decision of the officer"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        <Decide form={form} officer={officer} onDone={() => setDeciding(false)} />
      </Modal>
    </Panel>
  );
}

/** Source of wealth is asked for by an officer of a form of any rating: nobody reads a reason in it. */
function AskWealth({ form: { id }, isAsked }: { form: Form; isAsked: boolean }) {
  const change = useChange(api.askWealth);
  return (
    <ConfirmButton
      size="xs"
      label={isAsked ? 'No longer ask for wealth' : 'Ask for source of wealth'}
      title={isAsked ? 'No longer ask for the source of wealth?' : 'Ask for the source of wealth?'}
      onConfirm={() => change.mutateAsync({ params: { id }, body: { isAsked: !isAsked } })}
    >
      {isAsked
        ? 'The form asks for it only where its rating does.'
        : 'The salesperson sees that it is asked, and no reason. A signed form is corrected and signed again.'}
    </ConfirmButton>
  );
}

type Values = {
  decision: Decision;
  rating: 'LOW' | 'MEDIUM' | null;
  note: string;
  nextReview: string | null;
  established: string;
};

type DecideProps = Props & { onDone: () => void };

function Decide({ form: { id, version, ownVersion, papers }, officer, onDone }: DecideProps) {
  // As it was when the officer began to decide, whatever the page reads meanwhile.
  const [asRead] = useState(() => ({
    version,
    ownVersion,
    made: officer.decisions.length,
    papers: papers.map(({ fileId }) => fileId),
  }));
  const isProhibited = officer.rating === 'PROHIBITED';
  const form = useCallForm(api.decideForm, {
    initialValues: {
      decision: isProhibited ? 'DECLINED' : 'APPROVED',
      rating: null,
      note: '',
      nextReview: null,
      established: '',
    } as Values,
    input: (values) => ({
      params: { id },
      body: { ...values, ...asRead, rating: values.decision === 'APPROVED' ? values.rating : null },
    }),
    onDone,
  });
  const add = useChange(api.officerPaper, { silent: 'failure' });
  const isApproving = useValues(form, ({ decision }) => decision === 'APPROVED');
  return (
    <FormShell form={form} label="Decision" submitLabel="Record decision" showState={false} onCancel={onDone}>
      <Select
        label="Decision"
        data={optionsOf(decisions).filter(({ value }) => !isProhibited || value !== 'APPROVED')}
        {...form.field('decision')}
      />
      {isApproving && (
        <Select
          label="Lower the rating to"
          placeholder="Keep High"
          clearable
          data={[
            { value: 'MEDIUM', label: ratings.MEDIUM },
            { value: 'LOW', label: ratings.LOW },
          ]}
          {...form.field('rating')}
        />
      )}
      {isApproving && officer.alone.length > 0 && (
        <>
          <Textarea
            label="What you established, and from what"
            description="The customer is not asked about what compliance alone knows. Only compliance reads this."
            maxLength={2000}
            minRows={3}
            {...form.field('established', { required: true })}
          />
          <p className="g-strong">Document</p>
          <FileDrop
            label="Add the document"
            accept={acceptedFiles}
            maxSize={largestFile}
            forgetDone
            upload={uploadFor(`officer ${id}`, (uploadId) => add.mutateAsync({ params: { id }, body: { uploadId } }))}
          />
          {officer.papers
            .filter(({ counts }) => counts)
            .map(({ fileId, name }) => (
              <p key={fileId} className={classes.hint}>
                Added: {name}
              </p>
            ))}
        </>
      )}
      <Textarea label="Conditions or reason" maxLength={2000} minRows={3} {...form.field('note')} />
      <DayInput label="Next review" {...form.field('nextReview')} />
    </FormShell>
  );
}
