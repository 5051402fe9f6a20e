import { FOREIGN_SITE, type Consultation } from '../consultation';
import { advice, fault, fine, untried } from '../finding';
import { callIdentity, handlerOrigin, isReferrerBlocked } from './identityCall';

/** From which pages the API key may be used: from the site and Firebase's popup, and from nowhere else. */
export async function* referrers(consultation: Consultation) {
  const { settings, site } = consultation;
  if (settings.isSandbox) {
    yield untried(
      'From where the API key may be used is not tried: the emulator takes every key.',
      'Try it with the settings of the hosted site.',
    );
    return;
  }
  const isBlocked = async (referrer: string) => {
    const { error } = await callIdentity(consultation, { operation: 'projects', referrer });
    return error !== undefined && isReferrerBlocked(error);
  };
  const needed = [...(site === undefined ? [] : [site]), handlerOrigin(settings.firebase.authDomain)];
  const missing: string[] = [];
  for (const origin of needed) if (await isBlocked(`${origin}/`)) missing.push(origin);
  const open = [
    ...((await isBlocked(`${FOREIGN_SITE}/`)) ? [] : ['other websites']),
    ...((await isBlocked('')) ? [] : ['programs that name no page']),
  ];

  const where = 'Google Cloud console, Credentials, the browser key, Website restrictions:';
  if (missing.length > 0) {
    const pages = missing.map((origin) => `${origin}/*`).join(' and ');
    yield fault(
      `The API key may not be used from ${missing.join(' and ')}: nobody can sign in there.`,
      `${where} add ${pages}.`,
    );
  }
  if (open.length > 0) {
    const pages = needed.map((origin) => `${origin}/*`).join(' and ');
    yield advice(`The API key may also be used by ${open.join(' and ')}.`, `${where} allow ${pages} only.`);
  } else if (missing.length === 0) yield fine(`The API key may be used from ${needed.join(' and ')} only.`);
}
