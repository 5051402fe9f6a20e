import { isAxiosError } from 'axios';
import * as v from 'valibot';
import { env } from '@/shared/config/env';
import { UPLOAD_TIMEOUT_MS } from '@/shared/config/limits';
import { photoMessages } from '@/shared/messages/photo';
import { CallError, isCallError } from './callError';
import { bodyOf, createClient, readAnswer } from './http';

const stored = v.pipe(
  v.object({ success: v.literal(true), data: v.object({ url: v.pipe(v.string(), v.url()) }) }),
  v.transform(({ data }) => data.url),
);
const refusal = v.object({ error: v.object({ message: v.pipe(v.string(), v.nonEmpty()) }) });

// No bearer: the image host is somebody else's.
const imageHost = createClient(env.imageUploadUrl);

/**
 * Puts a picture on the image host.
 * @returns the picture's address
 * @throws CallError 'rule' whose message says what the image host said
 */
export async function uploadImage(image: File, onProgress?: (share: number) => void) {
  const form = new FormData();
  form.append('image', image);
  try {
    return await imageHost.post('', form, stored, {
      params: { key: env.imageUploadKey },
      timeout: UPLOAD_TIMEOUT_MS,
      ...(onProgress && { onUploadProgress: onProgress }),
    });
  } catch (error) {
    throw isCallError(error) ? new CallError('rule', { message: wordsFor(error), cause: error }) : error;
  }
}

function wordsFor({ kind, cause }: CallError) {
  if (kind === 'no-answer') return photoMessages.noAnswer;
  try {
    const body = isAxiosError<unknown>(cause) ? cause.response?.data : undefined;
    return photoMessages.refused(readAnswer(bodyOf(body), refusal).error.message);
  } catch {
    return photoMessages.fault;
  }
}
