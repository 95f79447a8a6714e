import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRefreshMe } from '#features/identity/index.web.ts';
import { sendForm } from '#platform/web/api/send-form.ts';
import { toastResult } from '#platform/web/feedback/toast.ts';
import { api } from '../api.ts';
import { fitForSending } from './fitForSending.ts';
import { squareIn } from './squareIn.ts';

type Part = Parameters<typeof squareIn>[1];
type Chosen = { file: File; image: HTMLImageElement; part: Part };

/** Sends a picture with the chosen square, then refreshes the profile and the header. */
export const usePictureUpload = (onDone: () => void) => {
  const queries = useQueryClient();
  const refreshMe = useRefreshMe();
  const { mutate, isPending, error } = useMutation({
    mutationFn: async ({ file, image, part }: Chosen) => {
      const { sent, width, height } = await fitForSending(file, image);
      await sendForm(api.uploadPicture, { body: squareIn({ width, height }, part) }, sent);
    },
    onSuccess: async () => {
      toastResult(api.uploadPicture.message);
      await Promise.all([queries.invalidateQueries({ queryKey: ['profile'] }), refreshMe()]);
      onDone();
    },
  });
  const upload = (file: File, image: HTMLImageElement, part: Part) => mutate({ file, image, part });
  return { upload, working: isPending, failure: error?.message };
};
