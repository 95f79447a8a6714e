/** The most bytes that a file may have: 25 MB. */
export const largestFile = 26_214_400;
