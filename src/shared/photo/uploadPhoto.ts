import { uploadImage } from '@/shared/api/uploadImage';
import { preparePhoto } from './preparePhoto';

const addresses = new WeakMap<File, string>();

/**
 * Prepares a chosen photo and puts it on the image host, once for each file: a form that is sent again has its address.
 * @param onProgress the share that is done, from 0 to 1
 * @throws CallError 'rule' whose message says what is wrong
 */
export async function uploadPhoto(file: File, onProgress?: (share: number) => void) {
  const known = addresses.get(file);
  if (known !== undefined) return known;
  const address = await uploadImage(await preparePhoto(file), onProgress);
  addresses.set(file, address);
  return address;
}
