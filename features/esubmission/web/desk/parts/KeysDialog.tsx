import { Kbd, Modal } from '@mantine/core';
import { useMe } from '#features/identity/web/index.ts';
import { doesCompliance } from '../../readers.ts';
import classes from './review.module.css';

type Key = [key: string, does: string];

const keysOf = (isCompliance: boolean): Key[] => [
  ['j', 'Next case in the queue'],
  ['k', 'Case before'],
  ['c', 'Claim'],
  ['a', 'Approve'],
  ['r', 'Return with a reason'],
  ['x', 'Reject with a reason'],
  // Others do not hear of holds, here neither.
  ...(isCompliance ? [['h', 'Put on hold, or end the hold'] satisfies Key] : []),
  ['n', 'Next document'],
  ['p', 'Document before'],
  ['d', 'Accept the document'],
  ['q', 'Query the document'],
  ['?', 'These keys'],
];

/** What the keyboard does on a case. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const keys = keysOf(doesCompliance(useMe()));
  return (
    <Modal opened={opened} onClose={onClose} title="Keyboard" size="xs" closeButtonProps={{ 'aria-label': 'Close' }}>
      <dl className={classes.keys}>
        {keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <Kbd>{key}</Kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
