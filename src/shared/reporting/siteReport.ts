import * as v from 'valibot';
import { paths } from '@/shared/config/paths';
import { callPatterns } from './callPatterns';
import { cleanMessage } from './cleanMessage';
import { PLACE } from './cleanStack';
import { blockedSites, directives, errorNames } from './names';
import { OTHER } from './patternOf';
import { failureKinds } from './failedCalls';

const place = v.pipe(v.string(), v.regex(PLACE));
/** The pattern of the page's path. */
const page = v.picklist([...Object.values(paths), OTHER]);
const message = v.pipe(
  v.string(),
  v.check((text) => cleanMessage(text) === text, 'is not a clean message'),
);
const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const siteReport = v.variant('type', [
  /** An uncaught error, an unhandled rejection, or an error that a React error boundary has caught. */
  v.strictObject({
    type: v.literal('error'),
    page,
    name: v.picklist([...errorNames, OTHER]),
    message,
    stack: v.array(place),
  }),
  /** A call that failed, or whose response could not be read. */
  v.strictObject({
    type: v.literal('call'),
    page,
    call: v.picklist([...callPatterns, OTHER]),
    kind: v.picklist([...failureKinds, OTHER]),
    /** The status of the response, if there was one. */
    status: v.optional(v.pipe(count, v.maxValue(599))),
  }),
  /** A violation of the content security policy. */
  v.strictObject({
    type: v.literal('policy'),
    page,
    directive: v.picklist([...directives, OTHER]),
    blocked: v.picklist([...blockedSites, OTHER]),
    place: v.optional(place),
  }),
  v.strictObject({
    type: v.literal('vital'),
    page,
    name: v.picklist(['CLS', 'FCP', 'INP', 'LCP', 'TTFB']),
    /** Milliseconds; of CLS, a number without a unit. */
    value: v.number(),
    rating: v.picklist(['good', 'needs-improvement', 'poor']),
  }),
]);

/** What one request to `VITE_REPORT_URL` contains, and all that it may contain. */
export const siteReports = v.strictObject({
  /** The hash in the name of the document's script, which is another one for every version of the site. */
  release: v.pipe(v.string(), v.regex(/^([\w-]{8})?$/)),
  reports: v.pipe(v.array(siteReport), v.minLength(1)),
  /** How many reports of this tab were left out since the last request, because there were too many. */
  dropped: count,
});

export type SiteReport = v.InferOutput<typeof siteReport>;
export type SiteReports = v.InferOutput<typeof siteReports>;
