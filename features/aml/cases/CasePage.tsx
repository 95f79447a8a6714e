import { Box, Button, Menu } from '@mantine/core';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMe } from '#features/identity/index.web.ts';
import { countryName } from '#features/particulars/words/countries.ts';
import { idTypes, partyKinds } from '#features/particulars/words/kinds.ts';
import { sources } from '#features/screening/screening.words.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import { formatDay } from '#platform/contract/days.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { ConfirmDialog } from '#platform/web/kit/dialogs/ConfirmDialog.tsx';
import { MoreActions } from '#platform/web/kit/dialogs/MoreActions.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { useOffer } from '#platform/web/shell/ports.ts';
import { api } from '../api.web.ts';
import { caseForms } from '../ports.web.ts';
import { CaseFindings } from './CaseFindings.tsx';
import { CaseHead, crumbs } from './CaseHead.tsx';
import classes from './CasePage.module.css';
import type { Case } from './cases.calls.ts';
import { screeningStates, subjectRoles } from './cases.words.ts';
import { StateBadge } from './StateBadge.tsx';
import { type Edited, SubjectDrawer } from './SubjectDrawer.tsx';

/** /agent-tools/aml?id=: a customer with everybody behind them, and whether they are clear. */
export const CasePage = ({ id }: { id: string }) => (
  <RecordPage call={api.amlReport} input={{ query: { aMLID: id } }} title="AML check" crumbs={crumbs}>
    {(record) => <Whole record={record} />}
  </RecordPage>
);

function Whole({ record }: { record: Case }) {
  const Forms = useOffer(caseForms);
  const { aMLID, state, subjects, lists, isMine } = record;
  const [edited, setEdited] = useState<Edited>();
  const me = useMe();
  return (
    <>
      <CaseHead record={record} />
      {state === 'NOT_SCREENED' && <NotScreened record={record} />}
      <Panel
        title="Who is screened"
        description="The customer, and everybody who stands behind: owners, directors, signatories, and whom the customer acts for."
        action={
          isMine && (
            <Button
              variant="default"
              leftSection={<IconUserPlus size={17} stroke={1.7} />}
              onClick={() => setEdited('new')}
            >
              Add
            </Button>
          )
        }
      >
        <ul>
          {subjects.map((subject) => (
            <Subject key={subject.subjectId} amlCase={record} subject={subject} onEdit={() => setEdited(subject)} />
          ))}
        </ul>
      </Panel>
      {Forms && (
        <Box mt={20}>
          <Forms aMLID={aMLID} isMine={isMine} />
        </Box>
      )}
      <Box mt={20}>
        <Panel title="Lists" description="Searched when the customer was screened last.">
          {lists.length === 0 ? (
            'None yet.'
          ) : (
            <Facts
              items={lists.map(({ source, asOf, entities }) => ({
                label: sources[source],
                value: `As of ${formatDay(asOf)}, ${entities.toLocaleString('en-SG')} entries`,
              }))}
            />
          )}
        </Panel>
      </Box>
      {isCompliance(me) && (
        <Box mt={20}>
          <CaseFindings aMLID={aMLID} />
        </Box>
      )}
      <SubjectDrawer amlCase={record} edited={edited} onClose={() => setEdited(undefined)} />
    </>
  );
}

type SubjectProps = { amlCase: Case; subject: Case['subjects'][number]; onEdit: () => void };

function Subject({ amlCase, subject, onEdit }: SubjectProps) {
  const { aMLID, version, isMine, contactId } = amlCase;
  const { subjectId, role, kind, name, aliases, idType, idNumberMasked, nationality, dateOfBirth, birthUnknown } =
    subject;
  const [removing, setRemoving] = useState(false);
  const remove = useChange(api.removeSubject);
  const isOfContact = role === 'CUSTOMER' && contactId !== null;
  const facts = [
    idNumberMasked && `${idTypes[idType]} ${idNumberMasked}`,
    dateOfBirth ? `Born ${formatDay(dateOfBirth)}` : birthUnknown && 'Date of birth not known',
    nationality && countryName(nationality),
  ].filter(Boolean);
  return (
    <li className={classes.person}>
      <div className={classes.words}>
        <strong>{name}</strong>
        <span className="g-dimmed">{[subjectRoles[role], partyKinds[kind]].join(' · ')}</span>
        {aliases.length > 0 && <span className="g-dimmed">Also {aliases.join(', ')}</span>}
        {facts.length > 0 && <span className="g-dimmed">{facts.join(' · ')}</span>}
      </div>
      <StateBadge state={subject.state} />
      {isMine && !isOfContact && (
        <MoreActions>
          <Menu.Item onClick={onEdit}>Correct</Menu.Item>
          {role !== 'CUSTOMER' && (
            <Menu.Item color="red" onClick={() => setRemoving(true)}>
              Take out
            </Menu.Item>
          )}
        </MoreActions>
      )}
      <ConfirmDialog
        danger
        opened={removing}
        onClose={() => setRemoving(false)}
        onConfirm={() => remove.mutate({ params: { id: aMLID, subjectId }, query: { version } })}
        title={`Take ${name} out?`}
        confirm="Take out"
      >
        Only if this person does not stand behind the customer any more. What was found out stays on file.
      </ConfirmDialog>
    </li>
  );
}

/** Why somebody is not screened, and what to do. */
function NotScreened({ record: { subjects } }: { record: Case }) {
  const names = (what: 'NAME' | 'BIRTH') =>
    subjects
      .filter(({ lacks }) => lacks === what)
      .map(({ name }) => name)
      .join(', ');
  const unnamed = names('NAME');
  const unborn = names('BIRTH');
  return (
    <Box mb={20}>
      <Notice tone="warning" title={screeningStates.NOT_SCREENED}>
        {unnamed && <div>{`Give the name as the passport has it, in Latin letters: ${unnamed}.`}</div>}
        {unborn && <div>{`Give the date of birth of ${unborn}, or say that it is not known.`}</div>}
        {!unnamed && !unborn && 'No list of names is loaded. Ask compliance; everybody is screened as soon as one is.'}
      </Notice>
    </Box>
  );
}
