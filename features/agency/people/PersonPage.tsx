import { Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { idTypes } from '#features/particulars/words/kinds.ts';
import { deskWords } from '#features/people/people.words.ts';
import { addressLines } from '#features/property/rules/postal-address.ts';
import { phoneText } from '#platform/contract/phone-text.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Timeline } from '#platform/web/kit/status/Timeline.tsx';
import { Day, Instant } from '#platform/web/kit/text/Day.tsx';
import { KeyValues } from '#platform/web/kit/text/KeyValues.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { StartUpPanel } from '../start-up/StartUpHome.tsx';
import { RollUp } from '../teams/RollUp.tsx';
import { TeamPanel } from '../teams/TeamPanel.tsx';
import { HandOver } from './HandOver.tsx';
import { PersonActions } from './PersonActions.tsx';
import classes from './PersonPage.module.css';
import type { Person } from './people.calls.ts';
import { stateWords } from './people.words.ts';
import { standingWords, stateTones } from './personWords.web.ts';

/** /agency-desk/people/{userId}: one person's account. */
export function PersonPage() {
  const { userId = '' }: { userId?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.person} input={{ params: { id: userId } }} title="Person" crumbs={belowPeople} skeleton={440}>
      {(person) => <Whole person={person} />}
    </RecordPage>
  );
}

const belowPeople = [{ label: 'Agency Desk' }, { label: 'People', to: '/agency-desk/people' }];

function Whole({ person }: { person: Person }) {
  const [handingOver, setHandingOver] = useState(false);
  const { name, userName, email, mobile, registrationNo, saNo, role, gst, state, createdAt, lastSignInAt, disabledAt } =
    person;
  const { sessions, trail, identity, sameEmail, rests } = person;
  return (
    <>
      <PageHeader
        title={name}
        crumbs={[...belowPeople, { label: name }]}
        meta={
          <>
            <StatusBadge tone={stateTones[state]}>{stateWords[state]}</StatusBadge>
            <span>{standingWords(person)}</span>
          </>
        }
        action={<PersonActions person={person} onDisabled={() => setHandingOver(true)} />}
      />
      <DeskRequest person={person} />
      <AddressRequest person={person} />
      <Panel title="Account">
        <KeyValues
          items={[
            { label: 'User name', value: userName },
            { label: 'Email', value: email },
            ...(sameEmail.length > 0 ? [{ label: 'Same email address', value: <SameEmail people={sameEmail} /> }] : []),
            ...(person.waitingEmail ? [{ label: 'Waits for confirmation', value: person.waitingEmail }] : []),
            { label: 'Mobile', value: mobile && phoneText(mobile) },
            { label: 'Registration number', value: registrationNo },
            ...(saNo ? [{ label: 'Salesperson code', value: saNo }] : []),
            ...(role === 'salesperson' ? [{ label: 'GST', value: <GstWords gst={gst} /> }] : []),
            ...(role === 'salesperson'
              ? [
                  {
                    label: 'Identity',
                    value: identity ? `${idTypes[identity.idType]} ${identity.numberMasked}` : 'Not on record',
                  },
                ]
              : []),
            { label: 'Role', value: standingWords(person) },
            { label: 'Added', value: <Instant at={createdAt} /> },
            { label: 'Last sign-in', value: <Instant at={lastSignInAt} /> },
            {
              label: 'Active sessions',
              value: sessions === 0 ? 'Nowhere' : sessions === 1 ? 'Once' : `${sessions} times`,
            },
            ...(rests.length > 0 ? [{ label: 'Rests until', value: <Rests of={rests} /> }] : []),
            ...(disabledAt ? [{ label: 'Disabled', value: <Instant at={disabledAt} /> }] : []),
          ]}
        />
      </Panel>
      {role === 'salesperson' && state === 'disabled' && (
        <HandOver person={person} asks={{ opened: handingOver, onChange: setHandingOver }} />
      )}
      {role === 'salesperson' && state === 'disabled' && <RollUp person={person} />}
      {role === 'salesperson' && <TeamPanel person={person} />}
      {person.startUp && state !== 'disabled' && <StartUpPanel data={person.startUp} />}
      <Panel title="What was done with this account">
        <Timeline
          entries={trail.map(({ id, note, ...line }) => ({ ...line, id: String(id), note: note || undefined }))}
        />
      </Panel>
    </>
  );
}

/** What another administrator wants to give; the second one confirms it here. */
function DeskRequest({ person: { userId, deskRequest, can } }: { person: Person }) {
  const change = useChange(api.setRole);
  if (!deskRequest) return null;
  const { byName, desks, isMine } = deskRequest;
  const confirm = can.setDesks && !isMine && (
    <Button
      size="sm"
      loading={change.isPending}
      onClick={() => change.mutate({ params: { id: userId }, body: { role: 'staff', desks } })}
    >
      Confirm
    </Button>
  );
  return (
    <div className={classes.notice}>
      <Notice title="The compliance desk waits for a second administrator" action={confirm}>
        {isMine ? 'You asked' : `${byName} asked`} for these desks: {desks.map((desk) => deskWords[desk]).join(', ')}.
      </Notice>
    </div>
  );
}

/** The address that another administrator wrote for somebody at compliance; the second one confirms it here. */
function AddressRequest({ person: { userId, name, registrationNo, addressRequest, can } }: { person: Person }) {
  const change = useChange(api.correctPerson);
  if (!addressRequest) return null;
  const { byName, email, isMine } = addressRequest;
  const confirm = can.setAddress && !isMine && (
    <Button
      size="sm"
      loading={change.isPending}
      onClick={() => change.mutate({ params: { id: userId }, body: { name, email, registrationNo } })}
    >
      Confirm
    </Button>
  );
  return (
    <div className={classes.notice}>
      <Notice title="Another email address waits for a second administrator" action={confirm}>
        {isMine ? 'You wrote' : `${byName} wrote`} {email}. Whoever reads its mail gets into the account of an officer.
      </Notice>
    </div>
  );
}

/** Why the account approves nothing for a time. */
function Rests({ of }: { of: Person['rests'] }) {
  return of.map(({ what, until }) => (
    <div key={what + until}>
      <Instant at={until} /> · {what}
    </div>
  ));
}

/** From before each account had to have an address of its own: whoever reads it opens all of them. */
function SameEmail({ people }: { people: Person['sameEmail'] }) {
  return (
    <>
      <StatusBadge tone="warning">Give each account its own</StatusBadge>
      {people.map(({ userId, name }) => (
        <div key={userId}>
          <RouteLink to={`/agency-desk/people/${userId}`}>{name}</RouteLink>
        </div>
      ))}
    </>
  );
}

function GstWords({ gst }: Pick<Person, 'gst'>) {
  if (!gst) return 'Not registered';
  return (
    <>
      {gst.number}, from <Day day={gst.from} />
      <br />
      {gst.address ? (
        addressLines(gst.address, gst.postalCode).join(', ')
      ) : (
        <StatusBadge tone="warning">Business address missing</StatusBadge>
      )}
    </>
  );
}
