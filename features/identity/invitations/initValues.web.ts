import type { Received } from '#platform/web/api/client.ts';
import type { identity } from '../room.calls.ts';
import type { Channel } from '../second-step/channels.words.ts';

export type Invited = Received<(typeof identity)['openInvitation']>;

export type Ready = Received<(typeof identity)['initAccount']>;

export type InitValues = {
  isMe: boolean;
  password: string;
  channel: Channel;
  code: string;
  acceptsNotice: boolean;
};

export const initialValues: InitValues = {
  isMe: false,
  password: '',
  channel: 'EMAIL',
  code: '',
  acceptsNotice: false,
};
