import {
  IconAlertCircle,
  IconAlertTriangle,
  IconCircle,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconEye,
} from '@tabler/icons-react';

/** What a colour means; never alone: an icon and a word go with it. */
export type Tone = 'neutral' | 'info' | 'progress' | 'success' | 'warning' | 'danger' | 'accent';

/** The icon of a tone where the caller has no better one. */
export const toneIcons = {
  neutral: IconCircle,
  info: IconClock,
  progress: IconEye,
  success: IconCircleCheck,
  warning: IconAlertCircle,
  danger: IconCircleX,
  accent: IconAlertTriangle,
} satisfies Record<Tone, typeof IconCircle>;
