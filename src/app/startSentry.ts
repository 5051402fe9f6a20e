import {
  BrowserClient,
  captureException,
  dedupeIntegration,
  defaultStackParser,
  makeFetchTransport,
  setCurrentClient,
} from '@sentry/browser';
import { cleanEvent } from './cleanEvent';

/**
 * Starts Sentry's SDK and returns what reports an error. Made without `init`, the client has no integrations that gather what a person
 * does, and their code is not loaded.
 */
export function startSentry(): (error: unknown) => void {
  const client = new BrowserClient({
    dsn: SENTRY_DSN,
    release: releaseOf(document),
    transport: makeFetchTransport,
    stackParser: defaultStackParser,
    integrations: [dedupeIntegration()],
    // Otherwise Sentry stores the IP address as the user's.
    dataCollection: { userInfo: false },
    sendClientReports: false,
    beforeSend: cleanEvent,
  });
  setCurrentClient(client);
  client.init();
  return captureException;
}

/** The hash in the name of the document's script, which differs in every version of the site; empty in development. */
function releaseOf({ scripts }: Document) {
  const names = Array.from(scripts, ({ src }) => /\/assets\/[\w.]+-([\w-]{8})\.js$/.exec(src)?.[1]);
  return names.find((hash) => hash !== undefined) ?? '';
}
