/** Where a database is and who asks, without the password: `gable at db:5432 as gable_app`. */
export const nameOf = (url: string): string => {
  const { username, host, pathname } = new URL(url);
  return `${decodeURIComponent(pathname.slice(1))} at ${host}${username ? ` as ${decodeURIComponent(username)}` : ''}`;
};
