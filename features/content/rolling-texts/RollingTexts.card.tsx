import { ActionIcon } from '@mantine/core';
import { IconChevronLeft, IconChevronRight, IconSpeakerphone, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import { closedTexts, closeText } from './closedTexts.web.ts';
import classes from './RollingTexts.card.module.css';
import type { RollingTexts as Data } from './rolling-texts.calls.ts';

/** The rolling texts along the top of the home page, one at a time. What was closed stays away in this browser. */
export function RollingTexts({ data }: { data: Data }) {
  const [closed, setClosed] = useState(closedTexts);
  const [at, setAt] = useState(0);
  const open = data.filter(({ id }) => !closed.includes(id));
  const index = Math.min(at, open.length - 1);
  const each = open[index];
  if (!each) return null;
  const step = (by: number) => setAt((index + by + open.length) % open.length);
  return (
    <section className={classes.line} aria-label="Rolling texts">
      <IconSpeakerphone size={18} stroke={1.7} className={classes.icon} aria-hidden />
      <p className={classes.text} aria-live="polite">
        <OneText each={each} />
      </p>
      {open.length > 1 && (
        <>
          <span className={classes.place}>
            {index + 1} of {open.length}
          </span>
          <Button label="Previous text" icon={IconChevronLeft} onClick={() => step(-1)} />
          <Button label="Next text" icon={IconChevronRight} onClick={() => step(1)} />
        </>
      )}
      <Button label="Close this text" icon={IconX} onClick={() => setClosed(closeText(each.id))} />
    </section>
  );
}

type ButtonProps = { label: string; icon: typeof IconX; onClick: () => void };

const Button = ({ label, icon: Icon, onClick }: ButtonProps) => (
  <ActionIcon variant="subtle" color="gray" size={28} aria-label={label} onClick={onClick}>
    <Icon size={16} stroke={1.7} />
  </ActionIcon>
);

function OneText({ each: { text, link } }: { each: Data[number] }) {
  if (!link) return text;
  if (link.startsWith('/'))
    return (
      <RouteLink to={link} className="g-link">
        {text}
      </RouteLink>
    );
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className="g-link">
      {text}
    </a>
  );
}
