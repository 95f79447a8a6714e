/** `12 seconds`, `a minute`, `12 minutes`. */
export const waitWords = (seconds: number): string => {
  if (seconds < 60) return seconds === 1 ? 'a second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  return minutes === 1 ? 'a minute' : `${minutes} minutes`;
};
