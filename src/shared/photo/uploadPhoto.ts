import { fileOf, preparePhoto } from './preparePhoto';
import { uploadImage } from './uploadImage';

const uploadedUrls = new WeakMap<File, string>();

/**
 * Prepares a photo and uploads it to the image host. A file is uploaded only once, also when its form is submitted again.
 * @param onProgress called with the uploaded fraction, from 0 to 1
 * @returns the photo's URL
 * @throws CallError 'rule' with the sentence to show as its message
 */
export async function uploadPhoto(file: File, onProgress?: (fraction: number) => void) {
  const uploadedUrl = uploadedUrls.get(file);
  if (uploadedUrl !== undefined) return uploadedUrl;
  const url = await uploadImage(fileOf(await preparePhoto(file, 'whole')), { onUploadProgress: onProgress });
  uploadedUrls.set(file, url);
  return url;
}
