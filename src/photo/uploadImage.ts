import * as v from 'valibot';
import { CallError, isCallError } from '@/api/callError';
import { createClient, type BearerSource, errorBodyOf } from '@/api/client';
import { env } from '@/lib/config/env';
import { UPLOAD_TIMEOUT_MS } from '@/lib/config/limits';
import { photoTexts } from './texts';
import { currentUserEmail } from '@/session/apiAs';
import { session } from '@/session/session';

const uploadResponse = v.pipe(
  v.object({ success: v.literal(true), data: v.object({ url: v.pipe(v.string(), v.url()) }) }),
  v.transform(({ data }) => data.url),
);
const errorResponse = v.object({ error: v.object({ message: v.pipe(v.string(), v.nonEmpty()) }) });

/**
 * Uploads a picture to the image host. Like every write, it waits until the user is confirmed, and is not sent for one who has gone.
 * @returns the picture's URL
 * @throws CallError 'rule' with the image host's error message in the sentence to show
 */
export async function uploadImage(image: File, onUploadProgress: ((share: number) => void) | undefined) {
  const imageHost = createClient(env.imageUploadUrl, withoutToken(currentUserEmail()));
  const form = new FormData();
  form.append('image', image);
  try {
    return await imageHost.post('', form, uploadResponse, {
      params: { key: env.imageUploadKey },
      silenceMs: UPLOAD_TIMEOUT_MS,
      onUploadProgress,
    });
  } catch (error) {
    throw isCallError(error) ? new CallError('rule', { message: messageFor(error), cause: error }) : error;
  }
}

/** A third-party host must not get the token. */
function withoutToken(owner: string | undefined): BearerSource {
  return {
    beforeWrite: session.confirmed,
    current: async () => {
      if (currentUserEmail() !== owner) throw new CallError('refused');
      return Promise.resolve(undefined);
    },
    renewed: () => Promise.resolve(undefined),
  };
}

function messageFor(error: CallError) {
  if (error.kind === 'no-response') return photoTexts.noResponse;
  const body = errorBodyOf(error, errorResponse);
  return body ? photoTexts.refused(body.error.message) : photoTexts.fault;
}
