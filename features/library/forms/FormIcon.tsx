import { IconFileTypeDocx, IconFileTypePdf, IconFileTypeXls, IconPhoto } from '@tabler/icons-react';
import { pdfMediaType, sheetMediaType } from '#platform/contract/files.ts';
import classes from '../library.module.css';

/** Icon of a form's file type; the file name says it in words. */
export function FormIcon({ contentType }: { contentType: string }) {
  const Icon = iconOf(contentType);
  return <Icon size={20} stroke={1.5} className={classes.icon} aria-hidden />;
}

const iconOf = (contentType: string) => {
  if (contentType === pdfMediaType) return IconFileTypePdf;
  if (contentType === sheetMediaType) return IconFileTypeXls;
  return contentType.startsWith('image/') ? IconPhoto : IconFileTypeDocx;
};
