/** Resumable uploads by the tus protocol (tus.io, 1.0). It is not in the contract, so that pages don't load zod. */
export const resumableUploads = {
  base: 'media',
  path: '/v1/uploads',
  address: '/media/v1/uploads',
  who: ['salesperson', 'desk:submissions', 'desk:finance', 'desk:content', 'desk:people', 'compliance'],
} as const;
