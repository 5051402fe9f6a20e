import type { ComponentType } from 'react';

/* oxlint-disable syntax/no-restricted-syntax -- only `chunkOf` in `lazyPages.tsx` calls these */
const pages = {
  RequireUser: () => import('./guards'),
  CategoriesPage: () => import('./pages/CategoriesPage'),
  AllCarsPage: () => import('./pages/AllCarsPage'),
  BrandCarsPage: () => import('./pages/BrandCarsPage'),
  ComparePage: () => import('./pages/ComparePage'),
  CarDetailsPage: () => import('./pages/CarDetailsPage'),
  CheckoutPage: () => import('./pages/CheckoutPage'),
  DashboardLayout: () => import('./layouts/DashboardLayout'),
  MyBookingPage: () => import('./pages/dashboard/MyBookingPage'),
  RequireAdmin: () => import('./guards'),
  OverviewPage: () => import('./pages/dashboard/OverviewPage'),
  SellersPage: () => import('./pages/dashboard/SellersPage'),
  BuyersPage: () => import('./pages/dashboard/BuyersPage'),
  ReportedPostsPage: () => import('./pages/dashboard/ReportedPostsPage'),
  ProfilePage: () => import('./pages/dashboard/ProfilePage'),
  RequireSeller: () => import('./guards'),
  MyProductsPage: () => import('./pages/dashboard/MyProductsPage'),
  PostProductPage: () => import('./pages/dashboard/PostProductPage'),
  PaymentPage: () => import('./pages/dashboard/PaymentPage'),
};

export type ProtectedPage = keyof typeof pages;

/**
 * Loads the guards, layouts and protected pages. A file of its own, because it lists most files of the site, which visitors do
 * not need.
 */
export const protectedPages: { [Name in ProtectedPage]: () => Promise<Record<Name, ComponentType>> } = pages;
