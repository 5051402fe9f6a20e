import { existsSync } from 'node:fs';
import type { Rolldown } from 'vite';

type Graph = Rolldown.ChunkingContext;

/** The entry of the document, which loads all other code, is a chunk by itself. */
const DOCUMENT = '/index.html';
/** The entry of the app, and the pages that most users visit first. */
const START = '/src/app/main.tsx';
const firstPages = [
  { file: '/src/app/pages/HomePage.tsx', name: 'home' },
  { file: '/src/app/pages/LoginPage.tsx', name: 'login' },
  { file: '/src/app/pages/BlogPage.tsx', name: 'blog' },
];

/** The parts of signing in, nearly all of which the login page loads. */
const AUTH = '/src/features/auth/';
/** The form on the other face of the card of the login page. */
const SIGN_UP = '/src/features/auth/SignUpForm.tsx';

/** What confirms who is signed in, and signs out: mostly the Firebase SDK. */
const identityParts = ['/src/shared/session/followIdentity.ts', '/src/shared/session/fetchToken.ts'];
/** What signs in. Loaded with those when somebody is about to. */
const signInParts = ['/src/shared/session/sessionActions.ts', '/src/shared/session/signUpCompletion.ts'];
const sessionParts = [...identityParts, ...signInParts];

/** The controls that users see once they are signed in (`src/app/lazyMemberParts.ts`), and what they have on every page. */
const members = [
  '/src/app/MemberExtras.tsx',
  '/src/app/openPayment.ts',
  '/src/app/memberParts.ts',
  '/src/app/prefetchFirstReads.ts',
  '/src/features/wishlist/buttons/memberButtons.ts',
  '/src/features/cars/cards/SellerBadge.tsx',
];

/** What resumes a payment and reads the ledger. Nearly nobody needs it on any page but that of a payment. */
const paymentParts = ['/src/app/PaymentRecovery.tsx', '/src/features/payments/queries.ts'];

/** The list of the protected pages, and their guards. */
const PAGES = '/src/app/protectedPages.ts';
const GUARDS = '/src/app/guards.tsx';

/** What is around all pages of the dashboard. */
const DASHBOARD = '/src/app/layouts/DashboardLayout.tsx';

/** The first page of the dashboard, and what pages without long lists do not need of it. */
const WISHLIST = '/src/app/pages/dashboard/MyBookingPage.tsx';
const LONG_LISTS = '/src/shared/ui/list/useVirtualRows.ts';

/** The lists of cars, and with them the other pages about cars (`src/features/cars`). */
const lists = [
  '/src/app/pages/CategoriesPage.tsx',
  '/src/app/pages/AllCarsPage.tsx',
  '/src/app/pages/BrandCarsPage.tsx',
];
const carPages = [...lists, '/src/app/pages/CarDetailsPage.tsx'];

/** What the details page loads after its first paint. */
const foldedParts = ['/src/features/cars/details/FoldedSections.tsx', '/src/features/cars/warnings/Warnings.tsx'];

for (const file of [
  DOCUMENT,
  START,
  ...firstPages.map((page) => page.file),
  SIGN_UP,
  ...sessionParts,
  ...members,
  ...paymentParts,
  PAGES,
  GUARDS,
  DASHBOARD,
  WISHLIST,
  LONG_LISTS,
  ...carPages,
  ...foldedParts,
]) {
  if (!existsSync(`.${file}`)) throw new Error(`tools/chunkGroups.ts names a file that does not exist: ${file}`);
}

/**
 * Groups modules into few files, because each request takes a browser some time. Each function below names one group or a few; the bundler
 * divides the rest.
 */
export const chunkGroups = {
  // The order matters: a group also takes the dependencies of its modules, unless an earlier group has taken them.
  groups: [
    start,
    packages,
    site,
    forms,
    shared,
    own,
    signUp,
    pages,
    member,
    identity,
    signIn,
    recovery,
    cars,
    carParts,
    folded,
    longLists,
    dashboard,
  ].map((nameOf) => ({
    name: (module: string, graph: Graph) => nameOf(module, entriesOf(module, graph)),
  })),
};

const loadedFirst = /^assets\/(index|site|packages|rolldown-runtime)-/;

/** The imports to preload: without those that every page, or this first page, has loaded already. */
export function notLoadedYet(file: string, imports: string[], { hostId }: { hostId: string }) {
  const sharedByHost = `${hostId.slice(0, hostId.indexOf('-'))}-shared-`;
  return loadedFirst.test(file)
    ? imports
    : imports.filter((name) => !loadedFirst.test(name) && !name.startsWith(sharedByHost));
}

function start(_module: string, entries: readonly string[]) {
  return isAnyOf([DOCUMENT], entries) ? 'start' : null;
}

function packages(module: string, entries: readonly string[]) {
  return isOfSite(entries) && module.includes('/node_modules/') && !isIcon(module) ? 'packages' : null;
}

/** Also the icon that the blog shares with later pages: a file of 160 bytes takes a request, and its name is in several lists. */
function site(module: string, entries: readonly string[]) {
  const isIconOfBlog = isIcon(module) && pagesOf(entries).some(({ name }) => name === 'blog');
  return isOfSite(entries) || isIconOfBlog ? 'site' : null;
}

/** Separate, because members who load the shared code for a dialog do not need it. */
function forms(module: string) {
  return module.includes('/node_modules/react-hook-form/') ? 'forms' : null;
}

/** What only the other parts of signing in share with the login page is in the file of that page. */
function shared(_module: string, entries: readonly string[]) {
  const [page] = pagesOf(entries);
  const isOfOthers = (entry: string) => pagesOf([entry]).length === 0 && !entry.includes(AUTH);
  return page && entries.some(isOfOthers) ? `${page.name}-shared` : null;
}

function own(_module: string, entries: readonly string[]) {
  return pagesOf(entries)[0]?.name ?? null;
}

/** What the form of a post needs of that of signing up, such as the field for a photo, is a file by itself. */
function signUp(_module: string, entries: readonly string[]) {
  if (!isAnyOf([SIGN_UP], entries)) return null;
  return entries.some((entry) => !entry.includes(AUTH)) ? 'form-parts' : 'sign-up';
}

function pages(_module: string, entries: readonly string[]) {
  return isAnyOf([PAGES, GUARDS], entries) ? 'pages' : null;
}

/** Also the icons of several other pages: each file of its own would be in the first pages' list of files. */
function member(module: string, entries: readonly string[]) {
  const isIconOfMany = entries.length > 1 && isIcon(module) && !isAnyOf([...carPages, WISHLIST, DASHBOARD], entries);
  const isShared = isIconOfMany || isOfDevice(module, entries) || isToolOfPayments(module, entries);
  return isShared || isAnyOf(members, entries) ? 'member' : null;
}

/** Other pages would load the code of payments with it. */
function isToolOfPayments(module: string, entries: readonly string[]) {
  return module.includes('/src/shared/browser/') && isAnyOf(paymentParts, entries);
}

/** What signing in and other pages have in common, such as the user's drafts. In the file of identity, it would bring Firebase along. */
function isOfDevice(module: string, entries: readonly string[]) {
  const isShared = !areAllOf(sessionParts, entries) && isAnyOf(sessionParts, entries);
  const isKept = module.includes('/src/shared/')
    ? !module.includes('/session/')
    : module.includes('/node_modules/idb/');
  return isShared && isKept;
}

function identity(_module: string, entries: readonly string[]) {
  return areAllOf(sessionParts, entries) && isAnyOf(identityParts, entries) ? 'identity' : null;
}

function signIn(_module: string, entries: readonly string[]) {
  return areAllOf(signInParts, entries) ? 'sign-in' : null;
}

/** Also what the page of a payment shares with them. */
function recovery(_module: string, entries: readonly string[]) {
  return isAnyOf(paymentParts, entries) ? 'recovery' : null;
}

const isIcon = (module: string) => module.includes('/node_modules/lucide-react/');

/** Also what the lists share with other pages: in a file of its own, it would be one more style sheet before the first paint. */
function cars(_module: string, entries: readonly string[]) {
  return isAnyOf(lists, entries) ? 'cars' : null;
}

/** What the other pages about cars and the wishlist share with pages that are not of the dashboard. */
function carParts(_module: string, entries: readonly string[]) {
  const isShared = entries.length > 1 && isAnyOf([...carPages, WISHLIST], entries);
  return isShared && !areAllOfDashboard(entries) ? 'car-parts' : null;
}

function folded(_module: string, entries: readonly string[]) {
  return areAllOf(foldedParts, entries) ? 'folded' : null;
}

function longLists(module: string) {
  return module.endsWith(LONG_LISTS) ? 'long-lists' : null;
}

/** Also what a page of the dashboard shares with its frame, and what the wishlist shares with other pages of the dashboard. */
function dashboard(_module: string, entries: readonly string[]) {
  const isOfWishlist = entries.length > 1 && isAnyOf([WISHLIST], entries);
  return isOfWishlist || isAnyOf([DASHBOARD], entries) ? 'dashboard' : null;
}

const areAllOfDashboard = (entries: readonly string[]) => entries.every((entry) => entry.includes('/pages/dashboard/'));

function areAllOf(files: readonly string[], entries: readonly string[]) {
  return entries.length > 0 && entries.every((entry) => isAnyOf(files, [entry]));
}

function isAnyOf(files: readonly string[], entries: readonly string[]) {
  return entries.some((entry) => files.some((file) => entry.endsWith(file)));
}

function isOfSite(entries: readonly string[]) {
  return isAnyOf([START], entries) || pagesOf(entries).length > 1;
}

function pagesOf(entries: readonly string[]) {
  return firstPages.filter(({ file }) => entries.some((entry) => entry.endsWith(file)));
}

/** The modules that are loaded by themselves, as an entry or by a dynamic import, and that load this module with them. */
function entriesOf(module: string, graph: Graph) {
  const seen = new Set([module]);
  const entries: string[] = [];
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    if (!info) continue;
    if (info.isEntry || info.dynamicImporters.length > 0) entries.push(id);
    for (const importer of info.importers) seen.add(importer);
  }
  return entries;
}
