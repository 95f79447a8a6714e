/** Whether an address asks for no tab at all, or by its index for one that there is. A page without tabs does not care. */
export const isTab = (tab: string | undefined, tabs: number): boolean =>
  tabs === 0 || tab === undefined || (/^\d$/.test(tab) && Number(tab) < tabs);
