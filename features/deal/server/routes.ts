import { implement } from '#platform/server/http/implement.ts';
import { deal } from '../contract.ts';
import { completeDeal } from './complete.ts';

export const dealRoutes = implement('deal', deal, { complete: completeDeal });
