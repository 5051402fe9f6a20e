import * as v from 'valibot';
import { picture } from '@/shared/api/fields';
import { allows, corsOf, responds } from './cors';
import { ONLY_READS, type Checks, type Consultation } from './consultation';
import { fault, fine, untried } from './finding';
import { quote } from './problemOf';
import { textOf, type HostResponse } from './send';

export const imagesChecks = { reachable, cors, upload } satisfies Checks;

const refusal = v.pipe(v.string(), v.parseJson(), v.object({ error: v.object({ message: v.string() }) }));
const uploaded = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ success: v.literal(true), data: v.object({ url: v.pipe(v.string(), v.url()) }) }),
);
/** A transparent picture of one pixel. */
const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
const KEY_REMEDY = 'Copy the upload key of the image host into VITE_IMAGE_UPLOAD_KEY again (imgbb: api.imgbb.com).';

function reachable(consultation: Consultation) {
  return responds(consultation, uploadCall(consultation), consultation.settings.imageUploadUrl);
}

function cors(consultation: Consultation) {
  return corsOf(consultation, [uploadCall(consultation)], false);
}

/** Browsers send a preflight, because the page shows the progress of an upload. */
function uploadCall({ settings }: Consultation) {
  return { method: 'POST', url: settings.imageUploadUrl, headers: [] };
}

async function* upload(consultation: Consultation) {
  const { site, mayWrite } = consultation;
  if (!mayWrite) {
    yield untried(
      `Whether a picture can be uploaded with this key is not known: ${ONLY_READS}`,
      'Run npm run doctor -- --write: it uploads one pixel, which imgbb deletes after a minute.',
    );
    return;
  }
  const response = await sendPixel(consultation);
  if (site !== undefined && !allows(response, site)) {
    yield fault(
      'The page cannot read the responses of the image host, because CORS does not allow it.',
      `Let it send Access-Control-Allow-Origin: ${site} with every response, or choose another image host.`,
    );
  }
  const result = v.safeParse(uploaded, textOf(response));
  if (result.success) yield await shown(consultation, result.output.data.url);
  else yield refused(response);
}

function refused(response: HostResponse) {
  const result = v.safeParse(refusal, textOf(response));
  if (!result.success) {
    return fault(
      `The image host responds ${response.status} with ${quote(textOf(response))}.`,
      'Check VITE_IMAGE_UPLOAD_URL. The host must respond as imgbb does (docs/contract.md).',
    );
  }
  const { message } = result.output.error;
  if (/rate limit/i.test(message))
    return untried(`The image host takes no calls for now: ${quote(message)}.`, 'Try again in an hour.');
  if (/\bkey\b/i.test(message)) return fault(`The image host refuses the upload key: ${quote(message)}.`, KEY_REMEDY);
  return fault(`The upload of a picture gets ${response.status} and ${quote(message)}.`, KEY_REMEDY);
}

async function shown({ send }: Consultation, url: string) {
  if (v.parse(picture, url) === undefined) {
    return fault(
      `The image host stores pictures on ${new URL(url).host}, which VITE_IMAGE_HOSTS does not list.`,
      'Add this host to VITE_IMAGE_HOSTS and build again. Otherwise no uploaded photo is ever shown.',
    );
  }
  const { status, headers } = await send({ url });
  const type = headers.get('content-type') ?? 'no type';
  return status === 200 && type.startsWith('image/')
    ? fine('A picture can be uploaded, and is then shown.')
    : fault(`The uploaded picture gets ${status} and ${quote(type)}.`, 'Check that uploads of this key are public.');
}

/** `expiration` is in seconds. imgbb then deletes the picture; other hosts ignore it. */
function sendPixel({ settings, site, send }: Consultation) {
  const url = new URL(settings.imageUploadUrl);
  url.searchParams.set('key', settings.imageUploadKey);
  url.searchParams.set('expiration', '60');
  const body = new FormData();
  body.append('image', new Blob([Buffer.from(PIXEL, 'base64')], { type: 'image/png' }), 'photo.png');
  return send({ method: 'POST', url: url.href, body, ...(site !== undefined && { headers: { origin: site } }) });
}
