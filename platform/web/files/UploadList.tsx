import { ActionIcon, Progress, Tooltip } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconFile, IconRefresh, IconX } from '@tabler/icons-react';
import classes from './FileDrop.module.css';
import { formatBytes, type UploadItem } from './uploadState.ts';

type Actions = { onCancel: (id: string) => void; onRetry: (id: string) => void; onRemove: (id: string) => void };

const icons = { waiting: IconFile, sending: IconFile, done: IconCircleCheck, failed: IconAlertCircle };

function Act(props: { label: string; name: string; icon: typeof IconX; onClick: () => void }) {
  const { label, name, icon: Icon, onClick } = props;
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={30} aria-label={`${label} ${name}`} onClick={onClick}>
        <Icon size={16} />
      </ActionIcon>
    </Tooltip>
  );
}

function UploadLine({ item, onCancel, onRetry, onRemove }: { item: UploadItem } & Actions) {
  const { id, file, state, sent, reason, final } = item;
  const Icon = icons[state];
  const percent = file.size === 0 ? 0 : Math.min(100, (sent / file.size) * 100);
  const under = {
    waiting: `Waiting · ${formatBytes(file.size)}`,
    sending: `${formatBytes(sent)} of ${formatBytes(file.size)}`,
    done: formatBytes(file.size),
    failed: reason ?? 'It did not get through',
  }[state];
  return (
    <li className={classes.item} data-state={state}>
      <Icon size={20} stroke={1.7} className={classes.icon} aria-hidden />
      <div className={classes.middle}>
        <span className={classes.name}>{file.name}</span>
        {state === 'sending' && (
          <Progress value={percent} size={4} aria-label={`${file.name}, ${Math.round(percent)}% sent`} />
        )}
        <span className={classes.under} role={state === 'failed' ? 'alert' : undefined}>
          {under}
        </span>
      </div>
      {state === 'failed' && !final && (
        <Act label="Retry" name={file.name} icon={IconRefresh} onClick={() => onRetry(id)} />
      )}
      {(state === 'waiting' || state === 'sending') && (
        <Act label="Cancel" name={file.name} icon={IconX} onClick={() => onCancel(id)} />
      )}
      {(state === 'done' || state === 'failed') && (
        <Act label="Clear" name={file.name} icon={IconX} onClick={() => onRemove(id)} />
      )}
    </li>
  );
}

/** The list of uploads with the state of each. */
export function UploadList({ items, ...actions }: { items: UploadItem[] } & Actions) {
  const done = items.filter((item) => item.state === 'done').length;
  if (items.length === 0) return null;
  return (
    <>
      <ul className={classes.list} aria-label="Files">
        {items.map((item) => (
          <UploadLine key={item.id} item={item} {...actions} />
        ))}
      </ul>
      <span role="status" className="g-hidden">
        {done} of {items.length} uploaded
      </span>
    </>
  );
}
