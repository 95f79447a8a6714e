type File = { contentType: string };

/** How a stored file can be shown in the page; `none` is for download only (HEIC, Word, Excel). */
export const viewKind = ({ contentType }: File): 'image' | 'pdf' | 'none' => {
  if (contentType === 'application/pdf') return 'pdf';
  return contentType === 'image/jpeg' || contentType === 'image/png' ? 'image' : 'none';
};
