import 'react-image-crop/dist/ReactCrop.css';
import { Button, Group, Modal, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { centerCrop, makeAspectCrop, type PercentCrop, ReactCrop } from 'react-image-crop';
import { useObjectUrl } from '#platform/web/kit/hooks/useObjectUrl.ts';
import { Notice } from '#platform/web/kit/page/Notice.tsx';
import classes from './CropDialog.module.css';
import { usePictureUpload } from './usePictureUpload.ts';

const labels = {
  cropArea: 'What is seen of the picture; move it with the arrow keys',
  nwDragHandle: 'Top left corner',
  nDragHandle: 'Top edge',
  neDragHandle: 'Top right corner',
  eDragHandle: 'Right edge',
  seDragHandle: 'Bottom right corner',
  sDragHandle: 'Bottom edge',
  swDragHandle: 'Bottom left corner',
  wDragHandle: 'Left edge',
};

/** The largest square in the middle of the picture. */
const middleOf = ({ naturalWidth, naturalHeight }: HTMLImageElement): PercentCrop => {
  const isWide = naturalWidth > naturalHeight;
  const whole = isWide ? { unit: '%' as const, height: 100 } : { unit: '%' as const, width: 100 };
  return centerCrop(makeAspectCrop(whole, 1, naturalWidth, naturalHeight), naturalWidth, naturalHeight);
};

/** Chooses a square of a picture. It is shown as a circle, as everyone will see it. */
export function CropDialog({ file, onClose }: { file: File; onClose: () => void }) {
  const image = useRef<HTMLImageElement>(null);
  const address = useObjectUrl(file);
  const [part, setPart] = useState<PercentCrop>();
  const [isBroken, setIsBroken] = useState(false);
  const { upload, working, failure } = usePictureUpload(onClose);
  const save = () => image.current && part && void upload(file, image.current, part);
  const words = isBroken ? 'This file is not a picture that can be used. Choose a JPEG, PNG or WebP file.' : failure;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Your picture"
      closeOnClickOutside={false}
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      {words ? (
        <Notice tone="danger" live>
          {words}
        </Notice>
      ) : (
        <Text c="dimmed" size="sm">
          Move and size the circle. What lies outside is cut off.
        </Text>
      )}
      {address && !isBroken && (
        <div className={classes.stage}>
          <ReactCrop
            aspect={1}
            circularCrop
            keepSelection
            ruleOfThirds={false}
            minWidth={32}
            {...(part && { crop: part })}
            ariaLabels={labels}
            onChange={(_, next) => setPart(next)}
          >
            <img
              ref={image}
              src={address}
              alt="As you chose it"
              className={classes.picture}
              onLoad={(event) => setPart(middleOf(event.currentTarget))}
              onError={() => setIsBroken(true)}
            />
          </ReactCrop>
        </div>
      )}
      <Group justify="flex-end" mt="lg" gap="sm">
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button loading={working} disabled={!part || isBroken} onClick={save}>
          Save picture
        </Button>
      </Group>
    </Modal>
  );
}
