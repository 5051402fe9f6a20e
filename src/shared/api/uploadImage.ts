import { isAxiosError } from 'axios';
import * as v from 'valibot';
import { env } from '@/shared/config/env';
import { UPLOAD_TIMEOUT_MS } from '@/shared/config/limits';
import { uploadMessages } from '@/shared/messages/upload';
import { CallError, isCallError } from './callError';
import { createClient, type CallOptions } from './http';
import { bodyOf, readResponse } from './readResponse';

const uploadResponse = v.pipe(
  v.object({ success: v.literal(true), data: v.object({ url: v.pipe(v.string(), v.url()) }) }),
  v.transform(({ data }) => data.url),
);
const errorResponse = v.object({ error: v.object({ message: v.pipe(v.string(), v.nonEmpty()) }) });

// Without a bearer source: a third-party host must not get the token.
const imageHost = createClient(env.imageUploadUrl);

/**
 * Uploads a picture to the image host.
 * @returns the picture's URL
 * @throws CallError 'rule' with the image host's error message in the sentence to show
 */
export async function uploadImage(image: File, options: Pick<CallOptions, 'onUploadProgress' | 'signal'>) {
  const form = new FormData();
  form.append('image', image);
  try {
    return await imageHost.post('', form, uploadResponse, {
      params: { key: env.imageUploadKey },
      silenceMs: UPLOAD_TIMEOUT_MS,
      ...options,
    });
  } catch (error) {
    throw isCallError(error) ? new CallError('rule', { message: messageFor(error), cause: error }) : error;
  }
}

function messageFor({ kind, cause }: CallError) {
  if (kind === 'no-response') return uploadMessages.noResponse;
  try {
    const body = isAxiosError<unknown>(cause) ? cause.response?.data : undefined;
    return uploadMessages.refused(readResponse(bodyOf(body), errorResponse).error.message);
  } catch {
    return uploadMessages.fault;
  }
}
