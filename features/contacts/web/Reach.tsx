import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { IconBrandWhatsapp, IconMail, IconPhone } from '@tabler/icons-react';
import { useChange } from '#platform/web/api/useChange.ts';
import { toastOffer } from '#platform/web/feedback/toast.ts';
import type { Way } from '../rules/reach.ts';
import { api } from './api.ts';

const icons = { CALL: IconPhone, WHATSAPP: IconBrandWhatsapp, EMAIL: IconMail };

/** Reaches a contact in one tap, and offers to note it. */
export function Reach({ id, name, ways, mayNote }: { id: string; name: string; ways: Way[]; mayNote: boolean }) {
  const add = useChange(api.addActivity);
  if (ways.length === 0) return null;
  const offer = (kind: Way['kind'], label: string) => {
    if (mayNote)
      toastOffer(`${label}: ${name}`, {
        label: 'Log it',
        run: () => add.mutate({ params: { id }, body: { kind, body: '' } }),
      });
  };
  return (
    <Group gap={4} wrap="nowrap">
      {ways.map(({ kind, label, address }) => {
        const Icon = icons[kind];
        return (
          <Tooltip key={kind} label={label}>
            <ActionIcon
              component="a"
              href={address}
              {...(kind === 'WHATSAPP' && { target: '_blank', rel: 'noreferrer' })}
              variant="subtle"
              color="gray"
              size={32}
              aria-label={`${label} ${name}`}
              onClick={(event) => {
                event.stopPropagation();
                offer(kind, label);
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
