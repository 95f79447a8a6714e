/** Does something once the next frame is drawn: nobody waits for it to see what a key or a click has done. */
export const afterFrame = (work: () => void): void => {
  requestAnimationFrame(() => setTimeout(work));
};
