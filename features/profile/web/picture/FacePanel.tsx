import { Button, FileButton } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useRefreshMe } from '#features/identity/index.web.ts';
import { useChange } from '#platform/web/api/useChange.ts';
import { Panel } from '#platform/web/kit/page/Panel.tsx';
import { Initials } from '#platform/web/kit/text/Initials.tsx';
import type { Profile } from '../../contract.ts';
import { api } from '../api.ts';
import classes from './FacePanel.module.css';
import { workOf } from './workOf.ts';

const CropDialog = lazy(async () => ({ default: (await import('./CropDialog.tsx')).CropDialog }));

/** The formats that the server reads. Phones convert their own format to JPEG. */
const accept = 'image/jpeg,image/png,image/webp';

/** Name, role and picture. */
export function FacePanel({ profile }: { profile: Profile }) {
  const { name, userName, picture } = profile;
  const [chosen, setChosen] = useState<File | null>(null);
  const refreshMe = useRefreshMe();
  const remove = useChange(api.removePicture, { onDone: () => void refreshMe() });
  return (
    <Panel>
      <div className={classes.box}>
        <Initials name={name} src={picture ?? undefined} size={88} />
        <div className={classes.who}>
          <h2 className={classes.name}>{name}</h2>
          <p className="g-dimmed">{workOf(profile)}</p>
          <p className="g-dimmed">
            User name <span className={classes.userName}>{userName}</span>
          </p>
        </div>
        <div className={classes.actions}>
          <FileButton accept={accept} onChange={setChosen}>
            {(props) => (
              <Button variant="default" size="sm" {...props}>
                {picture ? 'Change picture' : 'Add picture'}
              </Button>
            )}
          </FileButton>
          {picture && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              loading={remove.isPending}
              onClick={() => remove.mutate({})}
            >
              Remove
            </Button>
          )}
        </div>
      </div>
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog key={`${chosen.name} ${chosen.lastModified}`} file={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      )}
    </Panel>
  );
}
