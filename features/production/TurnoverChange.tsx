import type { ComponentProps } from 'react';
import { Change } from '#platform/web/kit/figures/Change.tsx';

/** Of less turnover than this (cents) nobody reads a growth: one deal more is many times as much. */
const least = 1_000_000;

/** How much a turnover has changed, in cents: nothing where the earlier one is small. */
export const TurnoverChange = (figures: ComponentProps<typeof Change>) =>
  figures.before > 0 && figures.before < least ? null : <Change {...figures} />;
