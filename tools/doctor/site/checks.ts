import { SITE_REMEDY, type Checks, type Consultation } from '../consultation';
import { fault, fine, untried } from '../finding';
import { quote } from '../problemOf';
import { textOf } from '../send';
import { missing, privateFiles, routes } from './files';
import { caching, headers, policy } from './headers';
import { isOurs } from './page';

export const siteChecks = {
  reachable,
  headers,
  policy,
  routes,
  missing,
  caching,
  'private files': privateFiles,
} satisfies Checks;

async function* reachable({ site, send }: Consultation) {
  if (site === undefined) {
    yield untried('The deployed site is not tried, because its address is not known.', SITE_REMEDY);
    return;
  }
  const response = await send({ url: `${site}/` });
  const html = textOf(response);
  if (isOurs({ response, html })) yield fine(`SecondGear is at ${site}.`);
  else {
    yield fault(
      `${site} responds ${response.status} with ${quote(html)}, which is not SecondGear.`,
      'Deploy the build, or correct the address.',
    );
  }
}
