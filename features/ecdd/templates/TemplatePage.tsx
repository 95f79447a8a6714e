import { Button } from '@mantine/core';
import { useNavigate, useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmButton } from '#platform/web/kit/dialogs/ConfirmButton.tsx';
import { ReasonDialog } from '#platform/web/kit/dialogs/ReasonDialog.tsx';
import { useToday } from '#platform/web/kit/hooks/useToday.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { cddFor } from '../forms/forms.words.ts';
import { templatesAddress } from '../places.words.ts';
import type { BuilderVersion } from './builder.calls.ts';
import { editedParts } from './builder.words.ts';
import { Propose } from './Propose.tsx';
import { QuestionRow } from './QuestionRow.tsx';
import classes from './Templates.module.css';
import { VersionBadge } from './VersionBadge.tsx';

const crumbs = [{ label: 'Agency Desk' }, { label: 'Form templates', to: templatesAddress }];

/** /agency-desk/compliance/templates/{id}: a version of a questionnaire, which is edited while it is a draft. */
export function TemplatePage() {
  const { id = '' } = useParams({ strict: false }) as { id?: string };
  return (
    <RecordPage call={api.builderVersion} input={{ params: { id } }} title="Form template" crumbs={crumbs}>
      {(version) => <Page version={version} />}
    </RecordPage>
  );
}

function Page({ version }: { version: BuilderVersion }) {
  const { cDDFor, state, validFrom, questions, differences, mayEdit, reason, madeBy, proposedBy, approvedBy } = version;
  const today = useToday();
  const title = `${cddFor[cDDFor]}, version ${version.version}`;
  const people = [
    madeBy && `written by ${madeBy}`,
    proposedBy && `proposed by ${proposedBy}`,
    approvedBy && `approved by ${approvedBy}`,
  ].filter(Boolean);
  const sections = [...Map.groupBy(questions, ({ sectionNo }) => sectionNo).values()];
  return (
    <>
      <PageHeader
        title={title}
        crumbs={[...crumbs, { label: title }]}
        meta={
          <>
            <VersionBadge version={version} today={today} />
            <span>{[state !== 'DRAFT' && `From ${formatDay(validFrom)}`, ...people].filter(Boolean).join(' · ')}</span>
          </>
        }
        action={<Actions version={version} />}
      />
      <div className={classes.stack}>
        {state === 'DRAFT' && reason && (
          <Notice tone="warning" title="Returned to draft">
            {reason}
          </Notice>
        )}
        {state === 'PROPOSED' && (
          <Notice tone="info" title={`Waiting for approval, to apply from ${formatDay(validFrom)}`}>
            {reason}
          </Notice>
        )}
        {(state !== 'PUBLISHED' || differences.length > 0) && (
          <Panel title="Changes" description={`From version ${version.version - 1}`}>
            {differences.length === 0 ? (
              'None yet. Edit a question below.'
            ) : (
              <ul>
                {differences.map(({ questionFID, part, before, after }) => (
                  <li key={`${questionFID} ${part}`} className={classes.change}>
                    <span className="g-note">
                      {questionFID} · {editedParts[part]}
                    </span>
                    {before && <span className={classes.before}>{before}</span>}
                    <span className={classes.after}>{after || 'Removed'}</span>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        )}
        {sections.map((rows) => (
          <Panel key={rows[0]?.sectionNo} title={`${rows[0]?.sectionNo} ${rows[0]?.sectionName}`}>
            <ul>
              {rows.map((row) => (
                <QuestionRow key={row.questionFID} row={row} version={version} mayEdit={mayEdit} />
              ))}
            </ul>
          </Panel>
        ))}
      </div>
    </>
  );
}

function Actions({ version }: { version: BuilderVersion }) {
  const { id, revision, state, differences, mayApprove, validFrom } = version;
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'propose' | 'return'>();
  const discard = useChange(api.discardTemplate);
  const back = useChange(api.returnTemplate);
  const publish = useChange(api.publishTemplate);
  const close = () => setOpened(undefined);
  if (state === 'PUBLISHED') return null;
  if (state === 'DRAFT')
    return (
      <>
        <ConfirmButton
          label="Discard"
          title="Discard this draft?"
          onConfirm={async () => {
            await discard.mutateAsync({ params: { id } });
            await navigate({ to: templatesAddress });
          }}
        >
          What was changed in it is lost. The version before stays in force.
        </ConfirmButton>
        <Button disabled={differences.length === 0} onClick={() => setOpened('propose')}>
          Propose
        </Button>
        <Propose version={version} opened={opened === 'propose'} onClose={close} />
      </>
    );
  return (
    <>
      <Button variant="default" onClick={() => setOpened('return')}>
        Return to draft
      </Button>
      {mayApprove && (
        <ConfirmButton
          label="Publish"
          title={`Publish from ${formatDay(validFrom)}?`}
          onConfirm={() => publish.mutateAsync({ params: { id }, body: { revision } })}
        >
          New forms have these questions from that day on. Forms that were begun before keep the version they have.
        </ConfirmButton>
      )}
      <ReasonDialog
        opened={opened === 'return'}
        onClose={close}
        onConfirm={(reason) => back.mutateAsync({ params: { id }, body: { reason } })}
        title="Return to draft"
        label="Reason"
        most={500}
        confirm="Return"
      >
        It can be edited again, and is not published.
      </ReasonDialog>
    </>
  );
}
