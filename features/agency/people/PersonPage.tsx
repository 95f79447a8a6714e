import { Box, Button } from '@mantine/core';
import { useParams } from '@tanstack/react-router';
import { useState } from 'react';
import { idTypes } from '#features/particulars/words/kinds.ts';
import { deskWords } from '#features/people/people.words.ts';
import { addressLines } from '#features/property/rules/postal-address.ts';
import { formatCount } from '#platform/contract/money.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Timeline } from '#platform/web/kit/status/Timeline.tsx';
import { Day, Instant } from '#platform/web/kit/text/Day.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordPage } from '#platform/web/record/RecordPage.tsx';
import { api } from '../api.web.ts';
import { StartUpPanel } from '../start-up/StartUpHome.tsx';
import { RollUp } from '../teams/RollUp.tsx';
import { TeamPanel } from '../teams/TeamPanel.tsx';
import { HandOver } from './HandOver.tsx';
import { PersonHead } from './PersonHead.tsx';
import type { Person } from './people.calls.ts';

/** /agency-desk/people/{userId}: one person's account. */
export function PersonPage() {
  const { userId = '' }: { userId?: string } = useParams({ strict: false });
  return (
    <RecordPage call={api.person} input={{ params: { id: userId } }} title="Person" crumbs={belowPeople} skeleton={440}>
      {(person) => <Whole person={person} />}
    </RecordPage>
  );
}

const belowPeople = [{ label: 'People', to: '/agency-desk/people' }];

function Whole({ person }: { person: Person }) {
  const [handingOver, setHandingOver] = useState(false);
  const { role, state, trail } = person;
  return (
    <>
      <PersonHead person={person} crumbs={belowPeople} onDisabled={() => setHandingOver(true)} />
      <DeskRequest person={person} />
      <AddressRequest person={person} />
      <Panel title="Account">
        <Facts items={factsOf(person)} />
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

const factsOf = (person: Person) => {
  const { userName, saNo, role, gst, identity, sessions, sameEmail, rests } = person;
  const { waitingEmail, createdAt, lastSignInAt, disabledAt } = person;
  return [
    { label: 'User name', value: userName },
    { label: 'Salesperson code', value: saNo },
    { label: 'Waits for confirmation', value: waitingEmail },
    sameEmail.length > 0 && { label: 'Same email address', value: <SameEmail people={sameEmail} />, wide: true },
    role === 'salesperson' && {
      label: 'Identity',
      value: identity ? `${idTypes[identity.idType]} ${identity.numberMasked}` : 'Not on record',
    },
    role === 'salesperson' && { label: 'GST', value: <GstWords gst={gst} />, wide: gst !== null },
    { label: 'Added', value: <Instant at={createdAt} /> },
    { label: 'Last sign-in', value: lastSignInAt && <Instant at={lastSignInAt} /> },
    { label: 'Active sessions', value: sessions === 0 ? 'None' : formatCount(sessions) },
    rests.length > 0 && { label: 'Rests until', value: <Rests of={rests} />, wide: true },
    { label: 'Disabled', value: disabledAt && <Instant at={disabledAt} /> },
  ];
};

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
    <Box mb={20}>
      <Notice title="The compliance desk waits for a second administrator" action={confirm}>
        {isMine ? 'You asked' : `${byName} asked`} for these desks: {desks.map((desk) => deskWords[desk]).join(', ')}.
      </Notice>
    </Box>
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
    <Box mb={20}>
      <Notice title="Another email address waits for a second administrator" action={confirm}>
        {isMine ? 'You wrote' : `${byName} wrote`} {email}. Whoever reads its mail gets into the account of an officer.
      </Notice>
    </Box>
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
