/** 00 §4, for a session that ended: all of the browser's storage and every cookie that a page can reach. */
export const clearBrowser = (): void => {
  for (const area of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[area].clear();
    } catch {
      // Storage that is refused holds nothing.
    }
  }
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim();
    if (name) expireCookie(name);
  }
};

const expireCookie = (name: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and on plain http
  document.cookie = `${name}=; Max-Age=0; Path=/`;
};
