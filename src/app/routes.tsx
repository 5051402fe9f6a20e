import type { ComponentType } from 'react';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '@/shared/paths';
import { RequireRole, RequireUser } from './guards';
import { MainLayout } from './layouts/MainLayout';
import { RouteError } from './layouts/RouteError';
import { Spinner } from '@/shared/ui/Spinner';

/**
 * The route table: section 2, one line a row, in its order. A page's code arrives with its first visit, and its router
 * then strikes that out of the table: each router has one of its own.
 */
const routes = (): RouteObject[] => [
  {
    element: <MainLayout />,
    errorElement: <RouteError />,
    hydrateFallbackElement: <Spinner />,
    children: [
      { path: paths.root, lazy: page(() => import('./pages/HomePage'), 'HomePage') },
      { path: paths.home, lazy: page(() => import('./pages/HomePage'), 'HomePage') },
      { path: paths.login, lazy: page(() => import('./pages/LoginPage'), 'LoginPage') },
      { path: paths.signUp, lazy: page(() => import('./pages/LoginPage'), 'LoginPage') },
      {
        element: <RequireUser />,
        children: [
          {
            path: paths.cars,
            lazy: page(() => import('./pages/CategoriesPage'), 'CategoriesPage'),
            children: [
              { index: true, lazy: page(() => import('./pages/AllCarsPage'), 'AllCarsPage') },
              { path: paths.brand, lazy: page(() => import('./pages/BrandCarsPage'), 'BrandCarsPage') },
            ],
          },
          { path: paths.carDetails, lazy: page(() => import('./pages/CarDetailsPage'), 'CarDetailsPage') },
          { path: paths.checkout, lazy: page(() => import('./pages/CheckoutPage'), 'CheckoutPage') },
          {
            path: paths.dashboard,
            lazy: page(() => import('./layouts/DashboardLayout'), 'DashboardLayout'),
            children: [
              { index: true, lazy: page(() => import('./pages/dashboard/MyBookingPage'), 'MyBookingPage') },
              {
                element: <RequireRole role="admin" />,
                children: [
                  { path: paths.sellers, lazy: page(() => import('./pages/dashboard/SellersPage'), 'SellersPage') },
                  { path: paths.buyers, lazy: page(() => import('./pages/dashboard/BuyersPage'), 'BuyersPage') },
                  {
                    path: paths.reportedPosts,
                    lazy: page(() => import('./pages/dashboard/ReportedPostsPage'), 'ReportedPostsPage'),
                  },
                ],
              },
              { path: paths.profile, lazy: page(() => import('./pages/dashboard/ProfilePage'), 'ProfilePage') },
              {
                element: <RequireRole role="seller" />,
                children: [
                  {
                    path: paths.myProducts,
                    lazy: page(() => import('./pages/dashboard/MyProductsPage'), 'MyProductsPage'),
                  },
                  {
                    path: paths.postProduct,
                    lazy: page(() => import('./pages/dashboard/PostProductPage'), 'PostProductPage'),
                  },
                ],
              },
              { path: paths.payment, lazy: page(() => import('./pages/dashboard/PaymentPage'), 'PaymentPage') },
            ],
          },
        ],
      },
      { path: paths.blog, lazy: page(() => import('./pages/BlogPage'), 'BlogPage') },
      { path: '*', lazy: page(() => import('./pages/NotFoundPage'), 'NotFoundPage') },
    ],
  },
];

export function createRouter() {
  return createBrowserRouter(routes());
}

function page<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return { Component: async () => (await load())[name] };
}
