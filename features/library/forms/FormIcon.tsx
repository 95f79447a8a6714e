import { IconFileTypeDocx, IconFileTypePdf, IconFileTypeXls, IconPhoto } from '@tabler/icons-react';
import { pdfMediaType, sheetMediaType } from '#platform/contract/files.ts';
import classes from '../library.module.css';

/** What kind of file a form is; its name says it in words. */
export function FormIcon({ contentType }: { contentType: string }) {
  const Icon = iconOf(contentType);
  return <Icon size={20} stroke={1.5} className={classes.icon} aria-hidden />;
}

const iconOf = (contentType: string) => {
  if (contentType === pdfMediaType) return IconFileTypePdf;
  if (contentType === sheetMediaType) return IconFileTypeXls;
  return contentType.startsWith('image/') ? IconPhoto : IconFileTypeDocx;
};
