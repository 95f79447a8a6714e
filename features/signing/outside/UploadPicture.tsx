import { useState } from 'react';
import { DropBox } from '#platform/web/files/DropBox.tsx';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import { useWords } from './language.web.ts';
import { shrinkPicture } from './shrinkPicture.web.ts';
import classes from './UploadPicture.module.css';

type Props = { picture: string; onPicture: (picture: string) => void };

/** A photo or a picture of a signature. */
export default function UploadPicture({ picture, onPicture }: Props) {
  const { words, say } = useWords();
  const [failure, setFailure] = useState('');
  const take = (file: File) =>
    shrinkPicture(file).then(
      (small) => {
        setFailure('');
        onPicture(small);
      },
      () => setFailure(words.pictureUnread),
    );
  return (
    <>
      {picture && <img className={classes.picture} src={picture} alt={words.yourSignature} />}
      <DropBox
        label={words.pictureOf}
        accept={['image/png', 'image/jpeg', 'image/webp']}
        multiple={false}
        slim
        onFiles={([file]) => file && void take(file)}
        words={words.dropOrChoose}
        byFinger={words.photoOrChoose}
        onRefuse={({ name }) => setFailure(say('fileRefused', { name }))}
      />
      {failure && (
        <Notice tone="danger" live>
          {failure}
        </Notice>
      )}
    </>
  );
}
