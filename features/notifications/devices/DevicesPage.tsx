import { Button, Group } from '@mantine/core';
import { IconBellRinging, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { Received } from '#platform/web/api/client.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { useData } from '#platform/web/api/useData.ts';
import { EmptyState } from '#platform/web/kit/page/EmptyState.tsx';
import { PageHeader } from '#platform/web/kit/page/PageHeader.tsx';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { StatusBadge } from '#platform/web/kit/status/StatusBadge.tsx';
import { Instant } from '#platform/web/kit/text/Day.tsx';
import { Loaded } from '#platform/web/record/Loaded.tsx';
import { api } from '../api.web.ts';
import type { notifications } from '../room.calls.ts';
import classes from './DevicesPage.module.css';
import { useThisBrowser } from './useThisBrowser.web.ts';

type Answer = Received<(typeof notifications)['devices']>;
type Device = Answer['devices'][number];

/** /NotificationDeviceMgt: the browsers that get a person's notifications. */
export function DevicesPage() {
  const query = useData(api.devices, {}, { staleTime: 0 });
  return (
    <>
      <PageHeader
        title="Notification Devices"
        action={
          <Button component={RouteLink} to="/profile#notifications" variant="default">
            Choose what comes
          </Button>
        }
      />
      <Loaded of={query}>{(answer) => <Devices {...answer} />}</Loaded>
    </>
  );
}

const words = {
  impossible: 'This browser can’t get notifications. On an iPhone, add Gable to the home screen first.',
  denied: 'This browser refuses notifications of Gable. Allow them in the browser’s settings for this site.',
  default: 'Get what is urgent on this device, also while Gable is closed.',
  granted: 'Get what is urgent on this device, also while Gable is closed.',
};

function Devices({ devices, publicKey }: Answer) {
  const { print, state, isBusy, turnOn, turnOff } = useThisBrowser(publicKey);
  const here = devices.find((each) => each.print === print);
  return (
    <>
      {!here && (
        <Panel title="This browser">
          <Group justify="space-between">
            <p className={classes.words}>{words[state]}</p>
            {(state === 'default' || state === 'granted') && (
              <Button leftSection={<IconBellRinging size={18} stroke={1.7} />} loading={isBusy} onClick={turnOn}>
                Turn on here
              </Button>
            )}
          </Group>
        </Panel>
      )}
      <Panel title="Your devices">
        {devices.length === 0 ? (
          <EmptyState icon={IconDeviceMobile} title="No device yet">
            Open this page on each phone and computer that shall ring, and turn it on there.
          </EmptyState>
        ) : (
          <ul>
            {devices.map((device) => (
              <DeviceRow
                key={device.id}
                device={device}
                isHere={device === here}
                {...(device === here && { remove: () => turnOff(device.id) })}
              />
            ))}
          </ul>
        )}
      </Panel>
    </>
  );
}

type RowProps = { device: Device; isHere: boolean; remove?: () => Promise<void> };

function DeviceRow({ device: { id, name, addedAt, reachedAt }, isHere, remove }: RowProps) {
  const test = useChange(api.testDevice, { refreshes: false });
  const forget = useChange(api.removeDevice);
  const Icon = /iPhone|iPad|Android/.test(name) ? IconDeviceMobile : IconDeviceDesktop;
  return (
    <li className={classes.row}>
      <Icon size={22} stroke={1.6} className="g-dimmed" aria-hidden />
      <div className={classes.about}>
        <p className={classes.name}>
          {name}
          {isHere && <StatusBadge tone="success">This browser</StatusBadge>}
        </p>
        <p className={classes.facts}>
          Added <Instant at={addedAt} />
          {reachedAt && (
            <>
              , last reached <Instant at={reachedAt} />
            </>
          )}
        </p>
      </div>
      <Group gap="xs">
        <Button
          variant="default"
          size="compact-sm"
          loading={test.isPending}
          aria-label={`Test ${name}`}
          onClick={() => test.mutate({ params: { id } })}
        >
          Test
        </Button>
        <Button
          variant="default"
          size="compact-sm"
          loading={forget.isPending}
          aria-label={`Remove ${name}`}
          onClick={() => (remove ? void remove() : forget.mutate({ params: { id } }))}
        >
          Remove
        </Button>
      </Group>
    </li>
  );
}
