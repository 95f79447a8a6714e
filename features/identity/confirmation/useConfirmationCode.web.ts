import { useState } from 'react';
import { CallFailure, generalFailure } from '#platform/web/api/failure.ts';
import { send } from '#platform/web/api/send.ts';
import { api } from '../api.web.ts';
import type { ChannelHint } from '../fields.calls.ts';

type Options = {
  password: string;
  onBegun: (loginSessionId: string) => void;
  onRefused: (message: string) => void;
};

/** Requests the code that confirms a change: from the app if there is one, else by mail, or by the wanted channel. */
export const useConfirmationCode = ({ password, onBegun, onRefused }: Options) => {
  const [channels, setChannels] = useState<ChannelHint[]>([]);
  const [way, setWay] = useState<ChannelHint>();
  const [working, setWorking] = useState(false);

  const ask = async (wanted: ChannelHint['channel'] = 'AUTHENTICATOR'): Promise<void> => {
    setWorking(true);
    try {
      const begun = await send(api.beginConfirmation, { body: { password } });
      const chosen = begun.channels.find(({ channel }) => channel === wanted) ?? begun.channels[0];
      if (!begun.loginSessionId || !chosen) return;
      const { loginSessionId } = begun;
      await send(api.requestOtp, { body: { loginSessionId, channel: chosen.channel } });
      setChannels(begun.channels);
      setWay(chosen);
      onBegun(loginSessionId);
    } catch (error) {
      onRefused(error instanceof CallFailure ? error.message : generalFailure);
    } finally {
      setWorking(false);
    }
  };
  return { way, others: channels.filter(({ channel }) => channel !== way?.channel), working, ask };
};
