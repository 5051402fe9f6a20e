import { OBJECT_ID } from '../src/api/objectId.ts';
import { firstReads } from '../src/lib/config/firstReads.ts';
import { pageFiles } from './pages.ts';

/** A slug that needs no encoding. A document leaves any other one to the client, which encodes it. */
const SLUG = '([\\w-]+)';

/**
 * What `beginReads` requests for each page: the pattern of the page's path, whose group is the parameter, and the page's reads, with `$`
 * in place of the user's email and `:` in place of the parameter. An id that is not an ObjectId matches no pattern, because such a call can
 * stop the host.
 */
export const documentReads = Object.entries(firstReads).map(([path, reads]) => ({
  page: `^${path.replace('/*', '(?:/.*)?').replace(':slug', SLUG).replace(':id', `(${OBJECT_ID})`)}/?$`,
  isPublic: pageFiles.has(path),
  reads: reads.map((read) => ({ ...read, call: read.call.replace(':email', '$').replace(/:\w+/, ':') })),
}));
