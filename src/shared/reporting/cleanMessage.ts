import { MAX_MESSAGE_CHARACTERS, MAX_MESSAGE_WORDS } from '@/shared/config/reportingLimits';

/** The words of which engines, React and this code make the messages of their errors. Words that are first names are left out. */
const VOCABULARY = `
a above abort aborted access accessing add additional after allow allowed already an another any are argument arguments array
arrow as assign assigned assigning assignment async at attempt attempted attempting await available
bad be because been before being between body boolean but by bytes
call callable called calls can can't cancelled cannot changed character child children chunk circular class clone cloned closed
closing code collection column committed completed component connection constant construct constructor contain content context
control convert converting could couldn't create cross-origin current
data database date declaration define defined deleted delivered denied depth descriptor destroyed destructure detached did didn't different
disallowed disconnected document does doesn't dom duplicate during dynamically
element elements empty end entry enough env environment error errors escape evaluating event exceeded exception execute exist exists
expected expired expression extensible
failed failure fetch file find first flag fn focus for found frame from full function
generator get getter given global
had handler has have helpful hook hooks html hydrated hydrating hydration
identifier if illegal import imported importing in index indexed initial initialization initialized inside instance instead instanceof
insufficient interface interrupted into invalid invocation is isn't iterable iterator
json keys last length less limit list literal load loaded loading lock longer loop lost
many match matching maximum memory message method minified missing mode module more mutation mutations must
name navigation nesting network networkerror new no node non-minified not nothing null number
object objects observer of offline old on one only open opened operation option or origin out outside overflow own
parameter parse parsed parsing passed pattern pending permission platform policy position private promise properties property
protocol prototype provided provider
quota quotaexceedederror range reach react read read-only reading reason recursion reduce reference refused registered regular rejected rejection
removed render rendered rendering request requested require required requires reset resizeobserver resource resources response result
return returned root
same schema script scripts secure security server set setting setter should shared signal size source stack state storage store stolen
stream string structure style suspended suspense symbol synchronous syntax
tag target than that the then thenable there this throw thrown time timed timeout to token too transaction tried trustedhtml
trustedscript trustedscripturl type typeerror
unable unavailable undefined undelivered unexpected unhandled unknown unmounted unsupported unterminated update updated url use used user using
valid value values variable version view wait warnings was when which while window with without worker write wrong xhr
zero
aborterror notifications output input
no-response status unreadable no-record unconfirmed not-found unchanged maybe-done new-version
`;
const words = new Set(VOCABULARY.split(/\s+/).filter((word) => word !== ''));

const REACT_ERROR = /^Minified React error #\d{1,3}(?!\d)/;
const GAP = '…';

/**
 * An error's message with only the words of `VOCABULARY`: anything else, such as a name, an address or a part of a
 * response, becomes “…”. The number of a React error is kept.
 */
export function cleanMessage(message: string): string {
  const reactError = REACT_ERROR.exec(message)?.[0];
  if (reactError !== undefined) return reactError;
  const known = message
    .slice(0, MAX_MESSAGE_CHARACTERS)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase().replace(/^[("'“‘[]+|[)"'”’\].,:;!?]+$/g, ''))
    .map((word) => (words.has(word) ? word : GAP));
  return known
    .filter((word, index) => word !== GAP || known[index - 1] !== GAP)
    .slice(0, MAX_MESSAGE_WORDS)
    .join(' ');
}
