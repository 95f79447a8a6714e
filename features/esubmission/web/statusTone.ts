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
import { Status } from '../words.ts';

type Look = { tone: Tone; icon: ComponentType<{ size?: number; stroke?: number }> };

const looks: Record<number, Look> = {
  [Status.draft]: { tone: 'neutral', icon: IconPencil },
  [Status.submitted]: { tone: 'info', icon: IconClock },
  [Status.underReview]: { tone: 'progress', icon: IconEye },
  [Status.cancelled]: { tone: 'danger', icon: IconBan },
  [Status.returned]: { tone: 'warning', icon: IconArrowBackUp },
  [Status.rejected]: { tone: 'danger', icon: IconCircleX },
  [Status.approved]: { tone: 'success', icon: IconCircleCheck },
  [Status.onHold]: { tone: 'neutral', icon: IconHourglass },
  [Status.aborted]: { tone: 'danger', icon: IconFileX },
  [Status.completed]: { tone: 'success', icon: IconCircleCheckFilled },
};

/** Colour and icon of a submission's status; the label comes with the record. */
export const lookOfStatus = (id: number): Look => looks[id] ?? { tone: 'info', icon: IconHourglass };
