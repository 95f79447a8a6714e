import { Anchor, Stack } from '@mantine/core';
import { writeHours } from '#features/training/cpd.words.ts';
import { formatDay } from '#platform/contract/days.ts';
import type { Data } from '#platform/contract/endpoint.ts';
import { Figure } from '#platform/web/kit/figures/Figure.tsx';
import { MiniTable } from '#platform/web/kit/figures/MiniTable.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import { Facts } from '#platform/web/record/Facts.tsx';
import { RecordDrawer } from '#platform/web/record/RecordDrawer.tsx';
import { RecordHead } from '#platform/web/record/RecordHead.tsx';
import { api } from '../api.web.ts';
import { teamPlaces } from '../links.rules.ts';
import { periods } from '../production.words.ts';
import type { production } from '../room.calls.ts';
import { TurnoverChange } from '../TurnoverChange.tsx';

type Props = { saNo: string | undefined; onClose: () => void };

/** A team member's profile: contact and production. */
export function ProfileDrawer({ saNo, onClose }: Props) {
  return (
    <RecordDrawer
      of={saNo}
      call={api.profile}
      input={(saNo) => ({ query: { saNo } })}
      title="Team profile"
      onClose={onClose}
    >
      {(profile, shownSaNo) => <Profile saNo={shownSaNo} profile={profile} />}
    </RecordDrawer>
  );
}

function Profile({ saNo, profile }: { saNo: string; profile: Data<typeof production.profile> }) {
  const { name, registrationNo, rank, joinedOn, registeredUntil, email, mobile, directs, cpd, line, figures } = profile;
  return (
    <Stack gap="lg">
      <RecordHead
        face={<Initials name={name} size={44} />}
        number={registrationNo}
        title={name}
        line={[rank, saNo]}
        second={{ label: 'Transactions with team', to: teamPlaces.group({ parent: saNo }) }}
      />
      <Facts
        items={[
          {
            label: 'Leads',
            value:
              directs > 0 ? (
                <Anchor component={RouteLink} inherit to={teamPlaces.people(saNo, 'all')}>
                  {directs} directly
                </Anchor>
              ) : (
                'Nobody'
              ),
          },
          { label: 'Joined', value: formatDay(joinedOn) },
          { label: 'Registered until', value: registeredUntil && formatDay(registeredUntil) },
          cpd && { label: 'CPD hours', value: `${writeHours(cpd.counted)} of ${writeHours(cpd.least)}` },
          {
            label: 'Mobile',
            value: mobile && (
              <Anchor inherit href={`tel:${mobile}`}>
                {mobile}
              </Anchor>
            ),
          },
          {
            label: 'Email',
            value: (
              <Anchor inherit href={`mailto:${email}`}>
                {email}
              </Anchor>
            ),
            wide: true,
          },
          { label: 'Team', value: line.map((each) => each.name).join(' › '), wide: true },
        ]}
      />
      <MiniTable
        label="Production"
        rows={figures}
        columns={[
          { id: 'period', header: 'To date', cell: ({ period }) => periods[period] },
          {
            id: 'own',
            header: 'Own (S$)',
            align: 'end',
            cell: ({ period, span, own }) => (
              <Figure
                cents={own.grossCents}
                to={teamPlaces.own({ parent: saNo, ...span })}
                label={`Own, ${periods[period]}`}
              />
            ),
          },
          {
            id: 'team',
            header: 'With team (S$)',
            align: 'end',
            cell: ({ period, span, group }) => (
              <Figure
                cents={group.grossCents}
                to={teamPlaces.group({ parent: saNo, ...span })}
                label={`With team, ${periods[period]}`}
              />
            ),
          },
          {
            id: 'change',
            header: 'On last year',
            align: 'end',
            cell: ({ group }) => <TurnoverChange now={group.grossCents} before={group.before.grossCents} />,
          },
        ]}
      />
    </Stack>
  );
}
