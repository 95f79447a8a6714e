import { Kbd, Modal } from '@mantine/core';
import { useMe } from '#features/identity/index.web.ts';
import { isCompliance } from '#platform/contract/actor.ts';
import classes from './review.module.css';

type Key = [key: string, does: string];

const keysOf = (isCompliance: boolean): Key[] => [
  ['j', 'Next case in the queue'],
  ['k', 'Previous case'],
  ['c', 'Claim'],
  ['g', 'Claim the next case'],
  ['a', 'Approve'],
  ['r', 'Return with a reason'],
  ['x', 'Reject with a reason'],
  // Only compliance may know of holds.
  ...(isCompliance ? [['h', 'Put on hold, or end the hold'] satisfies Key] : []),
  ['n', 'Next document'],
  ['p', 'Previous document'],
  ['d', 'Accept the document, or open the next one to accept'],
  ['q', 'Query the document'],
  ['?', 'These keys'],
];

/** The list of the keys on a case. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const keys = keysOf(isCompliance(useMe()));
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
