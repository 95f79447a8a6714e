import { IconCircle, IconCircleCheckFilled, IconCircleDashed, IconClock } from '@tabler/icons-react';

/** The icon of a line of the checklist by where it stands; words say the same. */
export const documentIcons = {
  there: IconCircleCheckFilled,
  missing: IconCircleDashed,
  later: IconClock,
  optional: IconCircle,
};
