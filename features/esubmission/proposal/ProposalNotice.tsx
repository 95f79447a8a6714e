import { Button } from '@mantine/core';
import { IconArrowBackUp, IconUser } from '@tabler/icons-react';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { Verb } from '#platform/web/kit/page/Verb.tsx';
import { UnbrokenNumbers } from '#platform/web/kit/text/UnbrokenNumbers.tsx';
import type { Beginning } from './beginning.web.ts';

type Props = {
  beginning: Beginning;
  /** How many fields it filled in. */
  count: number;
  isTaken: boolean;
  onUndo: () => void;
  onTake: () => void;
  /** Takes the known price as the price; undefined: none is known. */
  onPrice: (() => void) | undefined;
};

/** One line on what came along, which can be taken back whole. */
export function ProposalNotice({ beginning, count, isTaken, onUndo, onTake, onPrice }: Props) {
  const { from, also, values } = beginning;
  const fields = count === 1 ? '1 field' : `${count} fields`;
  return isTaken ? (
    <Notice
      icon={IconUser}
      title={`From ${from}: ${fields}`}
      action={
        <Button
          size="sm"
          variant="default"
          leftSection={<IconArrowBackUp size={16} stroke={1.8} aria-hidden />}
          onClick={onUndo}
        >
          Undo
        </Button>
      }
    >
      <UnbrokenNumbers>{also.join(' ')}</UnbrokenNumbers>{' '}
      {onPrice && (
        <Verb component="button" type="button" inherit onClick={onPrice}>
          {values.transactionType === 'SALE' ? 'Use it as the price' : 'Use it as the rent'}
        </Verb>
      )}
    </Notice>
  ) : (
    <Notice
      icon={IconUser}
      title={`Nothing was taken over from ${from}`}
      action={
        <Button size="sm" variant="default" onClick={onTake}>
          Take it over
        </Button>
      }
    />
  );
}
