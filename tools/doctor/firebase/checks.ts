import * as v from 'valibot';
import { SITE_REMEDY, type Checks, type Consultation } from '../consultation';
import { fault, fine, untried } from '../finding';
import { isHtml } from '../problemOf';
import { callIdentity, describeSetupError, handlerOrigin, pageOf, unknownError } from './identityCall';
import { google, password } from './methods';
import { referrers } from './referrers';

export const firebaseChecks = { key, app, domain, password, google, popup, referrers } satisfies Checks;

const projectSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ projectId: v.string(), authorizedDomains: v.optional(v.array(v.string()), []) }),
);
const noProject = (what: string) => untried(`Whether ${what} is not known.`, 'First correct the API key.');

/** The public configuration of the project, which Firebase's SDK reads too. */
async function readProject(consultation: Consultation) {
  const { text, error } = await callIdentity(consultation, { operation: 'projects' });
  const parsed = v.safeParse(projectSchema, text);
  return { project: parsed.success ? parsed.output : undefined, error };
}

async function* key(consultation: Consultation) {
  const { project, error } = await readProject(consultation);
  if (project) yield fine(`Knows the API key: it belongs to project number ${project.projectId}.`);
  else if (error)
    yield describeSetupError(error, pageOf(consultation)) ?? unknownError(error, 'Whether the API key is right');
  else
    yield fault(
      'The project’s configuration is not readable.',
      'Try again later; status.firebase.google.com says how Firebase is.',
    );
}

async function* app(consultation: Consultation) {
  const { settings } = consultation;
  if (settings.isSandbox) return;
  const number = /^\d+:(\d+):web:\w+$/.exec(settings.firebase.appId)?.[1];
  const { project } = await readProject(consultation);
  const remedy = 'Firebase console, Project settings, Your apps: copy all four values of one web app.';
  if (number === undefined) yield fault('VITE_FIREBASE_APP_ID is not the id of a web app (1:…:web:…).', remedy);
  else if (!project) yield noProject('the app id fits the API key');
  else if (project.projectId === number) yield fine('API key and app id belong to the same project.');
  else yield fault(`The app id belongs to project ${number}, but the API key to project ${project.projectId}.`, remedy);
}

async function* domain(consultation: Consultation) {
  const { site } = consultation;
  const { project } = await readProject(consultation);
  if (site === undefined) yield untried('Whether the site’s domain is authorized is not known.', SITE_REMEDY);
  else if (!project) yield noProject('the site’s domain is authorized');
  else {
    const { hostname } = new URL(site);
    // Firebase's SDK accepts subdomains too.
    if (project.authorizedDomains.some((name) => hostname === name || hostname.endsWith(`.${name}`)))
      yield fine(`${hostname} is an authorized domain.`);
    else {
      yield fault(
        `${hostname} is not an authorized domain: signing in with Google fails there.`,
        `Firebase console, Authentication, Settings, Authorized domains: add ${hostname}.`,
      );
    }
  }
}

/** The pages of the auth domain that the popup opens. */
async function* popup({ settings, send }: Consultation) {
  const { authDomain } = settings.firebase;
  if (settings.isSandbox) {
    yield untried(
      'The page of the popup is not tried: the emulator has its own.',
      'Try it with the settings of the hosted site.',
    );
    return;
  }
  const response = await send({ url: `${handlerOrigin(authDomain)}/__/auth/handler` });
  if (response.status === 200 && isHtml(response)) yield fine(`The popup’s page is at ${authDomain}.`);
  else {
    yield fault(
      `${authDomain} has no page for the popup: it responds ${response.status}.`,
      'Copy authDomain of the web app into VITE_FIREBASE_AUTH_DOMAIN: …firebaseapp.com, or your domain if Firebase hosts it.',
    );
  }
}
