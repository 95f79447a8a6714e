import { implement } from '#platform/server/http/implement.ts';
import { presentation } from '../contract.ts';
import { printPresentation } from './print.ts';

export const presentationRoutes = implement('presentation', presentation, { paper: printPresentation });
