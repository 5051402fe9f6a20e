import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { preloadSignUpForm } from '@/features/auth/PreloadedSignUpForm';
import { DASHBOARD, paths } from '@/shared/config/paths';
import { MainLayout } from './layouts/MainLayout';
import { PageError } from './layouts/PageError';
import { keyHistoryEntry } from './keyHistoryEntry';
import { protectedPage, page } from './lazyPages';
import { Spinner } from '@/shared/ui/feedback/Spinner';
import { once } from '@/shared/text/once';

/** The id of the route whose pages are for signed-in users alone. */
export const PROTECTED = 'protected';

/**
 * The routes of section 2, in the same order. A page's code is loaded on its first visit. The router then removes `lazy`
 * from the route object, so each router needs a table of its own.
 */
export const routes = (): RouteObject[] => [
  {
    element: <MainLayout />,
    errorElement: (
      <main>
        <PageError />
      </main>
    ),
    hydrateFallbackElement: <Spinner />,
    children: [
      { path: paths.root, ...page(() => import('./pages/HomePage'), 'HomePage') },
      { path: paths.home, ...page(() => import('./pages/HomePage'), 'HomePage') },
      { path: paths.login, ...page(() => import('./pages/LoginPage'), 'LoginPage') },
      { path: paths.signUp, ...page(loadSignUpPage, 'LoginPage') },
      {
        id: PROTECTED,
        ...protectedPage('RequireUser'),
        children: [
          {
            path: paths.cars,
            ...protectedPage('CategoriesPage'),
            children: [
              { index: true, ...protectedPage('AllCarsPage') },
              { path: paths.brand, ...protectedPage('BrandCarsPage') },
            ],
          },
          { path: paths.compare, ...protectedPage('ComparePage') },
          { path: paths.carDetails, ...protectedPage('CarDetailsPage') },
          { path: paths.checkout, ...protectedPage('CheckoutPage') },
          {
            id: DASHBOARD,
            path: paths.dashboard,
            ...protectedPage('DashboardLayout'),
            children: [
              { index: true, ...protectedPage('MyBookingPage') },
              {
                ...protectedPage('RequireAdmin'),
                children: [
                  { path: paths.overview, ...protectedPage('OverviewPage') },
                  { path: paths.sellers, ...protectedPage('SellersPage') },
                  { path: paths.buyers, ...protectedPage('BuyersPage') },
                  { path: paths.reportedPosts, ...protectedPage('ReportedPostsPage') },
                ],
              },
              { path: paths.profile, ...protectedPage('ProfilePage') },
              {
                ...protectedPage('RequireSeller'),
                children: [
                  { path: paths.myProducts, ...protectedPage('MyProductsPage') },
                  { path: paths.postProduct, ...protectedPage('PostProductPage') },
                ],
              },
              { path: paths.payment, ...protectedPage('PaymentPage') },
            ],
          },
        ],
      },
      { path: paths.blog, ...page(() => import('./pages/BlogPage'), 'BlogPage') },
      { path: '*', ...page(() => import('./pages/NotFoundPage'), 'NotFoundPage') },
    ],
  },
];

/** Loads the page and, at the same time, the sign-up form on the other face of its card. */
async function loadSignUpPage() {
  // oxlint-disable-next-line syntax/no-restricted-syntax -- only `page` calls this
  const [code] = await Promise.all([import('./pages/LoginPage'), preloadSignUpForm()]);
  return code;
}

export function createRouter(table = routes()) {
  keyHistoryEntry();
  return createBrowserRouter(table, isNewVisit() ? { hydrationData: { loaderData: {} } } : {});
}

/**
 * Whether the page was opened by a link or an address, so that there is no earlier scroll to restore. A router that is created with
 * hydration data, even empty ones, leaves the page where the user has scrolled it before the code came. Without them it scrolls to the
 * top, and a press that has just begun is lost.
 */
function isNewVisit() {
  const [visit] = performance.getEntriesByType('navigation');
  return visit !== undefined && 'type' in visit && visit.type === 'navigate';
}

/** No router uses this table, so its routes keep `lazy`. */
const prefetchTable = once(routes);

/** Loads the code of the page at this path; for a visitor on the path of a protected page, that of the login page. */
export function prefetchPage(path: string, isVisitor: boolean) {
  const matches = matchRoutes(prefetchTable(), path) ?? [];
  if (isVisitor && matches.some(({ route }) => route.id === PROTECTED)) {
    prefetchPage(paths.login, isVisitor);
    return;
  }
  for (const { route } of matches) {
    if (typeof route.lazy === 'object') void route.lazy.Component?.();
  }
}
