import * as v from 'valibot';
import { picture } from '@/api/fields';
import { allows, examineCors } from './cors';
import { fault, notWritten, ok, type Visit } from './finding';
import { isHtml, quote } from './send';

const refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ message: v.string() }) }));
const uploaded = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ success: v.literal(true), data: v.object({ url: v.pipe(v.string(), v.url()) }) }),
);
/** A transparent picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

export async function* examineImages(visit: Visit) {
  const { settings, site, mayWrite, send } = visit;
  // Browsers send a preflight, because the page shows the progress of an upload.
  yield* examineCors(visit, [{ method: 'POST', url: settings.imageUploadUrl, headers: [] }]);
  if (!mayWrite) {
    yield notWritten('Whether the upload key is right', 'uploads one pixel, which imgbb deletes after a minute');
    return;
  }
  const response = await sendPixel(visit);
  if (site !== undefined && !allows(response, site))
    yield fault(
      'The page cannot read the responses of the image host, because CORS does not allow it.',
      `Let it send Access-Control-Allow-Origin: ${site} with every response, or choose another image host.`,
    );
  const result = v.safeParse(uploaded, response.text);
  if (!result.success) {
    const refused = v.safeParse(refusal, response.text);
    yield fault(
      `The upload of a picture gets ${response.status} and ${quote(refused.success ? refused.output.error.message : response.text)}.`,
      'If it is about the key, copy it into VITE_IMAGE_UPLOAD_KEY again (imgbb: api.imgbb.com). The host must respond as imgbb does (docs/contract.md).',
    );
    return;
  }
  const { url } = result.output.data;
  if (v.parse(picture, url) === undefined) {
    yield fault(
      `The image host stores pictures on ${new URL(url).host}, which VITE_IMAGE_HOSTS does not list.`,
      'Add this host to VITE_IMAGE_HOSTS and build again. Otherwise no uploaded photo is ever shown.',
    );
    return;
  }
  const shown = await send({ url });
  if (shown.status === 200 && !isHtml(shown)) yield ok('A picture can be uploaded, and is then shown.');
  else yield fault(`The uploaded picture gets ${shown.status}.`, 'Check that uploads of this key are public.');
}

/** `expiration` is in seconds. imgbb then deletes the picture; other hosts ignore it. */
function sendPixel({ settings, site, send }: Visit) {
  const url = new URL(settings.imageUploadUrl);
  url.searchParams.set('key', settings.imageUploadKey);
  url.searchParams.set('expiration', '60');
  const body = new FormData();
  body.append('image', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'photo.png');
  return send({ method: 'POST', url: url.href, body, ...(site !== undefined && { headers: { origin: site } }) });
}
