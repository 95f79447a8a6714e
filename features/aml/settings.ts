import { setting } from '#features/settings/contract.ts';
import { day } from '#platform/contract/fields.ts';

/** Of two people: else one alone could let a customer pass who was not screened. */
export const dueDiligenceFrom = setting(
  'dueDiligenceFrom',
  day(),
  '2025-07-01',
  {
    group: 'Checks of a submission',
    title: 'Due diligence from',
    help: 'Parties of transactions that were signed on this day or later must be screened before submission (V07, V09).',
    desk: 'compliance',
  },
  (from) => ({ 'Due diligence from': from }),
);
