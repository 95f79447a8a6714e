import { Button, Group } from '@mantine/core';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import type { PostalAddress } from '../contract.ts';

type Place = Pick<PostalAddress, 'block' | 'street' | 'building'>;

/** `18 Leonie Hill, Leonie Towers`. */
export const placeLine = ({ block, street, building }: Place): string =>
  [`${block} ${street}`.trim(), building].filter(Boolean).join(', ');

type Props<Found extends Place> = { choices: readonly Found[]; onChoose(found: Found): void };

/** The choice between several addresses of one postal code. */
export function AddressChoice<Found extends Place>({ choices, onChoose }: Props<Found>) {
  if (choices.length === 0) return null;
  return (
    <Notice title="Which address is it?">
      <Group gap="xs" mt={4}>
        {choices.map((found) => (
          <Button key={placeLine(found)} size="sm" variant="default" onClick={() => onChoose(found)}>
            {placeLine(found)}
          </Button>
        ))}
      </Group>
    </Notice>
  );
}
