import type { ComponentType } from 'react';
import {
  createBrowserRouter,
  matchRoutes,
  type LoaderFunction,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import { MainLayout } from '@/layouts/main/MainLayout';
import { PageError } from '@/layouts/PageError';
import { RequireUser } from '@/layouts/RequireUser';
import { isNewVisit } from '@/lib/browser/isNewVisit';
import { lazyRoute } from '@/lib/browser/loadChunk';
import { DASHBOARD, paths } from '@/lib/config/paths';
import { session } from '@/session/session';
import { Spinner } from '@/ui/feedback/loading';
import { PageSkeleton } from '@/ui/feedback/PageSkeleton';
import { normalizeAddress } from './normalizeAddress';

/** The id of the route whose pages are for signed-in users alone. */
const PROTECTED = 'protected';

/** What the file of a page exports for its route. */
interface PageModule {
  Component: ComponentType;
  /** Starts the reads of the page (`startReads`). */
  loader?: LoaderFunction;
}

/** The page has an error boundary of its own, so that the layouts around a broken page and their links keep working. */
const lazyPage = (load: () => Promise<PageModule>) =>
  ({
    ...lazyRoute(load, <Spinner />),
    errorElement: <PageError />,
    // A changed filter in the address reads nothing.
    shouldRevalidate: ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) =>
      currentUrl.pathname !== nextUrl.pathname,
  }) satisfies RouteObject;

/** The routes of section 2, in the same order. */
export const routes: RouteObject[] = [
  {
    Component: MainLayout,
    errorElement: (
      <main>
        <PageError />
      </main>
    ),
    hydrateFallbackElement: <PageSkeleton />,
    children: [
      { path: paths.root, ...lazyPage(() => import('@/pages/HomePage')) },
      { path: paths.home, ...lazyPage(() => import('@/pages/HomePage')) },
      { path: paths.login, ...lazyPage(() => import('@/pages/LoginPage')) },
      { path: paths.signUp, ...lazyPage(() => import('@/pages/SignUpPage')) },
      {
        id: PROTECTED,
        Component: RequireUser,
        children: [
          {
            path: paths.cars,
            ...lazyPage(() => import('@/pages/CategoriesPage')),
            children: [
              { index: true, ...lazyPage(() => import('@/pages/AllCarsPage')) },
              { path: paths.brand, ...lazyPage(() => import('@/pages/BrandCarsPage')) },
              { path: paths.carDetails, ...lazyPage(() => import('@/pages/CarDetailsPage')) },
              { path: paths.checkout, ...lazyPage(() => import('@/pages/CheckoutPage')) },
            ],
          },
          { path: paths.compare, ...lazyPage(() => import('@/pages/ComparePage')) },
          {
            id: DASHBOARD,
            path: paths.dashboard,
            ...lazyPage(() => import('@/layouts/dashboard/DashboardLayout')),
            children: [
              { index: true, ...lazyPage(() => import('@/pages/dashboard/WishlistPage')) },
              {
                ...lazyPage(() => import('@/layouts/RequireAdmin')),
                children: [
                  { path: paths.overview, ...lazyPage(() => import('@/pages/dashboard/OverviewPage')) },
                  { path: paths.sellers, ...lazyPage(() => import('@/pages/dashboard/SellersPage')) },
                  { path: paths.buyers, ...lazyPage(() => import('@/pages/dashboard/BuyersPage')) },
                  { path: paths.reportedPosts, ...lazyPage(() => import('@/pages/dashboard/ReportedPostsPage')) },
                ],
              },
              { path: paths.profile, ...lazyPage(() => import('@/pages/dashboard/ProfilePage')) },
              {
                ...lazyPage(() => import('@/layouts/RequireSeller')),
                children: [
                  { path: paths.myCars, ...lazyPage(() => import('@/pages/dashboard/MyCarsPage')) },
                  { path: paths.postCar, ...lazyPage(() => import('@/pages/dashboard/PostCarPage')) },
                ],
              },
              { path: paths.payment, ...lazyPage(() => import('@/pages/dashboard/PaymentPage')) },
            ],
          },
        ],
      },
      { path: paths.blog, ...lazyPage(() => import('@/pages/BlogPage')) },
      { path: '*', ...lazyPage(() => import('@/pages/NotFoundPage')) },
    ],
  },
];

/**
 * The pages of the last user are shown at once: their loaders and their guard know the user. A router that is created with hydration data,
 * even empty ones, leaves a new visit where the user has scrolled it before the code came. Without them it scrolls to the top, and a press
 * that has just begun is lost.
 */
export function createRouter() {
  session.resumeLastUser();
  normalizeAddress();
  keyHistoryEntry();
  return createBrowserRouter(routes, isNewVisit() ? { hydrationData: { loaderData: {} } } : {});
}

/**
 * Gives the history entry of an opened page a random key, as the router does for all that follow. The scroll positions of a tab are
 * stored under these keys: under an address, they would say after the sign-out which pages were visited.
 */
function keyHistoryEntry() {
  const state: unknown = window.history.state;
  const fields = typeof state === 'object' ? state : {};
  window.history.replaceState({ key: Math.random().toString(36).slice(2, 10), ...fields }, '');
}

/** Whether the handle of a route is that of a page whose code can be loaded early. */
const isPreloadable = (handle: unknown): handle is ReturnType<typeof lazyPage>['handle'] =>
  typeof handle === 'object' && handle !== null && 'preload' in handle;

/**
 * Loads the code of the page at this path; for a visitor on the path of a protected page, that of the login page.
 * @throws ChunkLoadError
 */
export async function preloadPage(path: string, isVisitor: boolean): Promise<void> {
  const matched = matchRoutes(routes, path)?.map(({ route }) => route) ?? [];
  if (isVisitor && matched.some(({ id }) => id === PROTECTED)) return preloadPage(paths.login, isVisitor);
  await Promise.all(matched.flatMap(({ handle }) => (isPreloadable(handle) ? [handle.preload()] : [])));
}
