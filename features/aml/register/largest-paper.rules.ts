/** Bytes of a paper of a suspicion: it is sealed and opened in memory as a whole. */
export const largestPaper = 10 * 1024 * 1024;
