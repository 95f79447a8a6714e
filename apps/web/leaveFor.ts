/** Loads another document of the same server in place of the app. The promise never settles, since the page is left. */
export const leaveFor = (href: string): Promise<never> => {
  window.location.replace(href);
  return new Promise(() => undefined);
};
