import '@mantine/core/styles/Marquee.layer.css';
import { ActionIcon, Marquee } from '@mantine/core';
import { IconPlayerPause, IconPlayerPlay, IconSpeakerphone } from '@tabler/icons-react';
import { useState } from 'react';
import { RouteLink } from '#platform/web/kit/page/RouteLink.tsx';
import classes from './RollingTexts.card.module.css';
import type { RollingTexts as Data } from './rolling-texts.calls.ts';

/** The rolling texts along the top of the home page. They stop on hover, by the button, and for whom motion is too much. */
export function RollingTexts({ data }: { data: Data }) {
  const [isPaused, setPaused] = useState(false);
  const length = data.reduce((sum, { text }) => sum + text.length, 0);
  const Icon = isPaused ? IconPlayerPlay : IconPlayerPause;
  return (
    <section className={classes.bar} aria-label="Rolling texts" data-paused={isPaused || undefined}>
      <IconSpeakerphone size={18} stroke={1.7} className={classes.icon} aria-hidden />
      <ul className={classes.read}>
        {data.map((each) => (
          <li key={each.id}>
            <OneText each={each} />
          </li>
        ))}
      </ul>
      <Marquee
        className={classes.rolling}
        aria-hidden
        pauseOnHover
        repeat={2}
        gap={48}
        duration={8_000 + length * 120}
        fadeEdgeColor="var(--g-surface)"
      >
        {data.map((each) => (
          <span key={each.id} className={classes.text}>
            <OneText each={each} isCopy />
          </span>
        ))}
      </Marquee>
      <ActionIcon
        variant="subtle"
        color="gray"
        className={classes.pause}
        aria-label={isPaused ? 'Roll the texts' : 'Stop the texts'}
        onClick={() => setPaused(!isPaused)}
      >
        <Icon size={16} stroke={1.7} />
      </ActionIcon>
    </section>
  );
}

/** `isCopy`: it rolls, and keys and screen readers have the list. */
function OneText({ each: { text, link }, isCopy = false }: { each: Data[number]; isCopy?: boolean }) {
  if (!link) return text;
  const rest = { ...(isCopy && { tabIndex: -1 }), className: classes.link };
  if (link.startsWith('/'))
    return (
      <RouteLink to={link} {...rest}>
        {text}
      </RouteLink>
    );
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" {...rest}>
      {text}
    </a>
  );
}
