import * as v from 'valibot';
import { picture } from '@/shared/api/fields';
import { allows, corsOf } from './cors';
import type { Checks, Consultation } from './consultation';
import { fault, fine, untried } from './finding';
import { quote } from './problemOf';
import { textOf } from './send';

export const imagesChecks = { reachable, cors, key, upload } satisfies Checks;

const refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ message: v.string() }) }));
const uploaded = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ success: v.literal(true), data: v.object({ url: v.pipe(v.string(), v.url()) }) }),
);
/** A transparent picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const KEY_REMEDY = 'Copy the upload key of the image host into VITE_IMAGE_UPLOAD_KEY again (imgbb: api.imgbb.com).';

async function* reachable({ settings, send }: Consultation) {
  await send({ method: 'OPTIONS', url: settings.imageUploadUrl });
  yield fine(`Responds at ${settings.imageUploadUrl}.`);
}

/** Browsers send a preflight, because the page shows the progress of an upload. */
function cors(consultation: Consultation) {
  const call = { method: 'POST', url: consultation.settings.imageUploadUrl, headers: [] };
  return corsOf(consultation, [call], false);
}

/** An upload without a picture: the host complains about the key first, and otherwise about the missing picture. */
async function* key(consultation: Consultation) {
  const response = await post(consultation, new FormData());
  const result = v.safeParse(refusal, textOf(response));
  const { site } = consultation;
  if (site !== undefined && !allows(response, site)) {
    yield fault(
      'The page cannot read the responses of the image host, because CORS does not allow it.',
      `Let it send Access-Control-Allow-Origin: ${site} with every response, or choose another image host.`,
    );
  }
  if (!result.success) {
    yield fault(
      `The image host responds ${response.status} with ${quote(textOf(response))}.`,
      'Check VITE_IMAGE_UPLOAD_URL. The host must respond as imgbb does (docs/contract.md).',
    );
    return;
  }
  const { message } = result.output.error;
  if (/rate limit/i.test(message))
    yield untried(`The image host takes no calls for now: ${quote(message)}.`, 'Try again in an hour.');
  else if (/\bkey\b/i.test(message))
    yield fault(`The image host refuses the upload key: ${quote(message)}.`, KEY_REMEDY);
  else yield fine('The image host takes the upload key.');
}

async function* upload(consultation: Consultation) {
  if (!consultation.mayWrite) {
    yield untried(
      'Whether a picture can be uploaded is not known: nothing is written without --write.',
      'npm run doctor -- --write uploads one pixel, which imgbb deletes after a minute.',
    );
    return;
  }
  const form = new FormData();
  form.append('image', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'photo.png');
  const response = await post(consultation, form);
  const result = v.safeParse(uploaded, textOf(response));
  if (!result.success) {
    yield fault(`The upload of a picture gets ${response.status} and ${quote(textOf(response))}.`, KEY_REMEDY);
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
  const { status, headers } = await consultation.send({ url });
  const type = headers.get('content-type') ?? 'no type';
  if (status === 200 && type.startsWith('image/')) yield fine('A picture can be uploaded, and is then shown.');
  else
    yield fault(
      `The uploaded picture gets ${status} and ${quote(type)}.`,
      'Check that uploads of this key are public.',
    );
}

/** `expiration` is in seconds. imgbb then deletes the picture; other hosts ignore it. */
function post({ settings, site, send }: Consultation, body: FormData) {
  const url = new URL(settings.imageUploadUrl);
  url.searchParams.set('key', settings.imageUploadKey);
  url.searchParams.set('expiration', '60');
  return send({ method: 'POST', url: url.href, body, ...(site !== undefined && { headers: { origin: site } }) });
}
