import type { Who } from '#platform/contract/endpoint.ts';

/** A delivery that was taken to be sent, with what it is about. A daily one is about whatever its person has not read by then. */
export type Due = {
  id: string;
  personId: string;
  way: 'mail' | 'push' | 'daily';
  day: string | null;
  tries: number;
  title: string | null;
  line: string | null;
  link: string | null;
  kind: string | null;
  who: Who | null;
  isRead: boolean;
  sealedDevice: string | null;
  deviceId: string | null;
};
