import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import type { ChannelVerdict } from './pdpa.calls.ts';
import classes from './Reach.module.css';
import type { Way } from './reach.rules.ts';
import { useLogOffer } from './useLogOffer.web.ts';

const icons = { CALL: IconPhone, WHATSAPP: IconBrandWhatsapp, EMAIL: IconMail };

type Props = {
  id: string;
  name: string;
  ways: Way[];
  mayNote: boolean;
  /** What marketing may be sent by each channel, once it is known. */
  verdicts?: Verdict[] | undefined;
};
export type Verdict = Pick<ChannelVerdict, 'channel' | 'isAllowed' | 'reason'>;

/** What may be sent for marketing. */
export const marketingWords = ({ isAllowed, reason }: Verdict): string =>
  `Marketing: ${isAllowed ? 'allowed' : 'do not use'}. ${reason}`;

/** Reaches a contact in one tap, and offers to note it. Before a marketing message each way says whether it may be used. */
export function Reach({ id, name, ways, mayNote, verdicts = [] }: Props) {
  const offerLog = useLogOffer(id, name);
  if (ways.length === 0) return null;
  return (
    <Group gap={4} wrap="nowrap">
      {ways.map(({ kind, label, to, address, channel }) => {
        const Icon = icons[kind];
        const verdict = verdicts.find((each) => each.channel === channel);
        const marketing = verdict && marketingWords(verdict);
        return (
          <Tooltip key={`${kind} ${to}`} label={marketing ? `${label} · ${marketing}` : label} multiline maw={280}>
            <ActionIcon
              component="a"
              href={address}
              {...(kind === 'WHATSAPP' && { target: '_blank', rel: 'noreferrer' })}
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`${label} ${name}${ways.length > 3 ? `, ${to}` : ''}`}
              {...(marketing && { 'aria-description': marketing })}
              data-blocked={verdict?.isAllowed === false || undefined}
              className={classes.way}
              onClick={(event) => {
                event.stopPropagation();
                if (mayNote) offerLog({ kind, label });
              }}
            >
              <Icon size={17} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
        );
      })}
    </Group>
  );
}
