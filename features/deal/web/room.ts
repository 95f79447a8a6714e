import { lazy } from 'react';
import { approvedCase } from '#features/esubmission/index.web.ts';
import { webOffer } from '#platform/web/shell/ports.ts';
import type { WebRoom } from '#platform/web/shell/room.ts';

const CompletionPanel = lazy(async () => ({ default: (await import('./CompletionPanel.tsx')).CompletionPanel }));

export const room: WebRoom = { offers: [webOffer(approvedCase, CompletionPanel)] };
