import { Kbd, Modal } from '@mantine/core';
import classes from './review.module.css';

const keys: [key: string, does: string][] = [
  ['j', 'Next case in the queue'],
  ['k', 'Case before'],
  ['c', 'Claim'],
  ['a', 'Approve'],
  ['r', 'Return with a reason'],
  ['x', 'Reject with a reason'],
  ['h', 'Compliance: put on hold, or end the hold'],
  ['n', 'Next document'],
  ['p', 'Document before'],
  ['d', 'Accept the document'],
  ['q', 'Query the document'],
  ['?', 'These keys'],
];

/** What the keyboard does on a case. */
export function KeysDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
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
