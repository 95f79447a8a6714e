/** Resumable uploads by the tus protocol (tus.io, 1.0): what is finished is attached by its id. No zod here: pages import it. */
export const resumableUploads = {
  base: 'media',
  path: '/v1/uploads',
  address: '/media/v1/uploads',
  who: 'salesperson',
} as const;
