import type { ComponentType } from 'react';
import { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router-dom';
import { chunkOf } from '@/shared/browser/lazyWithPreload';
import { paths } from '@/shared/config/paths';
import { MainLayout } from './layouts/MainLayout';
import { chunkQuery, RetryableLazyPage } from './layouts/RetryableLazyPage';
import { PageError } from './layouts/PageError';
import { Spinner } from '@/shared/ui/feedback/Spinner';

/** The id of the route whose pages are for signed-in users alone. */
export const MEMBERS = 'members';

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
      { path: paths.signUp, ...page(() => import('./pages/LoginPage'), 'LoginPage') },
      {
        id: MEMBERS,
        ...page(() => import('./guards'), 'RequireUser'),
        children: [
          {
            path: paths.cars,
            ...page(() => import('./pages/CategoriesPage'), 'CategoriesPage'),
            children: [
              { index: true, ...page(() => import('./pages/AllCarsPage'), 'AllCarsPage') },
              { path: paths.brand, ...page(() => import('./pages/BrandCarsPage'), 'BrandCarsPage') },
            ],
          },
          { path: paths.compare, ...page(() => import('./pages/ComparePage'), 'ComparePage') },
          { path: paths.carDetails, ...page(() => import('./pages/CarDetailsPage'), 'CarDetailsPage') },
          { path: paths.checkout, ...page(() => import('./pages/CheckoutPage'), 'CheckoutPage') },
          {
            path: paths.dashboard,
            ...page(() => import('./layouts/DashboardLayout'), 'DashboardLayout'),
            children: [
              { index: true, ...page(() => import('./pages/dashboard/MyBookingPage'), 'MyBookingPage') },
              {
                ...page(() => import('./guards'), 'RequireAdmin'),
                children: [
                  { path: paths.overview, ...page(() => import('./pages/dashboard/OverviewPage'), 'OverviewPage') },
                  { path: paths.sellers, ...page(() => import('./pages/dashboard/SellersPage'), 'SellersPage') },
                  { path: paths.buyers, ...page(() => import('./pages/dashboard/BuyersPage'), 'BuyersPage') },
                  {
                    path: paths.reportedPosts,
                    ...page(() => import('./pages/dashboard/ReportedPostsPage'), 'ReportedPostsPage'),
                  },
                  { path: paths.journal, ...page(() => import('./pages/dashboard/JournalPage'), 'JournalPage') },
                ],
              },
              { path: paths.profile, ...page(() => import('./pages/dashboard/ProfilePage'), 'ProfilePage') },
              {
                ...page(() => import('./guards'), 'RequireSeller'),
                children: [
                  {
                    path: paths.myProducts,
                    ...page(() => import('./pages/dashboard/MyProductsPage'), 'MyProductsPage'),
                  },
                  {
                    path: paths.postProduct,
                    ...page(() => import('./pages/dashboard/PostProductPage'), 'PostProductPage'),
                  },
                ],
              },
              { path: paths.payment, ...page(() => import('./pages/dashboard/PaymentPage'), 'PaymentPage') },
            ],
          },
        ],
      },
      { path: paths.blog, ...page(() => import('./pages/BlogPage'), 'BlogPage') },
      { path: '*', ...page(() => import('./pages/NotFoundPage'), 'NotFoundPage') },
    ],
  },
];

export function createRouter(table = routes()) {
  return createBrowserRouter(table);
}

/** Loads the code of the page at this path; for a visitor on a members' path, that of the login page. */
export function prefetchPage(path: string, isVisitor: boolean) {
  const matches = matchRoutes(routes(), path) ?? [];
  if (isVisitor && matches.some(({ route }) => route.id === MEMBERS)) {
    prefetchPage(paths.login, isVisitor);
    return;
  }
  for (const { route } of matches) {
    if (typeof route.lazy === 'object') void route.lazy.Component?.();
  }
}

/** A page with an error boundary of its own, so that the layouts around a broken page and their links keep working. */
function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  const chunk = chunkOf(load, name);
  const Retryable = () => <RetryableLazyPage chunk={chunkQuery(name, chunk.load)} />;
  const Component = () => chunk.load().catch(() => Retryable);
  return { lazy: { Component }, errorElement: <PageError /> };
}
