import * as v from 'valibot';
import { picture } from '@/api/fields';
import { allows, examineCors } from './cors';
import { fault, notWritten, ok, type Visit } from './finding';
import { isHtml, parsed, seen } from './send';

const uploaded = v.object({ success: v.literal(true), data: v.object({ url: v.pipe(v.string(), v.url()) }) });
/** A transparent picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export async function* examineImages(visit: Visit) {
  const { settings, site, mayWrite, send } = visit;
  // Browsers send a preflight, because the page shows the progress of an upload.
  yield* examineCors(visit, [{ method: 'POST', url: settings.imageUploadUrl, headers: [] }]);
  if (!mayWrite) {
    yield notWritten('Whether the upload key is right');
    return;
  }
  const upload = new URL(settings.imageUploadUrl);
  upload.searchParams.set('key', settings.imageUploadKey);
  // In seconds. imgbb then deletes the picture; other hosts ignore it.
  upload.searchParams.set('expiration', '60');
  const body = new FormData();
  body.append('image', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'photo.png');
  const response = await send(upload.href, {
    method: 'POST',
    body,
    headers: site === undefined ? {} : { origin: site },
  });
  if (site !== undefined && !allows(response, site))
    yield fault(
      'The page cannot read the responses of the image host, because CORS does not allow it.',
      `Let it send Access-Control-Allow-Origin: ${site} with every response, or choose another image host.`,
    );
  const url = parsed(uploaded, response)?.data.url;
  if (url === undefined)
    yield fault(
      `The upload of a picture: the host ${seen(response)}.`,
      'If it is about the key, copy it into VITE_IMAGE_UPLOAD_KEY again (imgbb: api.imgbb.com). The host must respond as imgbb does (docs/contract.md).',
    );
  else if (v.parse(picture, url) === undefined)
    yield fault(
      `The image host stores pictures on ${new URL(url).host}, which VITE_IMAGE_HOSTS does not list.`,
      'Add this host to VITE_IMAGE_HOSTS and build again. Otherwise no uploaded photo is ever shown.',
    );
  else {
    const shown = await send(url);
    if (shown.status === 200 && !isHtml(shown)) yield ok('A picture can be uploaded, and is then shown.');
    else yield fault(`The uploaded picture: its host ${seen(shown)}.`, 'Check that uploads of this key are public.');
  }
}
