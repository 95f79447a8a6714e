import type { Who } from '#platform/contract/endpoint.ts';

/** A delivery claimed for sending, with its subject. A daily one covers all that its person has not read by then. */
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
