/** By the clock of who looks: 5:00 to noon, to six, and the evening. */
export const greeting = (hour: number): string => {
  if (hour >= 5 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 18 ? 'Good afternoon' : 'Good evening';
};
