/** Whether a new version would lose more than a fifth of the list: then it may be a part of a file, or the wrong one. */
export const isLoss = ({ gone, before }: { gone: number; before: number }): boolean => gone * 5 > before;
