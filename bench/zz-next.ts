import { earnings } from '#features/payout/server/candidates/earnings.ts';
console.log(earnings('2026-11-24').free);
