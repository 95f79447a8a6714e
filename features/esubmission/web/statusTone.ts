import {
  IconArrowBackUp,
  IconBan,
  IconCircleCheck,
  IconCircleCheckFilled,
  IconCircleX,
  IconClock,
  IconEye,
  IconFileX,
  IconHourglass,
  IconPencil,
} from '@tabler/icons-react';
import type { ComponentType } from 'react';
import type { Tone } from '#platform/web/kit/tone.ts';

type Look = { tone: Tone; icon: ComponentType<{ size?: number; stroke?: number }> };

const looks: Record<number, Look> = {
  1: { tone: 'neutral', icon: IconPencil },
  2: { tone: 'info', icon: IconClock },
  3: { tone: 'progress', icon: IconEye },
  4: { tone: 'danger', icon: IconBan },
  5: { tone: 'warning', icon: IconArrowBackUp },
  6: { tone: 'danger', icon: IconCircleX },
  7: { tone: 'success', icon: IconCircleCheck },
  8: { tone: 'neutral', icon: IconHourglass },
  9: { tone: 'danger', icon: IconFileX },
  10: { tone: 'success', icon: IconCircleCheckFilled },
};

/** Colour and icon of a submission's status; the label comes with the record. */
export const lookOfStatus = (id: number): Look => looks[id] ?? { tone: 'info', icon: IconHourglass };
