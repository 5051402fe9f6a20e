import * as v from 'valibot';
import { CallError, isCallError } from '@/api/callError';
import { createClient, errorBodyOf } from '@/api/client';
import { env } from '@/lib/config/env';
import { sanitizeSentence } from '@/lib/text/sanitizeText';
import { sessionState } from '@/session/state/sessionState';
import { UPLOAD_TIMEOUT_MS } from './limits';
import { PHOTO_NAME } from './limits';
import { WHOLE, type PhotoFrame, renderPhoto } from './renderPhoto';
import { photoTexts } from './texts';

interface UploadOptions {
  /** The part to upload; without it the whole photo. */
  frame?: PhotoFrame | undefined;
  /** @param share what is uploaded, from 0 to 1 */
  onProgress?: ((share: number) => void) | undefined;
}

/** Which part of a photo was uploaded, and where it is. */
const uploaded = new WeakMap<File, { part: string; url: string }>();

/**
 * Re-encodes a photo and uploads it to the image host. The same part is uploaded only once, also when its form is sent again.
 * @returns the photo's URL
 * @throws CallError 'rule' with the sentence to show as its message
 */
export async function uploadPhoto(photo: File, { frame = WHOLE, onProgress }: UploadOptions = {}) {
  const part = JSON.stringify(frame);
  const known = uploaded.get(photo);
  if (known?.part === part) return known.url;
  onProgress?.(0);
  const rendered = await renderPhoto(photo, { frame });
  const url = await uploadImage(rendered.photo, onProgress);
  uploaded.set(photo, { part, url });
  return url;
}

/** A third-party host must not get the token. */
const imageHost = createClient(env.imageUploadUrl);

const uploadResponse = v.pipe(
  v.object({ success: v.literal(true), data: v.object({ url: v.pipe(v.string(), v.url()) }) }),
  v.transform(({ data }) => data.url),
);
const errorResponse = v.object({ error: v.object({ message: v.string() }) });

/**
 * Uploads a picture to the image host. Like every write, it waits until the user is confirmed, and is not sent for one who has gone.
 * @returns the picture's URL
 * @throws CallError 'rule' with the image host's error message in the sentence to show
 */
async function uploadImage(image: File, onUploadProgress: UploadOptions['onProgress']) {
  const owner = sessionState.user()?.email;
  const form = new FormData();
  form.append('image', image, PHOTO_NAME);
  try {
    await sessionState.confirmed();
    if (sessionState.user()?.email !== owner) throw new CallError('refused');
    return await imageHost.post('', form, uploadResponse, {
      params: { key: env.imageUploadKey },
      silenceMs: UPLOAD_TIMEOUT_MS,
      onUploadProgress,
    });
  } catch (error) {
    throw isCallError(error) ? new CallError('rule', { message: messageFor(error), cause: error }) : error;
  }
}

function messageFor(error: CallError) {
  if (error.kind === 'no-response') return photoTexts.noResponse;
  const body = errorBodyOf(error, errorResponse);
  const reason = sanitizeSentence(body?.error.message);
  if (reason !== undefined) return photoTexts.refused(reason);
  return error.kind === 'blocked' ? photoTexts.blocked : photoTexts.fault;
}
