import type { Examples } from '#test/access.ts';
import type { notifications } from '../room.calls.ts';
import { aSubscription } from './a-subscription.ts';

const nobody = '00000000-0000-4000-8000-000000000000';

export const examples: Examples<typeof notifications> = {
  calls: {
    list: {},
    unread: {},
    // Ids of others and of nobody are passed over.
    read: { body: { ids: [nobody] } },
    readAll: { body: { until: '2026-03-05T02:00:00Z' } },
    preferences: {},
    choose: { body: { kind: 'signedIn', way: 'mail', choice: 'off' } },
    setQuietHours: { body: { from: 22, to: 7 } },
    devices: {},
    addDevice: { body: { ...aSubscription(), name: 'Chrome on Windows', mark: nobody } },
    // The list of devices has none: they come and go with browsers. devices.test.ts has some.
    removeDevice: { params: { id: nobody }, refused: 404 },
    testDevice: { params: { id: nobody }, refused: 404 },
  },
};
