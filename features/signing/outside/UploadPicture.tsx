import { useState } from 'react';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { shrinkPicture } from './shrinkPicture.web.ts';
import classes from './UploadPicture.module.css';

type Props = { picture: string; onPicture: (picture: string) => void };

/** A photo or a picture of a signature. */
export default function UploadPicture({ picture, onPicture }: Props) {
  const [failure, setFailure] = useState('');
  const take = (file: File) =>
    shrinkPicture(file).then(
      (small) => {
        setFailure('');
        onPicture(small);
      },
      (error: Error) => setFailure(error.message),
    );
  return (
    <>
      {picture && <img className={classes.picture} src={picture} alt="Your signature" />}
      <DropBox
        label="Picture of your signature"
        accept={['image/png', 'image/jpeg', 'image/webp']}
        multiple={false}
        slim
        onFiles={([file]) => file && void take(file)}
        onRefuse={({ name }, reason) => setFailure(`${name}: ${reason}`)}
      />
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </>
  );
}
