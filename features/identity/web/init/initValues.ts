import type { Channel } from '../../channels.ts';

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
