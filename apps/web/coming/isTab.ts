/** Whether the tab in an address is valid: undefined, or the index of an existing tab. Always true without tabs. */
export const isTab = (tab: string | undefined, tabs: number): boolean =>
  tabs === 0 || tab === undefined || (/^\d$/.test(tab) && Number(tab) < tabs);
