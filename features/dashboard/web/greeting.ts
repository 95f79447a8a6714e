/** The greeting for an hour of the browser's clock: morning from 5, afternoon from 12, evening from 18. */
export const greeting = (hour: number): string => {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
};
